import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { endThreads } from '../conversation/end-threads.ts';
import { clearProject } from '../dm/clear-project.ts';
import { purgeProjectLater } from './purge.tasks.ts';

/** In the transaction that deletes a project: its jobs release their credits, and a task deletes the rows. */
export async function eraseProject(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  projectId: string,
): Promise<void> {
  await clearProject(deps, tx, userId, projectId);
  await endThreads(deps, tx, { userId, projectId });
  await purgeProjectLater(tx, userId, projectId);
}
