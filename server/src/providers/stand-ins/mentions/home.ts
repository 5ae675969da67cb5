// Mentions of houses, gardens and those who look after them.
import type { Mentions } from './mention.ts';

export const home: Mentions = {
  'interior-designer': [
    [
      '{make} 🛋️ Booking',
      'saw you’re booking from March',
      {
        bookings: ', so I guess the calendar is starting to fill',
        reach: ', so this is a good time to meet new clients',
        supplies: ', so there are new rooms to plan for',
        money: ', so a new round of projects is about to start',
      },
      'the March bookings',
    ],
    [
      'Before: beige',
      'saw your before and after, from beige to tomato red',
      {
        pictures: ', and a colour like that is all about the light',
        reach: ', which is just what people save for their own rooms',
        web: ', the kind of project people want to see more of',
        supplies: ', so you clearly aren’t shy about colour',
      },
    ],
    [
      'The lime plaster',
      'saw your post about the lime plaster that took three weeks to dry',
      {
        supplies: ', so you’ll wait for the right material',
        pictures: ', and that’s a wall people want to see up close',
      },
    ],
    [
      'We found the original tiles',
      'saw your post about the original tiles under the lino',
      {
        pictures: ', the sort of find you want on record',
        reach: ', a story people like to pass on',
        repair: ', and old floors like that need careful hands',
        supplies: ', so the rest of the room has to suit them',
      },
    ],
    [
      'Sourced every lamp',
      'saw that you sourced every lamp second-hand',
      {
        supplies: ', so you care where each piece comes from',
        repair: ', and older pieces often need a little work first',
      },
    ],
    [
      'A tip for renters',
      'saw your tip about changing the bulbs first',
      {
        reach: ', the kind of advice people pass on to friends',
        web: ', and tips like that are worth keeping in one place',
        supplies: ', so you know how much one small change does',
      },
    ],
  ],
  architect: [
    [
      'Planning granted',
      'saw planning was granted for your {make} near {place}',
      {
        supplies: ', so it’s nearly time to choose what goes in',
        pictures: ', so there’s a whole build to follow now',
        money: ', so now the contracts and budgets begin',
        reach: ', and that’s news more people should hear',
      },
    ],
    [
      'Airtightness test',
      'saw your post about the airtightness test and the cake',
      {
        supplies: ', so every joint and every layer counts',
        web: ', and a result like that is what clients look for',
        reach: ', a result future clients would like to hear about',
        pictures: ', and days like that on site are worth keeping',
      },
    ],
    [
      'The model shop',
      'saw your post about the model shop being your favourite room',
      {
        supplies: ', so a lot still gets made by hand',
        repair: ', and a room like that gets plenty of use',
        pictures: ', and that’s a room people would like to look into',
      },
    ],
    [
      'Site visit',
      'saw your post about the frame that went up in two days',
      {
        pictures: ', the sort of thing you only catch once',
        supplies: ', so everything has to be on site in time',
        team: ', which takes people who are ready on the day',
      },
    ],
    [
      'We reused the roof beams',
      'saw you reused the roof beams as stair treads',
      {
        pictures: ', and that’s something you have to see',
        web: ', the kind of detail that explains how you work',
        reach: ', a story people outside the trade would enjoy too',
        supplies: ', so you look twice at every material',
      },
    ],
  ],
  florist: [
    [
      'Places left on Sunday',
      'saw there are places left on Sunday’s workshop in {place}',
      {
        bookings: ', and the last ones always take the most messages',
        reach: ', and the right people just need to hear about it',
        supplies: ', so there’s a full table to get ready',
        shelf: ', so you’ll soon have guests round the table',
      },
      'Sunday’s workshop',
    ],
    [
      'First sweet peas',
      'saw your first fourteen sweet peas',
      {
        pictures: ', and they only look like that for a few days',
        supplies: ', so the new season has properly started',
        selling: ', so the first bunches for sale can’t be far off',
        design: ', so there’ll be bunches to wrap before long',
      },
    ],
    [
      'A bride asked',
      'saw your post about the bride who asked for weeds',
      {
        reach: ', and there are surely more brides who’d like that',
        pictures: ', and a bouquet like that is gone in a day',
        bookings: ', so every wedding starts with a good long chat',
        supplies: ', so no two weddings need the same things',
      },
      'the wedding enquiries',
    ],
    [
      'No foam',
      'saw your post about working without foam, just chicken wire',
      {
        supplies: ', so you choose what you work with carefully',
        reach: ', which is something more people ask for now',
        pictures: ', and people like to see how that’s done',
      },
    ],
    [
      '{make} · Thursday',
      'saw you’re open Thursday to Saturday for anyone who brings a jar',
      {
        selling: ', so a week of flowers sells in a few days',
        shelf: ', so people drop in and have a look around',
        web: ', so people will look up when to come',
        reach: ', so people nearby just need to know the days',
      },
    ],
  ],
  gardener: [
    [
      'Gardener for hire',
      'saw you’re a gardener for hire with {make} as your speciality',
      {
        bookings: ', so your weeks fill up garden by garden',
        web: ', so people will look you up before they call',
        reach: ', and there are surely people nearby who want that',
        money: ', so the office side is probably yours as well',
      },
      'your garden visits',
    ],
    [
      'Seed swap',
      'saw your post about the seed swap in {place} on Sunday',
      {
        reach: ', and the more gardeners hear of it the better',
        bookings: ', and it helps to know how many are coming',
        supplies: ', so the next growing season is on your mind',
        design: ', with a lot of little packets to label',
      },
      'the seed swap',
    ],
    [
      'Two weeks after',
      'saw your post about the three newts in the new pond',
      {
        pictures: ', and moments like that don’t wait',
        reach: ', the kind of news that makes neighbours want one',
        web: ', and anyone planning a pond would like to see that',
      },
    ],
    [
      'Stop raking leaves',
      'saw your post about not raking leaves into bags',
      {
        reach: ', and plenty of people could use that advice',
        web: ', and tips like that are worth finding again later',
        pictures: ', which is easier to show than to explain',
        supplies: ', so you think about what’s good for the soil',
      },
    ],
    [
      'The gravel garden',
      'saw your gravel garden has had no water since June',
      {
        pictures: ', and people won’t believe it until they see it',
        web: ', which is good proof for anyone planning one',
        reach: ', and plenty of people with dry gardens would like that',
        supplies: ', so you plan for dry summers from the start',
      },
    ],
    [
      'Sharpened, oiled',
      'saw your tools are sharpened, oiled and hung up until spring',
      {
        repair: ', so you look after what you work with',
        supplies: ', so there’s time to get ready for next season',
        bookings: ', and spring weeks tend to fill up quickly',
        money: ', which leaves the winter for the paperwork',
      },
    ],
  ],
  'estate-agent': [
    [
      'Open house in',
      'saw your post about Saturday’s open house in {place}, cookies included',
      {
        bookings: ', and it helps to know who’s coming when',
        shelf: ', so you like people to feel at home',
        reach: ', and the right buyer only has to hear of it',
        pictures: ', and most people will see the place on screen first',
      },
      'the open house',
    ],
    [
      'Just listed',
      'saw your new listing with three bedrooms and the fig tree',
      {
        pictures: ', and a tree like that has to be seen',
        bookings: ', so the viewing requests will be coming in',
        reach: ', and somewhere someone is looking for just that',
        web: ', and most buyers will come across it online',
      },
      'the next listing',
    ],
    [
      'They looked for two years',
      'saw your post about the buyers who found it after two years',
      {
        bookings: ', and that’s a lot of viewings along the way',
        shelf: ', the kind of day people remember',
        reach: ', a story other house hunters would like to hear',
        web: ', and so much of that looking happens online',
      },
    ],
    [
      'What a survey',
      'saw your five slides on what a survey really tells you',
      {
        design: ', and that’s a lot to make easy to read',
        web: ', and buyers will want to find that again',
        reach: ', which is what a lot of buyers wonder about',
        repair: ', and there’s usually a small job or two in one',
      },
    ],
    [
      'We love {make}',
      'saw your listing with the original stove',
      {
        pictures: ', a detail that needs the right light',
        reach: ', and the right buyer will fall for that',
        web: ', the kind of detail buyers scroll back to',
        repair: ', and old things like that need some looking after',
      },
      'the next listing',
    ],
  ],
  cleaning: [
    [
      'Our team in',
      'saw your team in {place} is now nine people on proper contracts',
      {
        team: ', so looking after people is part of the job now',
        bookings: ', so there are a lot of visits to fit in',
        money: ', and the paperwork grows along with the team',
        supplies: ', and a team that size gets through a lot',
      },
      'a team of nine',
    ],
    [
      'Swipe for the oven',
      'saw your post about the oven nobody thought would come back',
      {
        pictures: ', and a before and after like that says it all',
        supplies: ', so whatever you use has to work hard',
        reach: ', and plenty of people have one just like it',
        bookings: ', which tends to bring in a few more ovens',
      },
    ],
    [
      'A drawer a day',
      'saw your post about a drawer a day for a month',
      {
        reach: ', and the more people join in, the better',
        web: ', and people will want to follow along somewhere',
        bookings: ', and some people will want a hand with it',
        supplies: ', so there’s plenty of sorting ahead',
      },
      'your clients',
    ],
    [
      'Vinegar does not',
      'saw your list of what vinegar doesn’t fix',
      {
        supplies: ', so you know what each job really needs',
        reach: ', and that’s a list people pass on',
        web: ', and people will want to look that up again',
        pictures: ', and people like to see that sort of thing tried',
      },
    ],
    [
      'Three hours of',
      'saw your post about the client who hugged you',
      {
        reach: ', and that’s the kind of thing that gets around',
        bookings: ', so I guess people ask for you again',
        web: ', which is what new clients would like to read',
        shelf: ', so you clearly get on well with your clients',
      },
      'your clients',
    ],
    [
      '{make}\nPlastic-free',
      'saw that you clean with plastic-free products',
      {
        supplies: ', so what’s in the bucket matters to you',
        shelf: ', so you care what ends up in people’s homes',
        reach: ', and more and more people look for that',
        web: ', which some clients will want to know first',
      },
    ],
  ],
};
