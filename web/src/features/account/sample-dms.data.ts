// Messages the product could have written, with what it found in each profile marked by asterisks, in both places.
export type SampleDm = { handle: string; name: string; craft: string; bio: string; text: string };

export const sampleDms: readonly SampleDm[] = [
  {
    handle: 'mira.kilns',
    name: 'Mira Köhler',
    craft: 'Ceramics studio',
    bio: 'Wood-fired stoneware. *Kiln opening every first Sunday* in *Leipzig*.',
    text: 'Hi Mira, a *kiln opening every first Sunday* is such a good ritual. I help studios in places like *Leipzig* fill a waiting list instead of turning people away. Would a two-minute set-up be worth a look?',
  },
  {
    handle: 'northlight.yoga',
    name: 'Ines Duarte',
    craft: 'Yoga studio',
    bio: '*6 a.m. rooftop classes*, rain or shine. Mats are on us. *Porto*.',
    text: 'Your *6 a.m. rooftop classes* made me set an alarm, which is rare. We built booking software that fills the early slots first. Could I show you how a studio in *Porto* your size would use it?',
  },
  {
    handle: 'ridge.and.rope',
    name: 'Tom Halvorsen',
    craft: 'Climbing guide',
    bio: 'Small groups only, *never more than four*. Now planning the *Lofoten week*.',
    text: 'Hi Tom, *never more than four* is the line that sold me. For the *Lofoten week* I could send you twenty people who asked for exactly that kind of trip. Do you still have places?',
  },
];
