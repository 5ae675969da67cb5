// Descriptions of each public page for search engines and share cards.
export type Listing = {
  description: string;
  /** The sentence on the page's share card. */
  card: string;
  /** Intermediate pages are not listed. */
  listed: boolean;
};

const listings: Record<string, Listing> = {
  '/': {
    description:
      'Opener reads a public Instagram profile and writes the direct message you would have written yourself. Ten sends are free.',
    card: 'The first line, written for one person.',
    listed: true,
  },
  '/pricing': {
    description:
      'One-time packs of automated sends from $19. No monthly fee, credits never expire, ten sends are free.',
    card: 'Pay once, send when you like.',
    listed: true,
  },
  '/how-it-works': {
    description:
      'What Opener reads from a public profile, how it writes from it, how sending is paced, and what Instagram allows.',
    card: 'From a profile to a first line.',
    listed: true,
  },
  '/terms': {
    description: 'The terms for using Opener: who may use it, how credits work, and what both sides promise.',
    card: 'The terms, in plain words.',
    listed: true,
  },
  '/privacy': {
    description: 'What Opener keeps about you and about the people you write to, why, and for how long.',
    card: 'What we keep, and when it goes.',
    listed: true,
  },
  '/dpa': {
    description: 'How Opener processes personal data on behalf of its customers: the agreement in full.',
    card: 'Your data, on your instructions.',
    listed: true,
  },
  '/signup': {
    description: 'Create an Opener account. Ten automated sends are free, no card needed.',
    card: 'Ten first lines, on us.',
    listed: true,
  },
  '/login': {
    description: 'Sign in to Opener and continue where you left off.',
    card: 'The first line, written for one person.',
    listed: true,
  },
};

const step: Listing = {
  description: 'Opener writes the first line of a conversation, from the profile of one person.',
  card: 'The first line, written for one person.',
  listed: false,
};

export const listedPaths = Object.keys(listings);

export function listingOf(path: string): Listing {
  return listings[path] ?? step;
}
