// Mentions of bakers, roasters, cooks and growers.
import type { Mentions } from './mention.ts';

export const food: Mentions = {
  bakery: [
    [
      'We sold out at 9:40',
      'saw you sold out by 9:40 on Saturday',
      'selling supplies bookings web money',
      'the Saturday rush',
    ],
    [
      'Four in the morning',
      'saw your post about the first {make} coming out at four in the morning',
      'pictures supplies shelf',
    ],
    ['New miller', 'saw your post about the new flour and the sweeter crumb', 'supplies'],
    ['Sam has been shaping', 'saw your post about Sam’s first year of shaping {make}', 'team pictures'],
    [
      'Looking for a weekend',
      'saw you’re looking for a weekend counter person in {place}',
      'team',
      'the weekends',
    ],
    ['The oven is down', 'saw your post about the oven being down until Tuesday', 'repair'],
    ['Bread people', 'saw that you bake for cafés in {place} too', 'selling shelf web'],
  ],
  'coffee-roaster': [
    [
      'Barista throwdown',
      'saw your post about the barista throwdown in {place} on Thursday',
      'bookings reach pictures',
      'the throwdown',
    ],
    [
      'Cupping table',
      'saw your post about cupping eleven samples and the one clear winner',
      'supplies pictures shelf',
    ],
    [
      'We publish our green prices',
      'saw that you publish your green prices again this year',
      'money web reach',
    ],
    ['A sack fell off', 'saw your post about the sack that fell off the pallet', 'supplies team repair'],
    [
      'Changed the roast curve',
      'saw your post about changing the roast curve by forty seconds',
      'supplies pictures',
    ],
    [
      '{make} ☕ Beans to your door',
      'saw that you ship beans as well as pouring them at the bar',
      'selling web design shelf',
    ],
  ],
  restaurant: [
    [
      'Two tables just opened',
      'saw your post about the two tables that opened up for Friday',
      'bookings reach',
      'the Friday tables',
    ],
    [
      'The menu changed at noon',
      'saw your post about the menu changing at noon because the boat came in',
      'supplies pictures web',
    ],
    ['Our pot washer', 'saw your post about your pot washer becoming the pastry chef', 'team pictures'],
    [
      'Tomatoes are finally good',
      'saw your post about the tomatoes finally being good',
      'supplies shelf pictures',
    ],
    ['Staff lunch today', 'saw your post about the staff lunch in {place}', 'team pictures shelf'],
    ['We will be closed', 'saw you’re closing for a week in January to fix the floor', 'repair'],
  ],
  'street-food': [
    [
      'We ran out of',
      'saw you ran out of {make} by 1:15',
      'selling supplies bookings web money',
      'the lunch rush',
    ],
    ['Tonight: brewery yard', 'saw your post about the brewery yard in {place}', 'reach pictures bookings'],
    [
      'The generator died',
      'saw your post about the generator dying and the stranger who lent you his',
      'repair',
    ],
    ['New sauce', 'saw your post about the new sauce', 'shelf supplies pictures'],
    [
      'Wedding number thirty',
      'saw your post about wedding number thirty choosing {make} over a cake',
      'bookings reach pictures',
      'the wedding bookings',
    ],
  ],
  'vegan-cook': [
    [
      'Made this four times',
      'saw your post about the {make} you made four times to get right',
      'pictures supplies',
    ],
    ['You do not need to press', 'saw your post about not pressing tofu', 'pictures reach'],
    ['My mother ate this', 'saw your post about your mother asking for seconds', 'pictures'],
    ['What is left in the fridge', 'saw your post about Thursday’s leftovers for dinner', 'pictures shelf'],
    ['Book deadline week', 'saw your post about book deadline week and all that toast', 'design pictures'],
    ['Recipe developer', 'saw that you publish a new recipe every Wednesday', 'web reach pictures'],
  ],
  brewery: [
    [
      'Quiz night is back',
      'saw that quiz night is back and the post office team won again',
      'bookings reach',
      'the quiz nights',
    ],
    ['Canning day', 'saw your post about canning 1,400 cans of {make}', 'selling supplies design team'],
    ['Spent grain goes', 'saw your post about your spent grain going to the pigs', 'supplies pictures'],
    ['Fresh hops', 'saw your post about the fresh hops going into the tank', 'supplies pictures'],
    ['We entered {make}', 'saw your {make} won bronze', 'reach selling shelf design'],
  ],
};
