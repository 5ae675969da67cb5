// One person with very many messages, one with a hundred, and many others.
import { fillHistory } from '../../server/src/testing/history.ts';
import type { Services } from '../../server/src/wiring.ts';
import { type BenchPerson, createPerson } from '../lib/people.ts';

export type Filled = { big: BenchPerson; small: BenchPerson; leaver: BenchPerson };

/** How many messages the others have, and the person whom the big one is compared with. */
export const fewMessages = 100;

export async function build(
  services: Services,
  { messages, people, leaving }: { messages: number; people: number; leaving: number },
): Promise<Filled> {
  const big = await createPerson(services);
  const small = await createPerson(services);
  const leaver = await createPerson(services);
  const known = [
    { ...big, messages },
    { ...small, messages: fewMessages },
    { ...leaver, messages: leaving },
  ];
  await fillHistory(services.db, known, { people, messages: fewMessages });
  return { big, small, leaver };
}
