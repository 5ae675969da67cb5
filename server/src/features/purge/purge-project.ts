import type { Db } from '../../db/database.ts';
import { seconds } from '../../lib/clock.ts';
import { keepOutcomes } from '../overview/keep-outcomes.ts';
import {
  deleteHiddenProject,
  deleteMessagesOf,
  deleteSomeJobs,
  isHiddenProject,
  lockSomeMessages,
} from './purge.repo.ts';
import { purgeProjectLater } from './purge.tasks.ts';

/** Per transaction: short locks, and little to repeat after a crash. */
export const atOnce = 500;
/** Then the task goes to the back of the queue, so that mails do not wait for it. */
export const turnMs = seconds(2);

/**
 * Deletes the rows of a deleted project, from wherever it was interrupted. What was sent and answered stays in the figures: each outcome is
 * kept in the transaction that deletes its message, so it is counted once at every moment.
 */
export async function purgeProject(
  deps: { db: Db },
  project: { userId: string; projectId: string },
): Promise<void> {
  const { db } = deps;
  if (!(await isHiddenProject(db, project))) return;
  const end = performance.now() + turnMs;
  while (performance.now() < end) {
    if ((await purgeMessages(db, project)) > 0) continue;
    if ((await deleteSomeJobs(db, project, atOnce)) > 0) continue;
    return db.transaction((tx) => deleteHiddenProject(tx, project));
  }
  await purgeProjectLater(db, project.userId, project.projectId);
}

async function purgeMessages(db: Db, project: { userId: string; projectId: string }): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await lockSomeMessages(tx, project, atOnce);
    if (ids.length === 0) return 0;
    await keepOutcomes(tx, project.userId, { messageIds: ids });
    await deleteMessagesOf(tx, project.userId, ids);
    return ids.length;
  });
}
