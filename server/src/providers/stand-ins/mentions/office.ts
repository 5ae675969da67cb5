// Mentions of founders, agencies and people who sell what they know.
import type { Mentions } from './mention.ts';

export const office: Mentions = {
  founder: [
    ['Hiring our first support', 'saw you’re hiring your first support person', 'team', 'the hiring'],
    ['We passed 300', 'saw you passed 300 paying customers', 'money reach web', 'those 300 customers'],
    [
      'Deleted half the settings',
      'saw that support tickets fell by a third once half the settings went',
      'web',
    ],
    ['A customer in', 'saw your post about the feature a customer drew on a napkin', 'web design'],
    ['Our churn was bad', 'saw your post about what people told you about churn', 'web reach money'],
  ],
  agency: [
    ['{make} 🚀 2 slots', 'saw you have 2 slots left this quarter', 'bookings reach', 'those 2 slots'],
    ['Rebrand day', 'saw your post about rebranding a 60-year-old biscuit', 'pictures design'],
    ['Case study', 'saw your case study with 11 emails and 4x the orders', 'reach web'],
    ['We said no to a client', 'saw your post about saying no to a client', 'money'],
    ['New desk plants', 'saw your post about the new desk plants', 'pictures'],
    ['What we learned', 'saw your post about a year of {make}', 'web pictures'],
  ],
  accountant: [
    [
      'We moved forty clients',
      'saw you moved forty clients off paper this year',
      'web money bookings',
      'those clients',
    ],
    ['January survival plan', 'saw your one-page January survival plan', 'design reach', 'the January rush'],
    ['You can claim', 'saw your post about what you can and can’t claim for', 'reach web'],
    [
      'A café in',
      'saw your post about the café in {place} that found nine thousand in its till',
      'reach money',
    ],
    ['Quarter end', 'saw your post about quarter end and pastries', 'money', 'the quarter end'],
  ],
  'skincare-shop': [
    [
      'Stockists wanted',
      'saw you’re looking for stockists in {place}',
      'selling shelf reach',
      'the stockists',
    ],
    ['Batch 57', 'saw your post about batch 57 curing', 'pictures shelf'],
    [
      'We took the fragrance',
      'saw that sales went up when you took the fragrance out',
      'selling reach money',
    ],
    ['Real skin', 'saw your post about eight weeks with {make}', 'pictures reach'],
    ['The refill station', 'saw your refill station did 1,000 fills', 'selling web', 'the refills'],
  ],
  'career-coach': [
    [
      'New dates for',
      'saw your new dates for {make}, Tuesdays in November',
      'bookings reach',
      'the Tuesday dates',
    ],
    ['The sentence to say', 'saw your post about the salary question', 'reach web'],
    ['She applied for nothing', 'saw your post about the memo that led to a promotion', 'reach web pictures'],
    ['Your CV', 'saw your post about the CV without a photo or star rating', 'design reach'],
    [
      'Spoke at the library',
      'saw your talk at the library in {place} packed the room',
      'reach bookings pictures',
      'your talks',
    ],
  ],
  developer: [
    [
      'Free class on',
      'saw your free class on {make} at the library in {place}',
      'bookings reach',
      'the class',
    ],
    ['Removed 300 KB', 'saw you removed 300 KB of JavaScript', 'web'],
    ['My first talk', 'saw your post about your first talk', 'reach pictures'],
    ['This bug was a time zone', 'saw your post about the time zone bug', 'web'],
    ['Shipped the redesign', 'saw you shipped the redesign of a small museum’s site', 'web design reach'],
  ],
};
