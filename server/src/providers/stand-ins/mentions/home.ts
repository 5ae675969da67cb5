// Mentions of houses, gardens and those who look after them.
import type { Mentions } from './mention.ts';

export const home: Mentions = {
  'interior-designer': [
    ['{make} 🛋️ Booking', 'saw you’re booking from March', 'bookings', 'the March bookings'],
    ['Before: beige', 'saw your before and after, from beige to tomato red', 'pictures web reach'],
    [
      'The lime plaster',
      'saw your post about the lime plaster that took three weeks to dry',
      'supplies pictures',
    ],
    [
      'We found the original tiles',
      'saw your post about the original tiles under the lino',
      'pictures reach',
    ],
    ['Sourced every lamp', 'saw that you sourced every lamp second-hand', 'supplies'],
    ['A tip for renters', 'saw your tip about changing the bulbs first', 'reach web'],
  ],
  architect: [
    ['Planning granted', 'saw planning was granted for your {make} near {place}', 'reach pictures money'],
    ['Airtightness test', 'saw your post about the airtightness test and the cake', 'supplies pictures'],
    ['The model shop', 'saw your post about the mess in the model shop', 'supplies repair'],
    ['Site visit', 'saw your post about the frame that went up in two days', 'pictures supplies'],
    ['We reused the roof beams', 'saw you reused the roof beams as stair treads', 'pictures web'],
  ],
  florist: [
    [
      'Places left on Sunday',
      'saw there are places left on Sunday’s workshop in {place}',
      'bookings reach',
      'Sunday’s workshop',
    ],
    ['First sweet peas', 'saw your first fourteen sweet peas', 'pictures shelf supplies'],
    [
      'A bride asked',
      'saw your post about the bride who asked for weeds',
      'pictures reach bookings',
      'the wedding enquiries',
    ],
    ['No foam', 'saw your post about working without foam, just chicken wire', 'supplies pictures'],
    ['{make} · Thursday', 'saw you’re open Thursday to Saturday, bring a jar', 'shelf selling web'],
  ],
  gardener: [
    [
      'Gardener for hire',
      'saw you’re a gardener for hire with {make} a speciality',
      'bookings money web reach',
      'your garden visits',
    ],
    [
      'Seed swap',
      'saw your post about the seed swap in {place} on Sunday',
      'reach bookings supplies',
      'the seed swap',
    ],
    ['Two weeks after', 'saw your post about the three newts in the new pond', 'pictures'],
    ['Stop raking leaves', 'saw your post about not raking leaves into bags', 'supplies web'],
    ['The gravel garden', 'saw your gravel garden without water since June', 'pictures web'],
    ['Sharpened, oiled', 'saw your post about the tools sharpened, oiled and hung up', 'repair supplies'],
  ],
  'estate-agent': [
    [
      'Open house in',
      'saw your post about the open house in {place} on Saturday',
      'bookings reach pictures',
      'the open house',
    ],
    [
      'Just listed',
      'saw your new listing with three bedrooms and the fig tree',
      'pictures reach web',
      'the next listing',
    ],
    ['They looked for two years', 'saw your post about the buyers who searched for two years', 'reach web'],
    ['What a survey', 'saw your five slides on what a survey really tells you', 'design web'],
    ['We love {make}', 'saw your listing with the original stove', 'pictures reach', 'the next listing'],
  ],
  cleaning: [
    ['Our team in', 'saw your team in {place} is now nine people', 'team bookings money', 'a team of nine'],
    ['Swipe for the oven', 'saw your post about the oven that came back', 'pictures supplies reach'],
    ['A drawer a day', 'saw your post about a drawer a day for a month', 'reach bookings', 'your clients'],
    ['Vinegar does not', 'saw your list of what vinegar doesn’t fix', 'supplies'],
    ['Three hours of', 'saw your post about the client who hugged you', 'reach bookings', 'your clients'],
    ['{make}\nPlastic-free', 'saw that you clean with plastic-free products', 'supplies'],
  ],
};
