// Scriptable ports: profiles and drafts that pass the gate, and every kind of failure.
import { createHash } from 'node:crypto';
import { TransientFault } from '../lib/port-faults.ts';
import { type Profile, profileMissing, type ProfilesPort } from '../providers/profiles/port.ts';
import type { Draft, WriteRequest, WriterPort } from '../providers/writer/port.ts';

export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    username: 'mira.kilns',
    fullName: 'Mira Köhler',
    biography: 'Wood-fired stoneware. Kiln opening every first Sunday.',
    category: 'Ceramics studio',
    followersCount: 8400,
    followsCount: 300,
    postsCount: 214,
    verified: false,
    externalUrl: null,
    recentPosts: [],
    ...overrides,
  };
}

export const aProject = {
  name: 'Spring workshops',
  product_info: 'Booking software for studios',
  offer_info: 'First month free',
};

/** Passes the gate for `aProfile` and `aProject`; words derived from the username keep messages distinct. */
export function aDraft(username: string): Draft {
  const phrase = 'kiln opening every first Sunday';
  return {
    text: `Saw your ${phrase}, ${words(username, 5)}. Booking software for studios, first month free. Would you try it ${words(`${username}!`, 3)}?`,
    facts: [{ field: 'biography', quote: 'Kiln opening every first Sunday', phrase }],
    fit: 'strong',
    reason: 'They open their kiln to visitors, who could book.',
  };
}

/** Plain English, so that the gate detects the language. */
const asides =
  `with a bowl of warm soup|near the old window|after a long walk by the river|when the lamp is still on|while the bread is in the oven
  before the market opens|under the big tree|in the quiet of the evening|as the rain comes down|next to the wooden bench
  with clay on both hands|where the cat likes to sleep|on the shelf above the sink|between two cups of tea|at the end of the garden
  while somebody reads aloud|behind the blue door|as soon as the glaze is dry|with the radio turned low|on the way back from the hill`
    .split(/\||\n/u)
    .map((aside) => aside.trim());

function words(seed: string, count: number): string {
  const bytes = createHash('shake256', { outputLength: count }).update(seed).digest();
  return [...bytes].map((byte) => asides[byte % asides.length]!).join(', ');
}

/** The same words for the same username, unless they were used before. */
function writeAnew({ profile, earlierTexts = [] }: WriteRequest): Draft {
  const draft = aDraft(profile.username);
  return earlierTexts.includes(draft.text) ? aDraft(`${profile.username}, anew`) : draft;
}

/** The first and the second. */
export const followUps = [
  'Hi, is a waiting list something that you could use this winter?',
  'This is my last message about it, all the best to you.',
];

export type FakePorts = { profiles: ProfilesPort & { reads: string[] }; writer: WriterPort };

export function fakePorts(
  overrides: {
    read?: ProfilesPort['read'];
    write?: WriterPort['write'];
    reply?: WriterPort['reply'];
    followUp?: WriterPort['followUp'];
  } = {},
): FakePorts {
  const reads: string[] = [];
  return {
    profiles: {
      reads,
      async read(username, options) {
        reads.push(username);
        return overrides.read ? overrides.read(username, options) : aProfile({ username });
      },
    },
    writer: {
      translates: true,
      write: overrides.write ?? (async (request) => writeAnew(request)),
      reply: overrides.reply ?? (async () => 'Thanks for writing back. What would you like to know?'),
      followUp: overrides.followUp ?? (async ({ sent }) => followUps[sent.length - 1] ?? 'One last word.'),
    },
  };
}

/** `missing…` does not exist, `down…` never answers; everybody else is a potter. */
export function troubledPorts(): FakePorts {
  return fakePorts({
    async read(username) {
      if (username.startsWith('missing')) throw profileMissing();
      if (username.startsWith('down')) throw new TransientFault('down');
      return aProfile({ username });
    },
  });
}
