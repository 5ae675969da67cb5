// Mentions of bakers, roasters, cooks and growers.
import type { Mentions } from './mention.ts';

export const food: Mentions = {
  bakery: [
    [
      'We sold out at 9:40',
      'saw you sold out by 9:40 on Saturday',
      {
        supplies: ', that’s a lot of flour before breakfast',
        selling: ', so there are clearly more people than loaves',
        team: ', which must keep the counter busy',
        bookings: ', so a few people probably wanted something put aside',
      },
      'the Saturday rush',
    ],
    [
      'Four in the morning',
      'saw your post about the first {make} coming out at four in the morning',
      {
        pictures: ', which is a moment most customers never see',
        team: ', and those are hard hours to find people for',
        supplies: ', and at that hour you rely on what’s in the kitchen',
        repair: ', so that oven has a long day every day',
      },
    ],
    [
      'New miller',
      'saw your post about the new flour and the sweeter crumb',
      {
        supplies: ', so you notice what goes into the dough',
        reach: ', which is the kind of thing regulars like to hear',
        pictures: ', and people like to see inside a loaf',
      },
    ],
    [
      'Sam has been shaping',
      'saw your post about Sam’s first year of shaping {make}',
      {
        team: ', and people who stay make all the difference',
        pictures: ', and customers like to see who’s behind the bread',
      },
    ],
    [
      'Looking for a weekend',
      'saw you’re looking for a weekend counter person in {place}',
      {
        team: ', and weekend shifts are the hard ones to fill',
        reach: ', so it helps if the whole neighbourhood sees it',
      },
      'the weekends',
    ],
    [
      'The oven is down',
      'saw your post about the oven being down until Tuesday',
      { repair: ', which is a long wait for a bakery' },
    ],
    [
      'Bread people',
      'saw that you bake for cafés in {place} too',
      {
        selling: ', so there are shop sales and café orders to juggle',
        supplies: ', so you must get through a lot of flour',
        money: ', and that makes more paperwork than a shop alone',
        web: ', and café owners look online before they call',
      },
    ],
  ],
  'coffee-roaster': [
    [
      'Barista throwdown',
      'saw your post about the barista throwdown in {place} on Thursday',
      {
        bookings: ', and it helps to know how many are coming',
        reach: ', and the more people hear, the fuller the room',
        pictures: ', and most people will only see it afterwards',
        supplies: ', and that’s a lot of cups in one go',
      },
      'the throwdown',
    ],
    [
      'Cupping table',
      'saw your post about cupping eleven samples and the one clear winner',
      {
        supplies: ', so you like to compare before you buy',
        pictures: ', and most coffee drinkers never see that table',
        reach: ', and there’s a story in how it got chosen',
        design: ', and now the winner has to look right on a bag',
      },
    ],
    [
      'We publish our green prices',
      'saw that you publish your green prices again this year',
      {
        reach: ', which is something coffee drinkers like to know',
        supplies: ', so it matters to you who you buy from',
        web: ', and a list like that should be easy to find',
        money: ', so you keep a close eye on the numbers',
      },
    ],
    [
      'A sack fell off',
      'saw your post about the sack that fell off the pallet',
      {
        supplies: ', and a roastery gets through plenty of those',
        team: ', and those take more than one pair of hands',
      },
    ],
    [
      'Changed the roast curve',
      'saw your post about changing the roast curve by forty seconds',
      {
        supplies: ', so small differences matter at your place',
        repair: ', so the roaster has to run the same every time',
        reach: ', and people noticed, so they’re paying attention',
        pictures: ', which is the sort of detail people like to watch',
      },
    ],
    [
      '{make} ☕ Beans to your door',
      'saw that you ship beans as well as pouring them at the bar',
      {
        selling: ', so you’re running a shop and a counter at once',
        design: ', so the bag is the first thing some people see',
        web: ', so some customers only ever meet you online',
        shelf: ', so there may be room for something beside the beans',
      },
    ],
  ],
  restaurant: [
    [
      'Two tables just opened',
      'saw your post about the two tables that opened up for Friday',
      {
        bookings: ', so every seat on a Friday counts',
        reach: ', and the right people have to see it in time',
        web: ', and people look for a free table on their phone',
      },
      'the Friday tables',
    ],
    [
      'The menu changed at noon',
      'saw your post about the menu changing at noon because the boat came in',
      {
        supplies: ', so the kitchen goes by what arrives that day',
        web: ', so what’s online has to keep up',
        pictures: ', and there’s only that one evening to show it',
        reach: ', and that’s what makes people come back to look',
      },
    ],
    [
      'Our pot washer',
      'saw your post about your pot washer becoming the pastry chef',
      {
        team: ', so people get to grow in your kitchen',
        reach: ', and that’s a story guests like to hear',
        pictures: ', and guests would like to see who’s behind dessert',
      },
    ],
    [
      'Tomatoes are finally good',
      'saw your post about the tomatoes finally being good',
      {
        supplies: ', so you’d rather wait until something is right',
        pictures: ', and they won’t look like that for long',
        reach: ', and people like to know before the season’s over',
      },
    ],
    [
      'Staff lunch today',
      'saw your post about the staff lunch that {place} missed out on',
      {
        team: ', so you look after the people in the kitchen',
        pictures: ', and guests rarely get to see that side',
        reach: ', and that side of a kitchen makes people curious',
      },
    ],
    [
      'We will be closed',
      'saw you’re closing for a week in January to fix the floor',
      {
        repair: ', which is a good week for other jobs too',
        reach: ', and regulars will want to know when you’re back',
        bookings: ', so there are days to keep free of guests',
        web: ', so people will be checking when you’re open',
      },
    ],
  ],
  'street-food': [
    [
      'We ran out of',
      'saw you ran out of {make} by 1:15',
      {
        supplies: ', so next week takes more of everything',
        selling: ', so there are more people than portions',
        team: ', which is a lot to serve in one lunch',
        bookings: ', so some people would’ve liked theirs put aside',
      },
      'the lunch rush',
    ],
    [
      'Tonight: brewery yard',
      'saw your post about the brewery yard in {place}',
      {
        reach: ', and people need to know where you’ll be',
        web: ', and people look up where you are each time',
        team: ', and till late is a long shift for anyone',
        pictures: ', and an evening like that is nice to show',
      },
    ],
    [
      'The generator died',
      'saw your post about the generator dying and the stranger who lent you his',
      {
        repair: ', so you know how much hangs on the machines',
        reach: ', and that’s the kind of story people pass on',
      },
    ],
    [
      'New sauce',
      'saw your post about the new sauce that isn’t hot until it is',
      {
        supplies: ', so you’re trying new things at the moment',
        selling: ', and I guess people ask to take some home',
        pictures: ', and those first bites are fun to watch',
        design: ', and a sauce like that could carry your name',
      },
    ],
    [
      'Wedding number thirty',
      'saw that wedding number thirty chose {make} over a cake',
      {
        bookings: ', so there are plenty of dates to keep straight',
        reach: ', and the next couple is probably looking already',
        pictures: ', which is something other couples would like to see',
        money: ', and weddings come with more paperwork than a market',
      },
      'the wedding bookings',
    ],
  ],
  'vegan-cook': [
    [
      'Made this four times',
      'saw your post about the {make} you made four times to get right',
      {
        supplies: ', and that’s a lot of testing in one kitchen',
        pictures: ', and people only get to see the last one',
        reach: ', and that much work deserves more than one post',
        web: ', so it should stay easy for people to find',
      },
    ],
    [
      'You do not need to press',
      'saw your post about not needing to press tofu',
      {
        pictures: ', and that’s easier to believe when you see it',
        reach: ', and I guess plenty of people had an opinion',
        web: ', and that’s something people look up all the time',
        supplies: ', so you like to keep things simple',
      },
    ],
    [
      'My mother ate this',
      'saw your post about your mother asking for seconds',
      {
        pictures: ', and that’s a plate other people would like to see',
        reach: ', and that’s the sort of recipe people pass on',
        web: ', and others will want to find that one again',
      },
    ],
    [
      'What is left in the fridge',
      'saw your post about whatever’s left on Thursday being Thursday’s dinner',
      {
        supplies: ', so you make good use of what’s in the kitchen',
        pictures: ', and people like to watch what comes of it',
        reach: ', and plenty of people would know that feeling',
      },
    ],
    [
      'Book deadline week',
      'saw your post about book deadline week and living on toast',
      {
        reach: ', so before long people should hear about it',
        pictures: ', and every recipe in it will want showing',
        design: ', and soon it’ll have to look like a book',
        web: ', and readers will soon be looking you up',
      },
    ],
    [
      'Recipe developer',
      'saw that you publish a new recipe every Wednesday',
      {
        pictures: ', and every one of them has to look right',
        web: ', so there’s plenty for people to find by now',
        reach: ', so there’s always something new to tell people',
        supplies: ', so there’s always something being tested in your kitchen',
      },
    ],
  ],
  brewery: [
    [
      'Quiz night is back',
      'saw that quiz night is back and the post office team won again',
      {
        bookings: ', and teams like to be sure of a table',
        reach: ', so it’s time some new teams heard about it',
        shelf: ', and there’s always someone who should win something',
        team: ', which probably makes for a busy bar',
      },
      'the quiz nights',
    ],
    [
      'Canning day',
      'saw your post about canning day and 1,400 cans of {make}',
      {
        selling: ', and now they all need to find a home',
        supplies: ', and a run like that uses up a lot',
        design: ', and every one of them carries your name',
        repair: ', so the line has to hold up to the end',
      },
    ],
    [
      'Spent grain goes',
      'saw your post about the pigs that come running for your spent grain',
      {
        pictures: ', and that’s something people would like to see',
        reach: ', which is a story people nearby like to hear',
        supplies: ', so you like things to be put to good use',
      },
    ],
    [
      'Fresh hops',
      'saw your post about hops going into the tank a day after picking',
      {
        supplies: ', so you care about what goes in and when',
        pictures: ', and there’s only a short time to show that',
        reach: ', and people will want to know when it’s ready',
        selling: ', and people will want it while it’s fresh',
      },
    ],
    [
      'We entered {make}',
      'saw your {make} won bronze in a competition you’d forgotten about',
      {
        reach: ', and more people should get to hear that',
        selling: ', so a few more people will want a taste',
        design: ', and that should show on the outside too',
        web: ', so people will be looking you up',
      },
    ],
  ],
};
