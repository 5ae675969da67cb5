// Limits failures: counted in the transaction that fails, and checked before the next try.
import type { Tx } from '../../db/database.ts';
import { after, type Clock } from '../../lib/clock.ts';
import { addAttempt, findAttempts } from './attempt.repo.ts';

type Failing = { action: string; userId: string };

const keyOf = ({ action, userId }: Failing) => `${action}:${userId}`;

export async function countFailures(
  { clock }: { clock: Clock },
  tx: Tx,
  failing: Failing,
  windowMs: number,
  times = 1,
): Promise<void> {
  if (times === 0) return;
  const now = clock.now();
  await addAttempt(tx, keyOf(failing), now, after(now, windowMs), times);
}

/** Failures in the current window, and how long it lasts. */
export async function readFailures(
  { clock }: { clock: Clock },
  tx: Tx,
  failing: Failing,
): Promise<{ count: number; secondsLeft: number }> {
  const now = clock.now();
  const found = await findAttempts(tx, keyOf(failing), now);
  if (!found) return { count: 0, secondsLeft: 0 };
  return { count: found.count, secondsLeft: Math.ceil((found.resetsAt.getTime() - now.getTime()) / 1000) };
}
