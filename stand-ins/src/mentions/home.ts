// Mentions of houses, gardens and those who look after them.
import type { Mentions } from './mention.ts';

export const home: Mentions = {
  'interior-designer': [
    [
      '{make} 🛋️ Booking',
      'noticed you’re booking from March',
      {
        bookings: ', so there must be a lot of enquiries to keep track of',
        web: ', so people must be looking through your projects right now',
        reach: ', so there’s probably still room for new clients',
        money: ', so there are probably a lot of quotes to write',
        supplies: ', so I guess you’ll be choosing materials soon',
      },
      'the March projects',
    ],
    [
      'Before: beige',
      'saw your before and after, from beige to tomato red',
      {
        web: ', and you’d probably like new clients to see that one',
        pictures: ', so I guess that room is one for the portfolio',
        supplies: ', so you’re probably always looking for good paint',
      },
    ],
    [
      'The lime plaster',
      'saw your post about the lime plaster that took three weeks to dry',
      {
        pictures: ', and I guess that’s hard to show in a photo',
        supplies: ', so I guess you like working with natural materials',
      },
    ],
    [
      'We found the original tiles',
      'saw you found the original tiles under the lino',
      { repair: ', so I guess they need some cleaning up' },
    ],
    [
      'Sourced every lamp',
      'saw that you sourced every lamp second-hand',
      {
        repair: ', so I guess a few of them needed rewiring',
        supplies: ', so you must always be looking for good pieces',
      },
    ],
    ['A tip for renters', 'saw your tip for renters about changing the bulbs first', {}],
    [
      'A two-person studio',
      'noticed there are two of you in the studio',
      { money: ', so I guess you do the paperwork yourselves too' },
    ],
  ],
  architect: [
    [
      'Planning granted',
      'congrats on getting planning for the {make} near {place}',
      {
        web: ', I guess you’d like to show it to new clients too',
        pictures: ', you’ll have a build to photograph soon',
        money: ', I guess the contracts and budgets come next',
        supplies: ', I guess you’re choosing materials now',
      },
    ],
    [
      'Airtightness test',
      'congrats on the 0.38 in the airtightness test',
      {
        web: ', I guess you’d like future clients to find that',
        reach: ', I guess you’d like future clients to hear about that',
        supplies: ', I guess every tape and seal has to be right for that',
      },
    ],
    [
      'The model shop',
      'saw your post about the model shop being your favourite room',
      { supplies: ', so you must get through a lot of card and glue' },
    ],
    [
      'Site visit',
      'saw your post about the frame that went up in two days',
      {
        pictures: ', and I guess you had to be quick to get photos',
        supplies: ', so I guess everything had to be on site in time',
      },
    ],
    [
      'We reused the roof beams',
      'saw you reused the roof beams as stair treads',
      {
        web: ', and you’d probably like new clients to see that',
        pictures: ', so I guess those stairs are one for the portfolio',
        supplies: ', so you’re probably always looking for reclaimed wood',
      },
    ],
    [
      'Practice of five',
      'noticed you’re a practice of five',
      {
        team: ', so I guess planning who does what takes a while',
        money: ', so someone probably does the invoices on the side',
      },
    ],
  ],
  florist: [
    [
      'Places left on Sunday',
      'saw there are places left on Sunday’s workshop in {place}',
      {
        bookings: ', so people must keep asking if there’s still room',
        web: ', so people probably look online for the next one',
        reach: ', and I guess you’d like to fill them in time',
        supplies: ', so I guess you’re buying for a full table',
      },
      'the workshops',
    ],
    [
      'First sweet peas',
      'congrats on the first fourteen sweet peas',
      {
        selling: ', I guess you’ll have bunches for sale soon',
        pictures: ', I guess there’s not much time to photograph them',
        supplies: ', it sounds like you’re growing a lot this year',
        design: ', I guess there’ll be bunches to wrap soon',
      },
    ],
    [
      'A bride asked',
      'saw your post about the bride who asked for weeds',
      {
        bookings: ', so there must be a lot of wedding enquiries to answer',
        web: ', so brides probably look through your work online first',
        pictures: ', and there’s probably not much time for photos before they wilt',
        reach: ', and I guess you’d like to find a few more like her',
        money: ', so I guess there’s a new quote to write for every wedding',
      },
      'the weddings',
    ],
    [
      'No foam',
      'saw that you work without foam, just chicken wire',
      { supplies: ', so I guess you’re careful about what you buy' },
    ],
    [
      '{make} · Thursday',
      'saw you’re open Thursday to Saturday for anyone who brings a jar',
      {
        team: ', so you could probably use a hand on those days',
        selling: ', so those days must get busy',
        web: ', so people must be looking up when you’re open',
        reach: ', and I guess you’d like more people nearby to know the days',
        shelf: ', and I guess people look around while you tie their flowers',
      },
    ],
    [
      'A flower farm the size',
      'saw that your flower farm is the size of a tennis court',
      { supplies: ', so you probably choose carefully what you plant' },
    ],
  ],
  gardener: [
    [
      'Gardener for hire',
      'saw you’re a gardener for hire with {make} as your speciality',
      {
        bookings: ', so there must be a lot of visits to plan',
        web: ', so I guess people look you up online before they call',
        reach: ', and I guess you’d like more people nearby to know',
        money: ', so you probably do the invoices in the evening',
        supplies: ', so you’re probably always buying plants',
      },
      'your garden visits',
    ],
    [
      'Seed swap',
      'saw your post about the seed swap in {place} on Sunday',
      {
        bookings: ', and I guess you’d like to know how many are coming',
        reach: ', and you’d probably like more people to hear about it',
        supplies: ', so I guess you’re planning what to grow next',
        design: ', so there must be a lot of little packets to label',
      },
      'the seed swap',
    ],
    [
      'Two weeks after',
      'saw your post about the three newts in the new pond',
      {
        web: ', and I guess you’d like to show that pond to new clients',
        pictures: ', which must be hard to get on camera',
      },
    ],
    [
      'Stop raking leaves',
      'saw your post about not raking leaves into bags',
      { pictures: ', which must be easier to show than to explain' },
    ],
    [
      'The gravel garden',
      'saw your gravel garden has had no water since June',
      {
        web: ', and I guess you’d like to show it to new clients',
        pictures: ', and you probably want pictures of it to show new clients',
        reach: ', and I guess you’d like more people to know that works',
        supplies: ', so you must be picky about plants',
      },
    ],
    [
      'Sharpened, oiled',
      'saw your tools are sharpened, oiled and hung up until spring',
      {
        bookings: ', so you’re probably already filling the spring calendar',
        web: ', so this might be the time to sort out a website',
        money: ', so winter is probably when the books get done',
        supplies: ', so I guess good tools matter to you',
      },
    ],
  ],
  'estate-agent': [
    [
      'Open house in',
      'good luck with Saturday’s open house in {place}',
      {
        bookings: ', you’re probably keeping a list of who’s coming',
        pictures: ', I guess most people look at the photos before they come',
        reach: ', I guess you’d like more buyers to know about it',
        repair: ', I guess the place has to be spotless by then',
        design: ', I guess you need signs and leaflets for it',
      },
      'the next open house',
    ],
    [
      'Just listed',
      'saw your new listing with three bedrooms and the fig tree',
      {
        bookings: ', so people must be writing to you about viewings',
        web: ', and I guess most buyers will see it online first',
        pictures: ', and I guess buyers look at the photos first',
        reach: ', and you’d probably like the right buyers to see it',
      },
      'the next listing',
    ],
    [
      'They looked for two years',
      'saw your post about the buyers who found it after two years',
      { bookings: ', so that must have been a lot of viewings' },
    ],
    [
      'What a survey',
      'saw your five slides on what a survey really tells you',
      {
        web: ', and I guess you’d like it to be easy to find later',
        reach: ', and you’d probably like more buyers to see it',
        design: ', which must have taken a while to put together',
      },
    ],
    [
      'We love {make}',
      'saw your listing with the original stove',
      {
        pictures: ', and you probably want that to look right in the photos',
        reach: ', so you’re probably looking for just the right buyer',
      },
      'the next listing',
    ],
  ],
  cleaning: [
    [
      'Our team in',
      'congrats on being a team of nine in {place} now',
      {
        team: ', that must be a lot of shifts to plan',
        bookings: ', that must be a lot of visits to plan',
        money: ', I guess payroll takes a bit longer now',
        supplies: ', you must get through a lot of supplies',
      },
      'the team',
    ],
    [
      'Swipe for the oven',
      'saw your pictures of the oven you saved',
      {
        bookings: ', so I guess a few people have asked for theirs since',
        pictures: ', so you probably take a lot of before and after photos',
        reach: ', and I guess you’d like more people to know you do ovens',
        supplies: ', so you must need a cleaner that really works',
      },
    ],
    [
      'A drawer a day',
      'saw your post about a drawer a day for a month',
      { reach: ', and you’d probably like more people to join in' },
    ],
    [
      'Vinegar does not',
      'saw your list of what vinegar doesn’t fix',
      { supplies: ', so you’re probably picky about what you clean with' },
    ],
    ['Three hours of', 'saw your post about the client who hugged you', {}],
    [
      '{make}\nPlastic-free',
      'noticed you clean with plastic-free products',
      {
        reach: ', and you’d probably like people who want that to find you',
        supplies: ', so you probably check what every bottle is made of',
      },
    ],
    [
      '{make} in {place}. Insured',
      'noticed you do {make} in {place}',
      {
        bookings: ', so there must be a lot of visits to plan',
        web: ', so I guess people look you up online before they call',
        money: ', so there must be an invoice to write for every job',
      },
    ],
  ],
};
