// Ports that tests steer: profiles and drafts that pass the gate, and every kind of trouble on demand.
import { createHash } from 'node:crypto';
import { TransientFault } from '../lib/port-faults.ts';
import { type Profile, profileMissing, type ProfilesPort } from '../providers/profiles/port.ts';
import type { Draft, WriterPort } from '../providers/writer/port.ts';

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

/** Passes the gate for `aProfile` and `aProject`; words made from the username keep messages apart. */
export function aDraft(username: string): Draft {
  const phrase = 'kiln opening every first Sunday';
  return {
    text: `A ${phrase}, ${words(username, 40)}. Booking software for studios, first month free: ${words(`${username}!`, 8)}?`,
    facts: [{ field: 'biography', quote: 'Kiln opening every first Sunday', phrase }],
    fit: 'strong',
    reason: 'They open their kiln to visitors, who could book.',
  };
}

/** Plain English, so that the gate reads it as such. */
const vocabulary =
  `and then slowly after the rain with a bowl of warm soup near that old window where people sit and talk about bread wood clay
  glaze water light morning evening market garden winter summer colour shape table chair paper letter music river street house
  kitchen shelf apron wheel hand stone leaf cloth thread button pocket lamp candle basket bottle plate spoon story walk`.split(
    /\s+/u,
  );

function words(seed: string, count: number): string {
  const bytes = createHash('shake256', { outputLength: count }).update(seed).digest();
  return [...bytes].map((byte) => vocabulary[byte % vocabulary.length]!).join(' ');
}

/** The same words for the same username, unless they stand there already. */
function writeAnew(username: string, recentOpenings: string[]): Draft {
  const draft = aDraft(username);
  return recentOpenings.some((opening) => draft.text.startsWith(opening))
    ? aDraft(`${username}, anew`)
    : draft;
}

export type FakePorts = { profiles: ProfilesPort & { reads: string[] }; writer: WriterPort };

export function fakePorts(
  overrides: { read?: ProfilesPort['read']; write?: WriterPort['write'] } = {},
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
      write:
        overrides.write ??
        (async ({ profile, recentOpenings }) => writeAnew(profile.username, recentOpenings)),
    },
  };
}

/** `missing…` is not there, `down…` never answers; everybody else is a potter. */
export function troubledPorts(): FakePorts {
  return fakePorts({
    async read(username) {
      if (username.startsWith('missing')) throw profileMissing();
      if (username.startsWith('down')) throw new TransientFault('down');
      return aProfile({ username });
    },
  });
}
