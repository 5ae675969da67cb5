import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { deleteEmptyQueues, deleteExhaustedTasks } from './system.repo.ts';

/** Long enough for an operator to look at them. */
const keptDays = 7;
const mostTries = 5;

/** Tasks that failed for good would stay in the queue for ever, with the sealed addresses and mails that they carry. */
export async function sweepTasks(deps: { db: Db; clock: Clock; log: Logger }): Promise<void> {
  // Whoever is at it just then is let through; the lines are still there in an hour.
  for (let tries = 0; tries < mostTries && !(await deleteEmptyQueues(deps.db)); tries += 1);
  const swept = await deleteExhaustedTasks(deps.db, after(deps.clock.now(), -days(keptDays)));
  if (swept > 0) deps.log.warn({ swept }, 'tasks that had failed for good were removed');
}
