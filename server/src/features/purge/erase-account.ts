import type { Tx } from '../../db/database.ts';
import { clearQueue, dequeue } from '../../db/enqueue.ts';
import type { Clock } from '../../lib/clock.ts';
import { answersMailQueue } from '../conversation/mails.ts';
import { cancelAllJobs } from '../dm/cancel-all-jobs.ts';
import { lostMailKey } from '../instagram/mails.ts';
import { hideProjectsOf } from '../project/hide-projects.ts';
import { deleteAtOnce } from './purge.repo.ts';
import { purgeAccountLater } from './purge.tasks.ts';

/**
 * In the transaction that deletes an account: nothing is written or received for it any more, and nobody sees anything of it. What grows
 * with its messages is deleted by a task.
 */
export async function eraseAccount({ clock }: { clock: Clock }, tx: Tx, userId: string): Promise<void> {
  const now = clock.now();
  await cancelAllJobs(tx, { userId }, now);
  await hideProjectsOf(tx, userId, now);
  await deleteAtOnce(tx, userId);
  // They name people and accounts.
  await clearQueue(tx, answersMailQueue(userId));
  await dequeue(tx, lostMailKey(userId));
  await purgeAccountLater(tx, userId);
}
