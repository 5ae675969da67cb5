// Mentions of travellers, families, teachers, pets and causes.
import type { Mentions } from './mention.ts';

export const life: Mentions = {
  traveller: [
    ['What I spent', 'saw your post about what a week in {place} cost you', 'money web reach'],
    ['Nineteen hours', 'saw your post about nineteen hours on the sleeper', 'pictures reach'],
    ['We missed the ferry', 'saw your post about the missed ferry and the day it turned into', 'pictures'],
    ['Packing list', 'saw your packing list for {make}', 'pictures'],
    ['Saved you a search', 'saw your tip about the bakery behind the station', 'web reach'],
  ],
  'dog-groomer': [
    [
      'We have two openings',
      'saw you have two openings for {make} this week',
      'bookings reach',
      'those openings',
    ],
    ['New van', 'saw your new van is out in {place} from Monday', 'bookings reach repair', 'the van rounds'],
    ['Biscuit did not', 'saw your post about Biscuit, who sleeps through the dryer now', 'pictures'],
    ['Doodle owners', 'saw your post asking doodle owners to brush to the skin', 'reach'],
    ['Before: a rug', 'saw your before and after of the terrier', 'pictures reach'],
  ],
  parent: [
    ['They ate it', 'saw your post about the dinner they actually ate', 'pictures'],
    ['Our favourite playground', 'saw the playground in {place} finally has a fence', 'reach pictures'],
    ['Saturday is for', 'saw your post about Saturdays with {make} and pyjamas', 'pictures'],
  ],
  teacher: [
    ['Free download of', 'saw your free download of {make} for the new term', 'web reach design'],
    ['We measured the playground', 'saw you measured the playground in bananas, all 412', 'pictures'],
    ['A child told me', 'saw your post about fractions as fair sharing with rules', 'reach web'],
    ['Display board done', 'saw your post about the five hours on the display board', 'design'],
    [
      'Parents’ evening',
      'saw your post about the parents’ evening in {place}',
      'bookings',
      'the next parents’ evening',
    ],
    ['Tutor. {make}', 'saw that you’re a tutor and make {make}', 'bookings web', 'your lessons'],
  ],
  rescue: [
    [
      'Open day in',
      'saw 1,100 people came to the open day in {place}',
      'bookings reach pictures',
      'the next open day',
    ],
    ['We need towels', 'saw your post asking for old towels', 'pictures'],
    ['Number 212', 'saw your post about number 212 going from 340 g to 700', 'pictures'],
    ['Thank you to class 3B', 'saw your thank-you to class 3B for the lemonade', 'reach money'],
    ['After four months', 'saw that Juno has a home after four months', 'pictures reach web'],
  ],
  'thrift-shop': [
    [
      'Forty pieces',
      'saw your post about forty pieces on the rail, green coat included',
      'selling pictures shelf',
      'the next drop',
    ],
    ['House clearance', 'saw you found a whole trunk of {make} in {place}', 'selling pictures'],
    ['Mended the elbow', 'saw your post about mending the elbow with an old darning egg', 'repair pictures'],
    ['Sizes then', 'saw that you measure every piece yourself', 'web selling'],
    [
      'Trade your old jeans',
      'saw you trade old jeans for credit this month',
      'selling reach bookings',
      'the jeans trade',
    ],
  ],
};
