import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { deleteEmptyQueues, deleteExhaustedTasks } from './system.repo.ts';

/** Long enough for an operator to investigate. */
const keptDays = 7;
const mostTries = 5;

/** Permanently failed tasks would otherwise stay in the queue forever, with their sealed addresses and mails. */
export async function sweepTasks(deps: { db: Db; clock: Clock; log: Logger }): Promise<void> {
  // If the lock is busy, the empty queues are deleted an hour later.
  for (let tries = 0; tries < mostTries && !(await deleteEmptyQueues(deps.db)); tries += 1);
  const swept = await deleteExhaustedTasks(deps.db, after(deps.clock.now(), -days(keptDays)));
  if (swept > 0) deps.log.warn({ swept }, 'tasks that had failed for good were removed');
}
