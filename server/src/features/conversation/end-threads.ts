import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { useCredit } from './follow-up/charge.ts';
import { listBeingSent } from './follow-up/follow-up.repo.ts';
import { deleteThreadsOf } from './thread.repo.ts';

/**
 * When a project is deleted: its conversations end at once, with replies and follow-ups that wait. There are no more than messages were
 * sent. The caller holds the lock of the user's credits: a follow-up that is being sent may arrive, so its credit is used.
 */
export async function endThreads(
  deps: { clock: Clock },
  tx: Tx,
  project: { userId: string; projectId: string },
): Promise<void> {
  const { userId, projectId } = project;
  for (const sent of await listBeingSent(tx, userId, projectId))
    await useCredit(deps, tx, { userId, ...sent });
  await deleteThreadsOf(tx, project);
}
