// Mentions of founders, agencies and people who sell what they know.
import type { Mentions } from './mention.ts';

export const office: Mentions = {
  founder: [
    [
      'Hiring our first support',
      'good luck with hiring your first support person',
      {
        team: ', you must be reading a lot of applications right now',
        money: ', I guess that means payroll as well now',
      },
      'your first hire',
    ],
    [
      'We passed 300',
      'congrats on passing 300 paying customers',
      {
        team: ', support must be getting busy',
        reach: ', I guess you’re working out where the next 300 come from',
        web: ', I guess most of them had a look at your site first',
        money: ', that must be a lot of invoices every month',
      },
    ],
    [
      'Deleted half the settings',
      'saw that support tickets fell by a third once half the settings page was gone',
      {},
    ],
    ['A customer in', 'saw you built the feature a customer in {place} drew on a napkin', {}],
    ['Our churn was bad', 'saw your post about what people told you when you asked about churn', {}],
    [
      'Building {make}. Bootstrapped',
      'saw that you’re building {make}, bootstrapped and profitable',
      { money: ', so I guess you do the books yourself too' },
    ],
    [
      '{make} from {place}\nShipping',
      'saw that you ship something every Friday',
      {
        reach: ', so there must be news to tell every week',
        web: ', so I guess the website is always a bit behind',
      },
      'the Friday releases',
    ],
  ],
  agency: [
    [
      '{make} 🚀 2 slots',
      'saw you have 2 slots left this quarter',
      { reach: ', so you’re probably looking for two more good clients' },
      'those 2 slots',
    ],
    [
      'Rebrand day',
      'saw your post about very carefully rebranding a 60-year-old biscuit',
      {
        pictures: ', so you’ll probably want good photos for the portfolio',
        design: ', so there must be new packaging to print',
      },
    ],
    ['Case study', 'saw your case study with 11 emails and 4x the orders', {}],
    [
      'We said no to a client',
      'saw your post about saying no to a client',
      { reach: ', so there’s probably room for one that fits better' },
    ],
    ['New desk plants', 'saw your post about the new desk plants and the same playlist', {}],
    ['What we learned', 'saw your post about what you learned from a year of {make}', {}],
    [
      '{make}. Six people',
      'saw that you’re six people and no jargon',
      {
        team: ', so I guess planning who does what takes some talking',
        money: ', so I guess the invoices are nobody’s favourite job',
      },
    ],
  ],
  accountant: [
    [
      'We moved forty clients',
      'congrats on moving forty clients off paper this year',
      { money: ', I guess their receipts come in as photos now' },
      'those clients',
    ],
    [
      'January survival plan',
      'saw your one-page January survival plan',
      {
        team: ', so January must be all hands on deck for you',
        bookings: ', so your January calendar must fill up early',
        reach: ', and you’d probably like people to see it before January',
      },
      'the January rush',
    ],
    [
      'You can claim',
      'saw your post about not being able to claim for the dog',
      { web: ', and I bet you get asked that sort of thing a lot' },
    ],
    [
      'A café in',
      'saw your post about the café in {place} that found nine thousand in its till',
      {
        reach: ', and you’d probably like other cafés to hear about that',
        web: ', so other cafés will probably look you up now',
      },
    ],
    [
      'Quarter end',
      'saw your post about quarter end with pastries all week',
      {
        team: ', so it must be all hands on deck',
        bookings: ', so your calendar must be packed',
      },
      'the next quarter end',
    ],
    [
      'Shoebox of receipts',
      'saw that you love a shoebox of receipts',
      { money: ', so I guess somebody has to type them all in' },
      'the shoeboxes',
    ],
    [
      '{make}. We answer',
      'saw that you answer the phone',
      { bookings: ', and I guess a lot of those calls are about appointments' },
      'those calls',
    ],
  ],
  'skincare-shop': [
    [
      'Stockists wanted',
      'saw you’re looking for stockists in {place}',
      {
        selling: ', and finding them one by one must take a while',
        pictures: ', and I guess shops ask you for good product photos',
        reach: ', so the right shops still have to find you',
        web: ', and I guess shop owners look at your website first',
        money: ', so there’ll probably be more invoices to write',
        design: ', so your packaging has to stand out on somebody else’s shelf',
      },
      'your stockists',
    ],
    [
      'Batch 57',
      'saw that batch 57 is curing and the street can smell it',
      {
        selling: ', so there’ll soon be a whole batch to sell',
        design: ', so there must be a lot of labels to stick on soon',
        supplies: ', so you must get through a lot of ingredients',
      },
    ],
    [
      'We took the fragrance',
      'saw that sales went up when you took the fragrance out',
      {
        selling: ', so there must be more parcels to pack now',
        design: ', and I guess the labels had to change too',
      },
    ],
    [
      'Real skin',
      'saw your no-filter post about eight weeks with {make}',
      {
        pictures: ', and good photos without a filter can’t be easy',
        web: ', and I guess people look for that before they buy',
      },
    ],
    [
      'The refill station',
      'congrats on 1,000 fills at the refill station',
      {
        selling: ', you must see a lot of regulars at the till',
        reach: ', you’d probably like even more people to bring their bottles',
        repair: ', I guess the pumps need a good clean now and then',
        supplies: ', you must be buying in pretty big canisters',
      },
      'the refills',
    ],
    [
      'Small-batch {make}',
      'saw that you ship your {make} worldwide',
      {
        selling: ', so you must pack a lot of parcels',
        money: ', so I guess the taxes get complicated',
      },
    ],
  ],
  'career-coach': [
    [
      'New dates for',
      'saw your new dates for {make} on Tuesdays in November',
      {
        bookings: ', so the sign-ups must be coming in now',
        reach: ', so you’d probably like to fill them soon',
        web: ', so people must be looking for the details',
        money: ', so there’ll probably be a few more invoices to write',
      },
      'the Tuesday dates',
    ],
    [
      'The sentence to say',
      'saw your post about what to say when they ask for your salary first',
      { reach: ', and I guess posts like that bring you most of your clients' },
    ],
    [
      'She applied for nothing',
      'saw your post about the memo that led to a promotion',
      { web: ', and I bet people keep asking you for the memo' },
    ],
    ['Your CV', 'saw your post about CVs not needing a photo or a star sign', {}],
    [
      'Spoke at the library',
      'congrats on the packed room at the library in {place}',
      {
        bookings: ', I bet a few of them asked for a session',
        pictures: ', it would probably have been nice to have it on video',
        reach: ', I guess some of them would like to hear more from you',
        web: ', I bet a few of them looked you up afterwards',
      },
      'your next talk',
    ],
    [
      '{make} | 900+',
      'saw that you’ve had 900+ clients in {place} and online',
      {
        bookings: ', so your calendar must be quite a puzzle',
        money: ', so you must have written a lot of invoices',
      },
      'your clients',
    ],
  ],
  developer: [
    [
      'Free class on',
      'saw your free class on {make} at the library in {place}',
      {
        bookings: ', and I guess you’d like to know how many are coming',
        reach: ', and you’d probably like the right people to hear about it',
      },
      'the class',
    ],
    ['Removed 300 KB', 'saw you removed 300 KB of JavaScript and everyone on a train noticed', {}],
    ['My first talk', 'congrats on your first talk, ums and all', {}],
    ['This bug was a time zone', 'saw your post about the bug that was a time zone', {}],
    [
      'Shipped the redesign',
      'congrats on shipping the redesign for a small museum',
      {
        reach: ', you’d probably like the next museum to see it',
        money: ', I guess there’s an invoice to write now',
      },
    ],
    [
      'freelance dev',
      'saw you’re a freelance dev in {place}',
      {
        reach: ', so I guess finding the next client is part of the job',
        money: ', so I guess the invoices and taxes are yours too',
      },
    ],
  ],
};
