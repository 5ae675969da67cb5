// A hundred thousand distinct messages, each derived from its number.
import { messages } from '../../server/src/db/schema.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { aProfile } from '../../server/src/testing/fake-ports.ts';
import type { Services } from '../../server/src/wiring.ts';
import type { BenchPerson } from '../lib/people.ts';

const batch = 2000;
const begin = Date.UTC(2026, 0, 1);

/** The input of message number n, to compare the workbook with. */
export function messageNumber(n: number) {
  const spice = spices[n % spices.length]!;
  const words = Array.from({ length: 45 }, (_, i) => word(n * 45 + i)).join(' ');
  return {
    username: `target.${n}`,
    text: `Hi number ${n}, ${spice} ${words}. Shall we talk?\n\nThe first month is free.`,
    profile: aProfile({
      username: `target.${n}`,
      fullName: `${spice} ${n}`,
      biography: `${spice} ${words.slice(0, 140)}`,
      followersCount: n * 7,
      postsCount: n % 900,
    }),
    sentAt: n % 3 === 0 ? new Date(begin + n * 1000 + 86_400_000) : null,
    createdAt: new Date(begin + n * 1000),
  };
}

export async function addMessages(services: Services, person: BenchPerson, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, i) => ({
      id: newId(),
      userId: person.userId,
      projectId: person.projectId,
      jobId: newId(),
      facts: [],
      ...messageNumber(from + i),
    }));
    await services.db.insert(messages).values(rows);
  }
}

const spices = ['=1+1', '😀', 'שלום', '<b>&', '_x0041_', '"quoted"', 'plain', '+49', '@you', 'ça va'];

/** Pseudo-random, so that the file compresses no better than prose. */
function word(seed: number): string {
  const scattered = Math.imul(seed, 2_654_435_761) >>> 0;
  return `${syllables[scattered % 20]}${syllables[(scattered >>> 8) % 20]}${scattered % 3 ? syllables[(scattered >>> 16) % 20] : ''}`;
}

const syllables = 'ba con der fi gra hol in ka len mor na ost pe qui ro sel ta un ver wo'.split(' ');
