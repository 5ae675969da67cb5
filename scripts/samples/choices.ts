// The people and offers on the public pages. The product's own writer writes the messages.
import type { Motif } from '../../web/src/features/site/scene/post-tile.tsx';

export type Choice = {
  username: string;
  project: { name: string; productInfo: string; offerInfo: string };
};

const projects = {
  studios: {
    name: 'Spring workshops',
    productInfo: 'Booking software for studios: classes, waiting lists, reminders.',
    offerInfo: 'First month free, set up together in one call.',
  },
  makers: {
    name: 'Waiting lists',
    productInfo: 'Booking software for makers: orders, waiting lists, reminders.',
    offerInfo: 'First month free, set up together in one call.',
  },
  dates: {
    name: 'Open dates',
    productInfo: 'We tell couples nearby which photographers still have dates: one newsletter every Friday.',
    offerInfo: 'Your first listing is free.',
  },
  outdoors: {
    name: 'Garden visits',
    productInfo: 'A booking calendar for people who work outdoors: visits, quotes, rainy days.',
    offerInfo: 'The first month is free, cancel any time.',
  },
  coaches: {
    name: 'One page',
    productInfo: 'One-page websites for coaches, with sign-up built in.',
    offerInfo: 'Free draft before you decide.',
  },
  receipts: {
    name: 'Receipts',
    productInfo: 'Bookkeeping for freelancers and makers, done from photos of your receipts.',
    offerInfo: 'Three months free if you sign up before the end of June. No card needed.',
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
