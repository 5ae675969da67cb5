import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { isSurelyUnsent } from '../delivery/settle-delivery.ts';
import { listBeingSent } from './follow-up/follow-up.repo.ts';
import { forgetAttempt, payForAttempt } from './follow-up/settle.ts';
import { deleteThreadsOf } from './thread.repo.ts';

/**
 * When a project is deleted: its conversations end at once, with replies and follow-ups that wait. There are no more than messages were
 * sent. The caller holds the lock of the user's credits: a follow-up that is being sent may arrive, so its credit is used, unless its last
 * check is still to come.
 */
export async function endThreads(
  deps: { clock: Clock },
  tx: Tx,
  project: { userId: string; projectId: string },
): Promise<void> {
  const { userId, projectId } = project;
  for (const entry of await listBeingSent(tx, userId, projectId))
    await (isSurelyUnsent(entry) ? forgetAttempt(deps, tx, entry) : payForAttempt(deps, tx, entry));
  await deleteThreadsOf(tx, project);
}
