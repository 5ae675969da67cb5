// At most `running` calls per user at once, and `waiting` in their own queue, so that one user's calls delay only their own.
import { type Limiter, limitConcurrency } from './limit-concurrency.ts';

export type Turns = <T>(who: string, work: () => Promise<T>) => Promise<T>;

export function takeTurns(limits: Parameters<typeof limitConcurrency>[0]): Turns {
  const people = new Map<string, { limit: Limiter; here: number }>();
  return async (who, work) => {
    const person = people.get(who) ?? { limit: limitConcurrency(limits), here: 0 };
    people.set(who, person);
    person.here++;
    try {
      return await person.limit(work);
    } finally {
      if (--person.here === 0) people.delete(who);
    }
  };
}
