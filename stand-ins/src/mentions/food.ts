// Mentions of bakers, roasters, cooks and growers.
import type { Mentions } from './mention.ts';

export const food: Mentions = {
  bakery: [
    [
      'We sold out at 9:40',
      'saw you sold out by 9:40 on Saturday',
      {
        team: ', so it must be hectic behind the counter',
        selling: ', so some people would probably be glad to order ahead',
        supplies: ', and baking double this week must take a lot of flour',
      },
      'the Saturday rush',
    ],
    [
      'Four in the morning',
      'saw your post about the first {make} coming out at four in the morning',
      {
        team: ', so there must be some early shifts to fill',
        pictures: ', and I guess nobody has time to take photos at that hour',
      },
    ],
    [
      'New miller',
      'saw your post about the new flour and the sweeter crumb',
      { supplies: ', so it sounds like you’re open to trying something new' },
    ],
    ['Sam has been shaping', 'saw that Sam has been shaping {make} with you for a year', {}],
    [
      'Looking for a weekend',
      'saw you’re looking for a weekend counter person in {place}',
      { team: ', so the weekend shifts must be hard to fill right now' },
      'the weekends',
    ],
    [
      'The oven is down',
      'sorry to hear the oven is down until Tuesday',
      { repair: ', I guess there’s not much you can bake until then' },
    ],
    [
      'Bread people',
      'noticed you bake for cafés in {place} too',
      {
        selling: ', so there must be café orders coming in every day',
        money: ', which probably means a stack of invoices every month',
        supplies: ', so you must get through a lot of flour',
      },
    ],
    [
      'We bake {make}. You queue',
      'noticed that people queue for your {make}',
      {
        team: ', so it must get busy behind the counter',
        selling: ', so it must get busy at the counter',
      },
    ],
  ],
  'coffee-roaster': [
    [
      'Barista throwdown',
      'good luck with the barista throwdown in {place} on Thursday',
      {
        team: ', you’ll probably need extra hands behind the bar',
        bookings: ', I guess you’d like to know how many are coming',
        pictures: ', that sounds like a good one to get photos of',
        reach: ', you’ll want the word to get around before then',
      },
      'the throwdown',
    ],
    [
      'Cupping table',
      'saw your post about cupping eleven samples to find one winner',
      {
        supplies: ', so I guess you’re always looking for the next good coffee',
        design: ', so now there’s a new coffee that needs a label',
      },
    ],
    [
      'We publish our green prices',
      'saw that you publish your green prices again this year',
      { supplies: ', so you probably look closely at where your coffee comes from' },
    ],
    ['A sack fell off', 'saw your post about the sack that fell off the pallet', {}],
    [
      'Changed the roast curve',
      'saw your post about changing the roast curve by forty seconds',
      { repair: ', so I guess the roaster has to run just right' },
    ],
    [
      '{make} ☕ Beans to your door',
      'noticed you send beans out and pour cups at the bar',
      {
        team: ', so you have a roastery and a bar to staff',
        selling: ', so there must always be parcels to pack',
        web: ', so a lot of your orders must come in online',
        pictures: ', so you probably always need new photos for the shop',
        shelf: ', and I guess people like to pick up something small with their cup',
        design: ', so the bag is probably the first thing new customers see',
      },
    ],
    [
      'Roasting {make} on Tuesdays',
      'saw that you roast every Tuesday and Friday',
      { supplies: ', so you must get through a lot of green coffee' },
    ],
    [
      'A small roastery that likes {make} and clear labels',
      'noticed you like a clear label',
      { design: ', so I guess you think about what goes on your bags' },
    ],
  ],
  restaurant: [
    [
      'Two tables just opened',
      'just saw that two tables opened up for Friday',
      {
        bookings: ', and filling them by message must take a while',
        reach: ', and you’d probably like people to see that in time',
      },
      'the Friday tables',
    ],
    [
      'The menu changed at noon',
      'saw that you changed the menu at noon because the boat came in',
      {
        web: ', so the menu on your website must be hard to keep up to date',
        pictures: ', so there’s probably never time to photograph the new dishes',
        supplies: ', so you probably cook with whatever’s best that day',
        design: ', so I guess printed menus don’t last long at your place',
      },
    ],
    [
      'Our pot washer',
      'congrats to your pot washer on becoming pastry chef',
      { team: ', I guess there’s a gap in the rota now' },
    ],
    [
      'Tomatoes are finally good',
      'saw your post about the tomatoes finally being good',
      {
        pictures: ', so there must be some new dishes to photograph',
        supplies: ', so you’re probably buying them by the crate now',
      },
    ],
    ['Staff lunch today', 'saw your post about the staff lunch that {place} missed out on', {}],
    [
      'We will be closed',
      'saw you’re closing for a week in January to fix the floor',
      { repair: ', which is probably the week for other repairs too' },
    ],
    [
      'A neighbourhood room for',
      'noticed it’s best to book ahead at your place',
      {
        bookings: ', so the phone must be ringing a lot',
        web: ', so I guess most people look for a table online first',
      },
    ],
    [
      '28 seats, one stove',
      'saw that you have 28 seats and one stove',
      {
        bookings: ', so every no-show must hurt',
        repair: ', so I guess everything stops if it breaks',
      },
    ],
    [
      '{make} in an old garage',
      'saw that you’re open Wednesday to Sunday in the old garage in {place}',
      { team: ', so there must be a lot of weekend shifts to plan' },
      'the weekends',
    ],
  ],
  'street-food': [
    [
      'We ran out of',
      'saw you ran out of {make} by 1:15',
      {
        team: ', so you must have had your hands full',
        selling: ', so the queue must have been long',
        supplies: ', so you’ll probably need a lot more of everything next week',
      },
      'the lunch rush',
    ],
    [
      'Tonight: brewery yard',
      'saw your post about the brewery yard in {place}',
      {
        web: ', so people must be looking up where to find you next',
        reach: ', and I guess people need to hear each time where you’ll be',
      },
    ],
    [
      'The generator died',
      'saw that your generator died and a stranger lent you his',
      { repair: ', so yours probably still needs fixing' },
    ],
    [
      'New sauce',
      'saw your post about the new sauce',
      { supplies: ', so I guess you like trying out new ingredients' },
    ],
    [
      'Wedding number thirty',
      'congrats on wedding number thirty',
      {
        bookings: ', that must be a lot of dates to keep straight',
        web: ', I guess most couples look you up online first',
        pictures: ', I guess couples ask to see photos before they book',
        reach: ', I guess you’d like a few more couples to find you',
        money: ', that must be a lot of quotes and invoices by now',
      },
      'the weddings',
    ],
    [
      'Weddings, yards, car parks',
      'noticed you bring {make} to weddings, yards and car parks',
      {
        bookings: ', so there must be a lot of dates to keep straight',
        web: ', so people probably look you up online before they ask',
        money: ', so there are probably a lot of quotes to write',
      },
    ],
  ],
  'vegan-cook': [
    [
      'Made this four times',
      'saw your post about the {make} you made four times to get right',
      {
        pictures: ', and I guess you still have to take the photos after that',
        supplies: ', so you must go through a lot of ingredients',
      },
    ],
    [
      'You do not need to press',
      'saw your post about not needing to press tofu',
      { pictures: ', and I guess people want to see it before they believe it' },
    ],
    [
      'My mother ate this',
      'saw your post about your mother asking for seconds',
      { web: ', so I guess people keep asking where to find the recipe' },
    ],
    [
      'What is left in the fridge',
      'saw your post about whatever’s left on Thursday being Thursday’s dinner',
      {},
    ],
    [
      'Book deadline week',
      'good luck with the book deadline this week',
      {
        web: ', I guess the book will need its own page soon',
        pictures: ', I imagine there are still dishes to photograph for it',
        reach: ', I guess you’ll soon want people to hear about it',
        design: ', I guess the cover and layout come next',
      },
      'the book',
    ],
    [
      'Recipe developer',
      'saw that you publish a new recipe every Wednesday',
      {
        web: ', so there must be a lot of recipes to keep in order by now',
        pictures: ', so you must need new photos every week',
        reach: ', and you’d probably like each one to reach more people',
        supplies: ', so you must go through a lot of ingredients',
      },
    ],
    [
      'Cookbook no. 1 came out',
      'saw that you’re writing your second cookbook',
      {
        pictures: ', so there must be a lot of dishes to photograph',
        reach: ', so I guess you’ll soon want people to hear about it',
        money: ', so there are probably fees and royalties to keep track of',
        design: ', so you’ll need a cover and a layout at some point',
      },
      'the second book',
    ],
  ],
  brewery: [
    [
      'Quiz night is back',
      'saw that quiz night is back',
      {
        team: ', so the bar must be busy that night',
        bookings: ', so I guess teams write to you to save a table',
        reach: ', and you’d probably like some new teams to hear about it',
      },
      'the quiz nights',
    ],
    [
      'Canning day',
      'saw your post about canning day and the 1,400 cans of {make}',
      {
        selling: ', and now I guess they all have to be sold',
        repair: ', and with two broken seams the line probably needs a look',
        supplies: ', which must use up a lot of malt and hops',
        design: ', and that’s a lot of labels',
      },
    ],
    ['Spent grain goes', 'saw your post about the pigs that come running for your spent grain', {}],
    [
      'Fresh hops',
      'saw your post about hops going into the tank a day after picking',
      {
        reach: ', and you’ll probably want people to know when it’s ready',
        supplies: ', so you’re probably picky about your hops',
      },
    ],
    [
      'We entered {make}',
      'congrats on the bronze for your {make}',
      {
        selling: ', I guess a few more people will want to order some now',
        web: ', I guess more people are looking you up now',
        pictures: ', you’ll probably want a few good photos to go with that',
        reach: ', I guess you’d like more people to hear about that',
        design: ', I imagine you’d like to show that on the label',
      },
    ],
    [
      'We make {make}. Taproom',
      'noticed the taproom is open Thursday to Sunday',
      { team: ', so there must be a lot of weekend shifts to plan' },
      'the taproom',
    ],
    [
      'Six barrels, four people',
      'saw that you’re four people with six barrels',
      { money: ', so the bookkeeping probably gets done after hours' },
    ],
  ],
};
