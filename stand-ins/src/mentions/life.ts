// Mentions of travellers, families, teachers, pets and causes.
import type { Mentions } from './mention.ts';

export const life: Mentions = {
  traveller: [
    [
      'What I spent',
      'saw you added up a week in {place}, down to the last coffee',
      {
        reach: ', so you’d probably like people planning a trip there to find it',
        web: ', and I guess people ask you for the whole list',
        money: ', so you must keep every receipt',
      },
    ],
    ['Nineteen hours', 'saw you’d do those nineteen hours on the sleeper again tomorrow', {}],
    ['We missed the ferry', 'saw that missing the ferry turned into the best day of your trip', {}],
    [
      'Packing list',
      'saw that everything on your packing list fits under the seat',
      {
        web: ', and I bet people keep asking you for it',
        supplies: ', so everything you carry must be small and light',
      },
    ],
    [
      'Saved you a search',
      'saw your tip about the bakery behind the station that opens at five',
      { web: ', and I guess you have a whole list of tips like that' },
    ],
  ],
  'dog-groomer': [
    [
      'We have two openings',
      'saw you have two openings this week',
      {
        bookings: ', so there’s probably some back and forth until they’re filled',
        reach: ', so you’d probably like a few more dog owners to see that',
        web: ', and I guess people have to message you to get one',
      },
      'those openings',
    ],
    [
      'New van',
      'saw your new van is out and about in {place} from Monday',
      {
        bookings: ', so you’ll be fitting the driving in between appointments',
        money: ', and that must be a big invoice for the books',
        repair: ', and I guess you can’t have it off the road',
        design: ', and it could probably do with your name on the side',
      },
    ],
    [
      'Biscuit did not',
      'saw your post about Biscuit, who sleeps through the dryer now',
      {
        bookings: ', so I guess you plan in extra time for nervous dogs',
        reach: ', and I guess you’d like more owners of nervous dogs to find you',
      },
    ],
    [
      'Doodle owners',
      'saw your post asking doodle owners to brush to the skin',
      {
        bookings: ', and I guess the tangled ones run over their slot',
        web: ', and I bet you explain that several times a week',
      },
    ],
    [
      'Before: a rug',
      'saw your before and after, from rug to terrier',
      {
        pictures: ', and it must be hard to get a dog to sit still for the photo',
        supplies: ', and that must have taken a lot of shampoo',
      },
    ],
    [
      '{make} in {place} 🐾 One dog',
      'saw that you take one dog at a time',
      { bookings: ', so a no-show must leave you with an empty hour' },
      'your appointments',
    ],
  ],
  parent: [
    [
      'They ate it',
      'saw your post about them actually eating it',
      { web: ', and I bet other parents are asking for the recipe' },
    ],
    [
      'Our favourite playground',
      'saw your favourite playground in {place} finally has a fence',
      {
        reach: ', and you’d probably like other families nearby to know',
        web: ', and I guess other families ask you for places like that',
      },
    ],
    ['Saturday is for', 'saw your post about Saturdays with {make} and pyjamas', {}],
  ],
  teacher: [
    [
      'Free download of',
      'saw your free download of {make} for the new term',
      {
        selling: ', and I bet some teachers would pay for a whole set',
        reach: ', so you’d probably like more teachers to find it',
        web: ', so people must need a place to get it from',
        design: ', and I guess you do the layout yourself too',
      },
    ],
    [
      'We measured the playground',
      'saw you measured the playground in bananas, all 412',
      { supplies: ', so I guess you like maths they can hold in their hands' },
    ],
    [
      'A child told me',
      'saw a child told you fractions are fair sharing with rules',
      { design: ', and that would make a good classroom poster' },
    ],
    [
      'Display board done',
      'saw your post about the five hours on the display board',
      {
        design: ', so you probably cut out every letter yourself',
        supplies: ', so you must have got through a lot of paper and glue',
      },
    ],
    [
      'Parents’ evening',
      'saw you had parents’ evening in {place}, with biscuits',
      { bookings: ', so you probably had a long list of time slots to sort out' },
      'the next parents’ evening',
    ],
    [
      'Tutor. {make}',
      'saw that you’re a tutor, and a patient one',
      {
        bookings: ', so your week must be a puzzle of lesson times',
        reach: ', and I guess most families find you through other parents',
        web: ', so parents probably look you up before they write',
        money: ', so I guess the invoices are yours to write too',
      },
      'your lessons',
    ],
  ],
  rescue: [
    [
      'Open day in',
      'saw 1,100 people came to your open day in {place}',
      {
        team: ', so you must have had a lot of helpers to organise',
        bookings: ', so it must be hard to know how many will come next time',
        reach: ', and you’d probably like to stay in touch with some of them',
        money: ', so there must have been a lot of small donations to count',
      },
      'the next open day',
    ],
    [
      'We need towels',
      'saw you’re asking for old towels in any colour',
      {
        reach: ', so you’d probably like more people nearby to see that',
        repair: ', so the washing machine must be running all day',
        supplies: ', so you must get through a pile of them every day',
      },
    ],
    [
      'Number 212',
      'saw that number 212 grew from 340 g to 700',
      {
        pictures: ', and I bet people would have loved a video of that',
        supplies: ', so you must get through a lot of food',
      },
    ],
    [
      'Thank you to class 3B',
      'saw class 3B sold lemonade for your {make}',
      {
        reach: ', and I bet other classes would join in if they knew',
        web: ', so there are probably more people looking for a way to give',
        money: ', and I guess every small sum has to go in the books',
      },
    ],
    [
      'After four months',
      'saw that Juno has a home after four months',
      {
        pictures: ', and I guess a good photo helps the next one along',
        reach: ', and you’d probably like the next one to be found sooner',
        web: ', and I guess most people look through your animals online first',
      },
    ],
    [
      'Volunteer-run',
      'saw that you’re run by volunteers',
      { team: ', so working out who comes when must be a job in itself' },
      'your volunteers',
    ],
  ],
  'thrift-shop': [
    [
      'Forty pieces',
      'saw your post about the forty pieces on the rail and the green coat',
      {
        selling: ', and that’s forty things to price and sell one by one',
        pictures: ', and that’s forty things to photograph',
        design: ', so that must be a lot of price tags',
        shelf: ', so the shop will probably be full of people browsing',
      },
      'the next drop',
    ],
    [
      'House clearance',
      'saw you found a whole trunk of {make} in {place}',
      {
        selling: ', so you must have a lot to price and list now',
        pictures: ', so you must have a lot to photograph now',
        reach: ', and I bet there are collectors who’d like to know',
        repair: ', and I guess some of it needs a clean first',
      },
    ],
    [
      'Mended the elbow',
      'saw your post about mending the elbow with an old darning egg',
      { supplies: ', so you probably get through a lot of thread' },
    ],
    [
      'Sizes then',
      'saw that you measure everything because sizes then aren’t sizes now',
      {
        selling: ', so every piece must take a while to list',
        web: ', and I guess people want the measurements before they order',
        design: ', so there must be a lot to write on each tag',
      },
    ],
    [
      'Trade your old jeans',
      'saw you’re trading old jeans for credit this month',
      {
        selling: ', so you must be writing down a lot of credit',
        reach: ', so you’d probably like more people to hear about it',
        money: ', and I guess the credit makes the books a bit tricky',
        repair: ', so there must be a lot of denim to wash',
        shelf: ', so people are probably coming in with credit to spend',
      },
      'the jeans trade',
    ],
    [
      '{make} · drops Sunday',
      'saw that your drops are on Sundays at 7 pm',
      {
        selling: ', so I guess everyone orders at the same time',
        reach: ', so you’d probably like more people waiting at seven',
        web: ', so your shop must get busy at seven',
      },
      'the next drop',
    ],
  ],
};
