// Accounts that must not be written to, or only after review, chosen by the start of the username.
import { createDice } from './dice.ts';
import type { Profile, ProfilePost } from './profile.ts';

type Account = Pick<Profile, 'fullName' | 'biography' | 'category'> & { captions: string[] };

const accounts: Record<string, Account[]> = {
  nodms: [
    {
      fullName: 'Ines Moreau',
      biography: 'Film photographs of small harbours.\nNo DMs about promotions or collaborations, please.',
      category: 'Photographer',
      captions: ['Low tide, grey morning, one boat.', 'The last roll of the winter is scanned.'],
    },
    {
      fullName: 'Jonas Weber',
      biography: 'Holzlöffel aus Obstbaumholz.\nBitte keine Werbung und keine Kooperationsanfragen.',
      category: null,
      captions: ['Zwölf Löffel aus einem alten Birnbaum.', 'Samstag wieder auf dem Markt.'],
    },
  ],
  grieving: [
    {
      fullName: 'Hannah Lowe',
      biography: 'Garden notes.\nMissing my husband Tom every day since March.',
      category: null,
      captions: [
        'The first spring without you. I planted your tulips anyway.',
        'Thank you for all the cards.',
      ],
    },
  ],
  underage: [
    {
      fullName: 'Mia',
      biography: '14 y/o · skateboards and drawings\naccount run with my mum',
      category: null,
      captions: ['landed it after school!!', 'new sketchbook day'],
    },
  ],
  memorial: [
    {
      fullName: 'Remembering Paul Adler',
      biography: 'In loving memory of Paul, 1961–2026. Kept by his family.',
      category: null,
      captions: [
        'A year ago today he still sang in the kitchen.',
        'Thank you all for coming to the service.',
      ],
    },
  ],
  // It sells a bit of everything, so that it competes with most projects.
  competitor: [
    {
      fullName: 'Everything & Co',
      biography: [
        'booking software',
        'scheduling software',
        'marketing software',
        'handmade soap',
        'handmade jewellery',
        'handmade candles',
        'natural skincare',
        'specialty coffee beans',
        'portrait photography',
        'product photography',
        'short video reels',
        'social media marketing',
        'web design',
        'online courses',
        'business coaching',
        'menu translations',
      ]
        .map((goods) => `We sell ${goods}.`)
        .join('\n'),
      category: 'Shopping & retail',
      captions: ['New in: a little more of everything.', 'Stocktaking today, back on Monday.'],
    },
  ],
  empty: [{ fullName: '', biography: '', category: null, captions: [] }],
};

export function unsuitableProfile(username: string): Profile | undefined {
  const kind = Object.keys(accounts).find((word) => username.startsWith(word));
  if (kind === undefined) return undefined;
  const dice = createDice(`unsuitable ${username}`);
  const { captions, ...account } = dice.pick(accounts[kind]!);
  return {
    username,
    ...account,
    followersCount: dice.between(80, 900),
    followsCount: dice.between(80, 900),
    postsCount: captions.length,
    verified: false,
    externalUrl: null,
    recentPosts: captions.map(postOf),
  };
}

/** Fixed, so that a profile does not change over time. */
function postOf(caption: string, age: number): ProfilePost {
  const timestamp = new Date(Date.UTC(2026, 9, 28 - 6 * age, 18)).toISOString();
  return { caption, hashtags: [], likesCount: 40 - age, timestamp };
}
