// Refuses what is tried too often. Counted in the database, because the count spans processes.
import type { Db } from '../../db/database.ts';
import { after, type Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';
import { AppError } from '../../lib/errors.ts';
import { addAttempt } from './attempt.repo.ts';

export type AttemptDeps = { db: Db; clock: Clock; secrets: Secrets };

export type AttemptLimit = {
  /** What is counted and for whom: `login`, `ann@example.com`. Only a keyed hash is stored. */
  action: string;
  subject: string;
  limit: number;
  /** The weight of this attempt; 1 by default. */
  cost?: number;
  windowMs: number;
  sentence: string;
};

export async function limitAttempts(deps: AttemptDeps, rule: AttemptLimit): Promise<void> {
  const now = deps.clock.now();
  const key = deps.secrets.keyedHash(`attempt:${rule.action}`, rule.subject.toLowerCase());
  const { count, resetsAt } = await addAttempt(deps.db, key, now, after(now, rule.windowMs), rule.cost);
  if (count > rule.limit) {
    const wait = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
    throw new AppError('too_many', `too_many_${rule.action}`, rule.sentence, wait);
  }
}
