// The people and offers on the public pages. The product's own writer writes the messages.
import type { Motif } from '../../web/src/features/site/scene/post-tile.tsx';

export type Choice = {
  username: string;
  project: { name: string; product_info: string; offer_info: string };
};

const projects = {
  studios: {
    name: 'Spring workshops',
    product_info: 'Booking software for studios: classes, waiting lists, reminders.',
    offer_info: 'First month free, set up together in one call.',
  },
  makers: {
    name: 'Waiting lists',
    product_info: 'Booking software for makers: orders, waiting lists, reminders.',
    offer_info: 'First month free, set up together in one call.',
  },
  dates: {
    name: 'Open dates',
    product_info: 'We tell couples nearby which photographers still have dates: one newsletter every Friday.',
    offer_info: 'Your first listing is free.',
  },
  outdoors: {
    name: 'Garden visits',
    product_info: 'A booking calendar for people who work outdoors: visits, quotes, rainy days.',
    offer_info: 'The first month is free, cancel any time.',
  },
  coaches: {
    name: 'One page',
    product_info: 'One-page websites for coaches, with sign-up built in.',
    offer_info: 'Free draft before you decide.',
  },
  receipts: {
    name: 'Receipts',
    product_info: 'Bookkeeping for freelancers and makers, done from photos of your receipts.',
    offer_info: 'Three months free if you sign up before the end of June. No card needed.',
  },
};

/** The project on the how-it-works page, with the message to the first person of the scene. */
export const shownProject = projects.studios;

/** In the scene of the front page. */
export const scene: readonly (Choice & { tiles: readonly [Motif, Motif, Motif] })[] = [
  { username: 'maeve.kilns', project: projects.studios, tiles: ['pot', 'flame', 'bowl'] },
  { username: 'tom.calder.frames', project: projects.dates, tiles: ['arch', 'heart', 'flower'] },
  { username: 'imogen.calder.gardens', project: projects.outdoors, tiles: ['flower', 'leaf', 'sun'] },
  { username: 'lottie.coach', project: projects.coaches, tiles: ['heart', 'wave', 'sun'] },
];

/** Beside the sign-up form. */
export const signup: readonly Choice[] = [
  { username: 'omar.woodwork', project: projects.makers },
  { username: 'jonah_writes', project: projects.receipts },
  { username: 'rita.hale.bags', project: projects.makers },
  { username: 'maeve.trail', project: projects.coaches },
];
