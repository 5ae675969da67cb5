// People who use the product over HTTP until the bench lets them go.
import { availableParallelism, loadavg } from 'node:os';
import type { Services } from '../../server/src/wiring.ts';
import { note, rounded, type Aims } from '../lib/aims.ts';
import { createPerson } from '../lib/people.ts';
import { type Crowd, type Experience, live, settleIn } from './person.ts';

export type LivingCrowd = {
  experience: Experience;
  /** From now on they queue usernames and buy packs. */
  begin(): void;
  /** Resolves when everybody has had the last answer. */
  end(): Promise<void>;
};

/** They have paid and connected when it resolves. */
export async function gather(services: Services, apis: string[], people: number): Promise<LivingCrowd> {
  const ending = new AbortController();
  const experience: Experience = {
    queued: new Set(),
    paid: new Set(),
    answers: new Map(),
    troubles: [],
    slowestMs: 0,
  };
  const crowd: Crowd = { apis, ending: ending.signal, experience };
  const persons = await Promise.all(Array.from({ length: people }, () => createPerson(services)));
  await Promise.all(persons.map((person, i) => settleIn(crowd, person, `studio.${i}`)));
  let lives: Promise<unknown> = Promise.resolve();
  return {
    experience,
    begin() {
      lives = Promise.all(persons.map((person, i) => live(crowd, person, `studio.${i}`)));
      // Handled at the end; until then it must not count as an unhandled rejection.
      lives.catch(() => undefined);
    },
    async end() {
      ending.abort();
      await lives;
    },
  };
}

export function judgeAnswers({ answers, slowestMs }: Experience, aims: Aims): void {
  const sorted = [...answers].toSorted(([a], [b]) => a.localeCompare(b));
  note(`answers: ${sorted.map(([status, n]) => `${status}: ${n}`).join(', ')}`);
  aims.none('answers 500', answers.get('500') ?? 0);
  aims.none('calls without an answer for 30 s', answers.get('no answer') ?? 0);
  note(
    `the slowest call took ${rounded(slowestMs / 1000)} s; the machine’s load was ${rounded(loadavg()[0]!)} on ${availableParallelism()} cores`,
  );
}
