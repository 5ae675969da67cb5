// Mentions of people who make things with their hands.
import type { Mentions } from './mention.ts';

export const crafts: Mentions = {
  potter: [
    [
      'Wood-fired {make} 🏺 Classes',
      'saw you teach pottery classes on Tuesday nights in {place}',
      {
        bookings: ', and that’s a regular list of names to keep',
        reach: ', and evening classes live on people nearby hearing about them',
        supplies: ', which probably takes a fair bit of everything',
      },
      'the Tuesday classes',
    ],
    [
      'Kiln unloading day',
      'saw your post about unloading the kiln and the thirty pieces you kept',
      {
        selling: ', which all have to find a home now',
        pictures: ', and that’s the kind of day people like to see',
      },
    ],
    [
      'Trying an ash glaze',
      'saw your post about the ash glaze that finally stopped crawling',
      {
        supplies: ', so it sounds like you’re in a testing mood',
        pictures: ', and a surface like that needs a close look',
      },
    ],
    [
      'Packed the last of the',
      'saw you packed the last of the {make} for the {place} market',
      {
        selling: ', so selling is probably on your mind',
        design: ', where everything on the table carries your name',
        reach: ', and a market day goes better when people know',
        supplies: ', so there’s probably a new batch to make now',
      },
    ],
    [
      'Somebody asked how long',
      'saw your post about a pot taking four weeks from lump to shelf',
      {
        pictures: ', and most people never get to see those weeks',
        money: ', and those weeks have to pay for themselves',
        reach: ', which is a story buyers like to hear',
      },
    ],
    [
      'New clay body',
      'saw your post about this week’s new clay body, darker and grittier',
      { supplies: ', so you seem open to trying something new' },
    ],
    [
      'Throwing {make} since',
      'saw you restock the shop on the first of every month',
      {
        selling: ', so the orders probably come all at once',
        reach: ', which is a date people need to remember',
        web: ', so there’s one day when everyone comes looking',
        design: ', which means a lot of parcels with your name on',
      },
    ],
  ],
  woodworker: [
    [
      '{make}\nOne workshop',
      'saw that your workshop is booked into spring',
      {
        bookings: ', so there are a lot of people to keep posted',
        team: ', which is a lot of work for two hands',
        supplies: ', so there’s plenty of building still ahead',
        money: ', which usually means a fair bit of paperwork',
      },
      'the orders waiting for spring',
    ],
    [
      'Dry fit of the',
      'saw your post about the dry fit of the {make}, holding without glue',
      { pictures: ', and that’s a stage buyers rarely get to see' },
    ],
    [
      'This elm came down',
      'saw your post about the storm elm that’s ready after two years of drying',
      {
        supplies: ', so you clearly care what you build with',
        pictures: ', which is a story worth showing from the start',
        reach: ', and that’s a story customers would like to know',
      },
    ],
    [
      'Sharpening day',
      'saw your post about sharpening day',
      {
        repair: ', and you’re right that everything depends on it',
        supplies: ', so the small details matter in your workshop',
      },
    ],
    [
      'Delivered a set of',
      'saw you delivered a set of {make} to a family of six',
      {
        selling: ', and other families will want the same',
        reach: ', and most of their friends don’t know you yet',
        pictures: ', and things look best once people live with them',
        web: ', which would be a nice story for new customers',
      },
    ],
    [
      'First try at a curved',
      'saw your post about the first try at a curved apron for {make}',
      {
        supplies: ', so I guess there’ll be a second one soon',
        pictures: ', and first tries are fun to follow along with',
      },
    ],
    [
      'Oil going on',
      'saw your post about the moment the oil goes on',
      {
        pictures: ', and it only happens once per piece',
        supplies: ', so the finish clearly matters to you',
      },
    ],
  ],
  jeweller: [
    [
      '{make} made at one bench',
      'saw you make {make} to order, by appointment',
      {
        bookings: ', so every piece starts with finding a time',
        reach: ', so people have to hear of you first',
        web: ', so people look you up before they come',
      },
      'your appointments',
    ],
    [
      'Open studio in',
      'saw your post about the open studio in {place} this Saturday',
      {
        reach: ', and the more people know beforehand the better',
        bookings: ', and it’s good to know who’s coming',
        shelf: ', so you’ll have guests to look after',
        pictures: ', which is a good day to have on camera',
      },
      'the open studio',
    ],
    [
      'Her grandmother’s brooch',
      'saw your post about the grandmother’s brooch you melted and remade',
      {
        pictures: ', and people love to see how that happens',
        reach: ', and others have a brooch in a drawer too',
        bookings: ', and a piece like that starts with a conversation',
      },
    ],
    [
      'Stone setting on',
      'saw your post about setting stones under the microscope',
      {
        pictures: ', and hardly anyone gets to see that up close',
        supplies: ', so every detail at the bench counts',
        repair: ', so everything on the bench has to run well',
      },
    ],
    [
      'Before and after',
      'saw your before and after of the bent old ring',
      {
        pictures: ', and people always stop for those',
        reach: ', and plenty of people have one like it',
      },
    ],
    [
      'Nineteen',
      'saw your post about nineteen {make} leaving the bench in one day',
      {
        selling: ', and they all have to get to someone',
        design: ', and each one carries your name out the door',
        money: ', and that’s a lot of value going out',
        team: ', which is a lot of work for one day',
      },
    ],
  ],
  leatherworker: [
    [
      'One maker since',
      'saw there’s a six-week waiting list for your {make}',
      {
        bookings: ', and everyone on it wonders when it’s their turn',
        supplies: ', so a lot of leather goes through your hands',
        team: ', and that’s a lot for one maker',
        money: ', so the work is steady and so is the paperwork',
      },
      'the waiting list',
    ],
    [
      'Ten stitches to the inch',
      'saw your post about ten stitches to the inch and four hours a piece',
      {
        pictures: ', and that’s hard to tell from a finished piece',
        supplies: ', so everything you work with has to be right',
        money: ', and those hours have to pay their way',
      },
    ],
    [
      'This one came back',
      'saw your post about the piece that came back after nine years for a new buckle',
      {
        reach: ', and that’s worth more people hearing about',
        supplies: ', so whatever you use really has to last',
        selling: ', and customers like that tend to buy again',
        web: ', which is worth telling new customers about',
      },
    ],
    [
      'A hide from the tannery',
      'saw your post about the new hide from the tannery near {place}',
      {
        supplies: ', so it sounds like a busy time at the bench',
        pictures: ', and people like seeing where a piece begins',
      },
    ],
    [
      'Testing a new brass clasp',
      'saw you’re testing a new brass clasp on {make}',
      {
        supplies: ', so you seem to be trying things out',
        pictures: ', and small parts like that need a close look',
        reach: ', and you asked people what they think',
      },
    ],
    [
      'Edge burnishing day',
      'saw your post about burnishing edges till your hands smell of beeswax',
      {
        pictures: ', and most people have never seen it done',
        supplies: ', so a clean edge clearly matters to you',
      },
    ],
  ],
  'candle-maker': [
    [
      'Batch 212',
      'saw your post about labelling batch 212 by hand',
      {
        design: ', so each label passes through your fingers',
        supplies: ', and that many batches take a lot of material',
        selling: ', and a whole batch has to find its buyers',
        team: ', and that’s a lot of work by hand',
      },
      'the next batch',
    ],
    [
      'Send your jars back',
      'saw that you refill jars at half price',
      {
        selling: ', so customers have a reason to come back',
        reach: ', and not every customer will know that yet',
        web: ', which takes a bit of explaining to new customers',
        supplies: ', so there’s always another round to pour',
      },
      'the refills',
    ],
    [
      'We burned this test candle',
      'saw you burned a test candle for sixty hours',
      {
        supplies: ', so you like to know what you’re working with',
        reach: ', and that’s something buyers would like to know',
        pictures: ', and buyers don’t usually get to see that part',
      },
    ],
    [
      'Autumn scents',
      'saw that fig, woodsmoke and wet stone are out for autumn',
      {
        pictures: ', and a scent is hard to show on a screen',
        reach: ', and people need to hear about them in season',
        selling: ', so the busy months are about to start',
        design: ', so there are new names to put on jars',
      },
    ],
    [
      'Meet us at the winter market',
      'saw you’ll be at the winter market in {place}',
      {
        selling: ', and that’s when a lot of presents get bought',
        reach: ', and it helps if people know where to look',
        design: ', where people pick things up and look closely',
        supplies: ', so there’s a lot to pour before then',
      },
      'the market',
    ],
  ],
  knitter: [
    [
      'Knit night in',
      'saw your post about the knit night in {place} on Wednesday',
      {
        bookings: ', and it helps to know how many are coming',
        reach: ', and there are beginners who’d come if they knew',
        supplies: ', and beginners always need something to start with',
        shelf: ', so you’ll have a few people to host',
      },
      'the knit nights',
    ],
    [
      'Test knit is done',
      'saw that fourteen people test-knitted your {make} pattern',
      {
        selling: ', so it’s nearly ready for everyone else',
        reach: ', and plenty more would like to knit it',
        web: ', so the pattern needs a home soon',
        pictures: ', so there’ll be finished ones to show',
      },
    ],
    [
      'Walnut husks',
      'saw your post about the grey you got from walnut husks',
      {
        supplies: ', so you seem to like seeing what comes out',
        pictures: ', and colours like that are hard to catch',
      },
    ],
    [
      'Ripped back eleven',
      'saw your post about ripping back eleven rows',
      { supplies: ', so you’d rather have it right than fast' },
    ],
    [
      'Colour cards for',
      'saw your post about the colour cards drying on every chair',
      {
        supplies: ', so the next round is already under way',
        pictures: ', and a room full of colour is worth showing',
        reach: ', so there’ll soon be something new to tell people',
        design: ', so the look of it is on your mind',
      },
    ],
    [
      'Wool nerd',
      'saw that you write a wool newsletter on Sundays',
      {
        reach: ', and there are always more wool people out there',
        web: ', and past issues are nice to have in one place',
        supplies: ', so you clearly think a lot about wool',
        pictures: ', which needs something new to show every time',
      },
    ],
  ],
};
