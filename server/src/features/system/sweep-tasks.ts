import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { deleteEmptyLines, deleteExhaustedTasks } from './system.repo.ts';

/** Long enough for an operator to look at them. */
const keptDays = 7;

/** Tasks that failed for good would stay in the queue for ever, with the sealed addresses and mails that they carry. */
export async function sweepTasks(deps: { db: Db; clock: Clock; log: Logger }): Promise<void> {
  await deleteEmptyLines(deps.db);
  const swept = await deleteExhaustedTasks(deps.db, after(deps.clock.now(), -days(keptDays)));
  if (swept > 0) deps.log.warn({ swept }, 'tasks that had failed for good were removed');
}
