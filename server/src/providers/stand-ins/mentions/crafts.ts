// Mentions of people who make things with their hands.
import type { Mentions } from './mention.ts';

export const crafts: Mentions = {
  potter: [
    [
      'Wood-fired {make} 🏺 Classes',
      'saw you teach pottery classes on Tuesday nights in {place}',
      'bookings',
      'the Tuesday classes',
    ],
    [
      'Kiln unloading day',
      'saw your post about unloading the kiln and the thirty pieces you kept',
      'selling pictures',
    ],
    [
      'Trying an ash glaze',
      'saw your post about the ash glaze that finally stopped crawling',
      'supplies pictures',
    ],
    [
      'Packed the last of the',
      'saw you packed the last of the {make} for the {place} market',
      'selling shelf reach design',
    ],
    [
      'Somebody asked how long',
      'saw your post about a pot taking four weeks from lump to shelf',
      'money pictures',
    ],
    ['New clay body', 'saw your post about the new clay body, the darker and grittier one', 'supplies'],
    ['Throwing {make} since', 'saw you restock the shop on the first of every month', 'selling web design'],
  ],
  woodworker: [
    [
      '{make}\nOne workshop',
      'saw that your workshop is booked into spring',
      'bookings money',
      'the orders waiting for spring',
    ],
    ['Dry fit of the', 'saw your post about the dry fit of the {make}, holding without glue', 'pictures'],
    [
      'This elm came down',
      'saw your post about the storm elm and its two years of drying',
      'supplies pictures',
    ],
    ['Sharpening day', 'saw your post about sharpening day', 'repair supplies'],
    ['Delivered a set of', 'saw you delivered {make} to a family of six', 'selling reach web'],
    ['First try at a curved', 'saw your post about the curved apron for the {make}', 'pictures supplies'],
    ['Oil going on', 'saw your post about the moment the oil goes on', 'pictures supplies'],
  ],
  jeweller: [
    [
      '{make} made at one bench',
      'saw you make {make} to order, by appointment',
      'bookings',
      'your appointments',
    ],
    [
      'Open studio in',
      'saw your post about the open studio in {place} this Saturday',
      'bookings reach',
      'the open studio',
    ],
    ['Her grandmother’s brooch', 'saw your post about the grandmother’s brooch you remade', 'pictures reach'],
    ['Stone setting on', 'saw your post about setting stones under the microscope', 'pictures supplies'],
    ['Before and after', 'saw your before and after of the bent old ring', 'pictures repair'],
    ['Nineteen', 'saw your post about nineteen {make} leaving the bench in one day', 'selling money design'],
  ],
  leatherworker: [
    [
      'One maker since',
      'saw there’s a six-week waiting list for your {make}',
      'bookings money',
      'the waiting list',
    ],
    [
      'Ten stitches to the inch',
      'saw your post about ten stitches to the inch and four hours a piece',
      'pictures',
    ],
    [
      'This one came back',
      'saw your post about the piece that came back after nine years for a new buckle',
      'selling repair reach',
    ],
    ['A hide from the tannery', 'saw your post about the new hide from the tannery near {place}', 'supplies'],
    [
      'Testing a new brass clasp',
      'saw your post about the new brass clasp on the {make}',
      'supplies pictures',
    ],
    ['Edge burnishing day', 'saw your post about burnishing edges with beeswax', 'supplies pictures'],
  ],
  'candle-maker': [
    [
      'Batch 212',
      'saw your post about labelling batch 212 by hand',
      'selling shelf design supplies',
      'the next batch',
    ],
    ['Send your jars back', 'saw that you refill jars at half price', 'selling web', 'the refills'],
    ['We burned this test candle', 'saw you burned a test candle for sixty hours', 'supplies pictures'],
    [
      'Autumn scents',
      'saw your post about the new autumn scents, fig, woodsmoke and wet stone',
      'shelf supplies pictures reach',
    ],
    [
      'Meet us at the winter market',
      'saw you’ll be at the winter market in {place}',
      'selling shelf reach design',
      'the market',
    ],
  ],
  knitter: [
    [
      'Knit night in',
      'saw your post about the knit night in {place} on Wednesday',
      'bookings reach',
      'the knit nights',
    ],
    [
      'Test knit is done',
      'saw your post about the fourteen test knitters of your {make} pattern',
      'web selling',
    ],
    ['Walnut husks', 'saw your post about the grey you got from walnut husks', 'supplies pictures'],
    ['Ripped back eleven', 'saw your post about ripping back eleven rows', 'supplies'],
    [
      'Colour cards for',
      'saw your post about the colour cards drying on every chair',
      'supplies pictures design',
    ],
    ['Wool nerd', 'saw that you write a wool newsletter on Sundays', 'web reach'],
  ],
};
