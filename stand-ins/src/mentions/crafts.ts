// Mentions of people who make things with their hands.
import type { Mentions } from './mention.ts';

export const crafts: Mentions = {
  potter: [
    [
      'Wood-fired {make} 🏺 Classes',
      'saw you teach pottery classes on Tuesday nights in {place}',
      {
        bookings: ', so people must be writing to you about places all the time',
        web: ', so I guess people look online for when the next one starts',
        reach: ', and I guess you’d like more people nearby to know',
        supplies: ', so you must get through a lot of clay',
      },
      'the Tuesday classes',
    ],
    [
      'Kiln unloading day',
      'saw that thirty pieces made it out of the kiln',
      {
        selling: ', so they’re probably going up for sale soon',
        pictures: ', so there must be a lot to photograph now',
      },
    ],
    [
      'Trying an ash glaze',
      'saw your post about the ash glaze that finally stopped crawling',
      {
        pictures: ', and a glaze like that must be hard to get in a photo',
        supplies: ', so I guess you like trying out new glazes',
      },
    ],
    [
      'Packed the last of the',
      'saw you packed the last of the {make} for the {place} market',
      {
        selling: ', so there must be a lot of sales to keep track of',
        reach: ', and you’d probably like people to know where to find you',
        supplies: ', so it’s probably time to make more',
        design: ', and I guess every piece needs wrapping and a tag',
      },
      'the next market',
    ],
    [
      'Somebody asked how long',
      'saw your post about a pot taking four weeks from lump to shelf',
      { pictures: ', and I guess people would like to see a bit of that' },
    ],
    [
      'New clay body',
      'saw your post about the new clay body, darker and grittier',
      { supplies: ', so it sounds like you enjoy trying out new clay' },
    ],
    [
      'Throwing {make} since',
      'saw that your shop restocks on the first of every month',
      {
        selling: ', so the orders must all come in at once',
        web: ', so I guess everyone’s on your website that day',
        pictures: ', so you must need new photos every month',
        reach: ', and you’d probably like people to remember the date',
        design: ', so that must be a lot of parcels to pack',
      },
      'the next restock',
    ],
    [
      'The wheel broke',
      'sorry to hear the wheel broke',
      { repair: ', I guess you’d like it running again soon' },
    ],
    [
      'Slow pots for daily use',
      'noticed your commissions are open',
      {
        selling: ', so there must be a few orders to keep track of',
        web: ', so people probably want to see your work before they ask',
        money: ', so there are probably quotes and invoices to write',
      },
      'the commissions',
    ],
  ],
  woodworker: [
    [
      '{make}\nOne workshop',
      'saw that your workshop is booked into spring',
      {
        team: ', so I guess you could use another pair of hands',
        bookings: ', so a lot of people must be asking when it’s their turn',
        money: ', so there must be deposits and invoices to keep track of',
        supplies: ', so you’ll probably need a lot of timber',
      },
      'the spring orders',
    ],
    [
      'Dry fit of the',
      'saw your post about the dry fit of the {make}, holding without glue',
      { pictures: ', and I guess your customers would like to see how it’s done' },
    ],
    ['This elm came down', 'saw your post about the storm elm that’s ready after two years of drying', {}],
    [
      'Sharpening day',
      'saw your post about sharpening day',
      {
        repair: ', which must take up most of the day',
        supplies: ', so I guess good tools matter to you',
      },
    ],
    [
      'Delivered a set of',
      'saw you delivered a set of {make} to a family of six',
      {
        pictures: ', and it must be hard to get photos once they’re gone',
        reach: ', and I guess most of your work comes by word of mouth',
        money: ', so there’s probably an invoice to write now',
      },
    ],
    ['First try at a curved', 'saw your post about the first try at a curved apron for {make}', {}],
    [
      'Oil going on',
      'saw your post about the moment the oil goes on',
      {
        pictures: ', which must look good on camera',
        supplies: ', so you’re probably picky about what goes on the wood',
      },
    ],
    [
      'Sawdust & radio',
      'noticed you make small runs of {make}',
      {
        selling: ', so I guess each run has to find its buyers',
        web: ', so people probably want to see what’s still available',
        reach: ', so I guess you’d like people to hear when there’s a new one',
      },
      'the next run',
    ],
  ],
  jeweller: [
    [
      '{make} made at one bench',
      'noticed you do bespoke {make} by appointment',
      {
        bookings: ', so there must be a lot of back and forth about times',
        web: ', so people probably look you up online before they come',
        reach: ', so I guess new customers have to hear about you first',
      },
      'the appointments',
    ],
    [
      'Open studio in',
      'good luck with the open studio in {place} on Saturday',
      {
        bookings: ', I guess you’d like to know how many are coming',
        selling: ', people will probably ask what’s for sale',
        pictures: ', that would be a good day to get some photos',
        reach: ', you’d probably like plenty of people to hear about it',
      },
      'the open studio',
    ],
    [
      'Her grandmother’s brooch',
      'saw your post about the brooch you melted down and remade',
      {
        bookings: ', and I imagine that starts with an appointment or two',
        pictures: ', and people must like to see how that’s done',
      },
    ],
    [
      'Stone setting on',
      'saw your post about setting stones under the microscope',
      {
        pictures: ', which must be hard to get on camera',
        supplies: ', so you must need tools you can rely on',
      },
    ],
    [
      'The sapphires arrived',
      'saw that the sapphires arrived from the cutter',
      {
        pictures: ', and stones like that must be hard to photograph',
        supplies: ', so I guess you’re always looking for good stones',
      },
    ],
    [
      'Before and after',
      'saw your before and after of the bent old ring',
      {
        pictures: ', so you probably take a lot of photos at the bench',
        reach: ', and I guess you’d like more people to know you do that',
      },
    ],
    [
      'Nineteen',
      'congrats on getting nineteen {make} off the bench in one day',
      {
        team: ', I guess an extra pair of hands would help',
        selling: ', that must be a lot to pack and send',
        money: ', that must be a lot of invoices too',
        supplies: ', that must take a lot of material',
        design: ', that must be a lot of boxes',
      },
    ],
    [
      'Est. {year} · {make} · fair-mined',
      'noticed you only use fair-mined stones',
      { supplies: ', so you probably look closely at where things come from' },
    ],
  ],
  leatherworker: [
    [
      'One maker since',
      'saw there’s a six-week waiting list for your {make}',
      {
        team: ', so I guess another pair of hands would help',
        bookings: ', so a lot of people must be asking when it’s their turn',
        selling: ', so there must be a lot of orders to keep track of',
        money: ', so there must be a lot of orders to invoice',
        supplies: ', so you must go through a lot of leather',
      },
      'the orders on the list',
    ],
    [
      'Ten stitches to the inch',
      'saw your post about ten stitches to the inch and four hours a piece',
      {
        pictures: ', and I guess people would like to see you at it',
        supplies: ', so you’re probably picky about thread and needles',
      },
    ],
    [
      'This one came back',
      'saw that a piece came back after nine years for a new buckle',
      {
        reach: ', and I guess you’d like more people to know you do that',
        supplies: ', so I guess you look for parts that last',
      },
    ],
    [
      'A hide from the tannery',
      'saw your post about the new hide from the tannery near {place}',
      { supplies: ', so you’re probably always on the lookout for good leather' },
    ],
    [
      'Testing a new brass clasp',
      'saw you’re testing a new brass clasp on {make}',
      { supplies: ', so it sounds like you’re looking at new materials' },
    ],
    [
      'Edge burnishing day',
      'saw your post about edge burnishing day',
      { supplies: ', so you must get through a lot of beeswax' },
    ],
  ],
  'candle-maker': [
    [
      'Batch 212',
      'saw your post about labelling batch 212 by hand',
      {
        selling: ', so I guess there are always orders to get out',
        supplies: ', so you must go through a lot of wax',
        design: ', so you must go through a lot of labels',
      },
      'the next batch',
    ],
    [
      'Send your jars back',
      'noticed you refill jars at half price',
      {
        selling: ', so there must be a lot of parcels going back and forth',
        web: ', and you probably get asked how it works a lot',
        reach: ', and I guess not all of your customers know that yet',
        design: ', so I guess the jars need a new label each time',
      },
      'the refills',
    ],
    [
      'We burned this test candle',
      'saw you burned a test candle for sixty hours',
      { supplies: ', so you probably test every wax and wick you buy' },
    ],
    [
      'Autumn scents',
      'saw that your autumn scents are out',
      {
        selling: ', so the orders must be picking up',
        web: ', so I guess the shop page needs updating',
        pictures: ', so you probably need new photos for the shop',
        reach: ', and I guess you’d like people to hear about them soon',
        design: ', so that’s a new set of labels',
      },
      'the autumn scents',
    ],
    [
      'Meet us at the winter market',
      'good luck at the winter market in {place}',
      {
        selling: ', that must be a lot of sales to keep track of',
        reach: ', I guess you’d like people to find stall 14',
        supplies: ', you must have a lot to pour before then',
        design: ', you’re probably getting the stall ready now',
      },
      'the market',
    ],
    [
      'Small-batch {make}\nShips',
      'noticed you ship on Mondays and Thursdays',
      {
        selling: ', so those must be busy days of packing',
        web: ', so I guess most of your orders come in online',
        money: ', so there must be a lot of small payments to keep track of',
        design: ', so you must go through a lot of boxes',
      },
    ],
  ],
  knitter: [
    [
      'Knit night in',
      'saw your post about the knit night in {place} on Wednesday',
      {
        bookings: ', and you’d probably like to know how many are coming',
        reach: ', and I guess you’d like more beginners to hear about it',
        supplies: ', and I guess beginners need something to start with',
      },
      'the knit nights',
    ],
    [
      'Test knit is done',
      'saw that fourteen people test-knitted your pattern',
      {
        selling: ', so it’s probably going on sale soon',
        web: ', so I guess it needs a page of its own soon',
        pictures: ', so I guess the photos come next',
        reach: ', so you’ll soon want people to hear about it',
        design: ', so I guess the layout is next',
      },
      'the new pattern',
    ],
    [
      'Walnut husks',
      'saw your post about the grey you got from walnut husks',
      {
        pictures: ', and a colour like that must be hard to get in a photo',
        supplies: ', so it sounds like you enjoy experimenting',
      },
    ],
    ['Ripped back eleven', 'saw your post about ripping back eleven rows', {}],
    [
      'Colour cards for',
      'saw your post about the colour cards drying on every chair',
      {
        pictures: ', so there must be a lot to photograph soon',
        supplies: ', so you must be getting through a lot of yarn',
      },
    ],
    [
      'Wool nerd',
      'noticed you send out a newsletter on Sundays',
      {
        pictures: ', so you must need new pictures every week',
        reach: ', and I guess you’d like more people to read it',
      },
      'the newsletter',
    ],
    [
      'Pattern designer. {make}',
      'noticed you’re a pattern designer',
      {
        selling: ', so I guess you sell most of them online',
        web: ', so most people probably find them online',
        money: ', so there must be a lot of small payments to keep track of',
      },
    ],
  ],
};
