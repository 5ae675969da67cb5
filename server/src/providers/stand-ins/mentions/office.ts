// Mentions of founders, agencies and people who sell what they know.
import type { Mentions } from './mention.ts';

export const office: Mentions = {
  founder: [
    [
      'Hiring our first support',
      'saw you’re hiring your first support person',
      {
        team: ', and the first one sets the tone',
        reach: ', and the right person has to come across it',
        money: ', and every new person brings some paperwork',
      },
      'the hiring',
    ],
    [
      'We passed 300',
      'saw you passed 300 paying customers',
      {
        money: ', so there’s more to keep straight every month',
        reach: ', so word gets round even without the launch',
        team: ', which is a lot of people to look after',
        web: ', so plenty of people see your pages now',
      },
      'those 300 customers',
    ],
    [
      'Deleted half the settings',
      'saw that support tickets fell by a third once half the settings went',
      {
        web: ', so keeping things simple pays off for you',
        reach: ', and other founders would want to read about that',
        design: ', so you’d rather have less on the page',
      },
    ],
    [
      'A customer in',
      'saw you built the feature a customer in {place} drew on a napkin',
      {
        web: ', so you build what people ask for',
        reach: ', which is a story other customers would like',
        pictures: ', and I’d have liked to see that napkin',
        design: ', so you know what a quick sketch can start',
      },
    ],
    [
      'Our churn was bad',
      'saw your post about asking people about churn and what they said',
      {
        reach: ', so keeping people matters as much as finding them',
        web: ', so you listen before you change things',
        money: ', so you look at the awkward numbers too',
      },
    ],
  ],
  agency: [
    [
      '{make} 🚀 2 slots',
      'saw you have 2 slots left this quarter',
      {
        bookings: ', so the calendar is nearly full',
        reach: ', so it only takes the right people to see it',
        team: ', so everyone has plenty on already',
        money: ', so most of the quarter’s work is already in',
      },
      'those 2 slots',
    ],
    [
      'Rebrand day',
      'saw your post about very carefully rebranding a 60-year-old biscuit',
      {
        pictures: ', and people will want the before and after',
        design: ', so the small things on a packet matter to you',
        reach: ', and people outside the trade would read that too',
      },
    ],
    [
      'Case study',
      'saw your case study with 11 emails and 4x the orders',
      {
        reach: ', and other brands would want to read that',
        web: ', and that should be easy to find later',
        selling: ', so you know what makes people order',
      },
    ],
    [
      'We said no to a client',
      'saw your post about saying no to a client',
      {
        money: ', so you know what your time is worth',
        reach: ', so there may be room for one that fits',
      },
    ],
    [
      'New desk plants',
      'saw your post about the new desk plants and the same playlist',
      {
        pictures: ', and people like to see where the work happens',
        shelf: ', and it sounds like visitors are welcome',
        repair: ', so the office is getting some care',
      },
    ],
    [
      'What we learned',
      'saw your post about what you learned from a year of {make}',
      {
        reach: ', and other people could learn from that too',
        web: ', and people will want to find that again',
        pictures: ', and that’s a lot to tell in one post',
        team: ', which is useful for whoever joins next',
      },
    ],
  ],
  accountant: [
    [
      'We moved forty clients',
      'saw you moved forty clients off paper this year',
      {
        web: ', so more of the work is on screen now',
        bookings: ', so they’re probably used to doing things online now',
        money: ', so you don’t mind changing how things are done',
        reach: ', and other small businesses would like to hear that',
      },
      'those clients',
    ],
    [
      'January survival plan',
      'saw your one-page January survival plan',
      {
        reach: ', and plenty of people need it before January',
        bookings: ', so you know how full that month gets',
        design: ', and a page like that ends up on many walls',
        team: ', and January takes every pair of hands',
      },
      'the January rush',
    ],
    [
      'You can claim',
      'saw your post about not being able to claim for the dog',
      {
        reach: ', and everybody wonders about something like that',
        web: ', and people look that sort of thing up at night',
        pictures: ', and people remember tax when it makes them smile',
      },
    ],
    [
      'A café in',
      'saw your post about the café in {place} that found nine thousand in its till',
      {
        reach: ', and every other café would want to read it',
        web: ', and the next café will look you up first',
        money: ', so you go through the figures properly',
      },
    ],
    [
      'Quarter end',
      'saw your post about quarter end and pastries all week',
      {
        money: ', so everything lands on the desk at once',
        team: ', so it’s all hands for a few days',
        bookings: ', so the diary is probably packed',
        shelf: ', so small treats help in a busy week',
      },
      'the quarter end',
    ],
  ],
  'skincare-shop': [
    [
      'Stockists wanted',
      'saw you’re looking for stockists in {place}',
      {
        selling: ', so there’ll be more orders going out',
        reach: ', and the right shops have to hear about it',
        design: ', so your products will sit on other people’s shelves',
        pictures: ', and a shop owner wants to see things first',
      },
      'the stockists',
    ],
    [
      'Batch 57',
      'saw that batch 57 is curing and the street can smell it',
      {
        supplies: ', so there’s always something on the go',
        pictures: ', and people would like to see inside',
        selling: ', so soon there’ll be a whole batch to sell',
        reach: ', and people further away should know too',
      },
    ],
    [
      'We took the fragrance',
      'saw that sales went up when you took the fragrance out',
      {
        selling: ', so there’s more going out of the door',
        reach: ', so people were looking for exactly that',
        supplies: ', so you think hard about what goes in',
        design: ', and people should see that at first glance',
      },
    ],
    [
      'Real skin',
      'saw your no-filter post about eight weeks with {make}',
      {
        pictures: ', and real skin is what people want to see',
        reach: ', and others with skin like that should see it',
        web: ', and people look for that before they buy',
        selling: ', and that’s often what makes someone order',
      },
    ],
    [
      'The refill station',
      'saw your refill station has done 1,000 fills',
      {
        selling: ', so people come back for more',
        supplies: ', so plenty has run through it by now',
        repair: ', so it’s had a fair bit of use',
        reach: ', and that much plastic saved is worth telling people',
      },
      'the refills',
    ],
  ],
  'career-coach': [
    [
      'New dates for',
      'saw your new dates for {make} on Tuesdays in November',
      {
        bookings: ', so people will be choosing their Tuesday',
        reach: ', so the right people should hear before then',
        web: ', so people will be looking for the details',
      },
      'the Tuesday dates',
    ],
    [
      'The sentence to say',
      'saw your post about what to say when they ask for your salary first',
      {
        reach: ', and many people could use that sentence',
        web: ', and people search for that before an interview',
      },
    ],
    [
      'She applied for nothing',
      'saw your post about the memo that led to a promotion',
      {
        reach: ', and plenty of people could use one like it',
        web: ', and people will want to look that up later',
      },
    ],
    [
      'Your CV',
      'saw your post about CVs not needing a photo or a star sign',
      {
        design: ', so you like a page with only what matters',
        reach: ', and plenty of job hunters should read that',
        web: ', and that’s what people look up before applying',
      },
    ],
    [
      'Spoke at the library',
      'saw your talk at the library in {place} packed the room',
      {
        reach: ', so there’s an audience beyond that room too',
        bookings: ', and some of them will want time with you',
        pictures: ', and plenty of others would’ve liked to see it',
        web: ', and people look a speaker up afterwards',
      },
      'your talks',
    ],
  ],
  developer: [
    [
      'Free class on',
      'saw your free class on {make} at the library in {place}',
      {
        bookings: ', and free places tend to go quickly',
        reach: ', and the people who need it should hear',
        pictures: ', and not everyone can be there to see it',
        web: ', and people will want to look things up after',
      },
      'the class',
    ],
    [
      'Removed 300 KB',
      'saw you removed 300 KB of JavaScript and everyone on a train noticed',
      {
        web: ', so you care how fast a page feels',
        reach: ', and other developers would want to know how',
        supplies: ', so small improvements matter to you',
      },
    ],
    [
      'My first talk',
      'saw your post about your first talk and the friend who counted the ums',
      {
        pictures: ', and first talks are nice to look back on',
        reach: ', so a few more people know your name now',
        web: ', and people look up who they’ve just heard',
      },
    ],
    [
      'This bug was a time zone',
      'saw your post about the bug that was a time zone',
      {
        bookings: ', so you know how tricky dates can get',
        web: ', and anyone who builds things online knows that one',
        supplies: ', and those can eat up a whole afternoon',
      },
    ],
    [
      'Shipped the redesign',
      'saw you shipped a small museum’s redesign and everyone cried',
      {
        reach: ', and other museums would want to see that',
        web: ', so you know what a small place needs',
        pictures: ', and that’s worth showing before and after',
        design: ', so the look of things matters to you',
      },
    ],
  ],
};
