import type { Tx } from '../../db/database.ts';
import { deleteThreadsOf } from './thread.repo.ts';

/** In the transaction that deletes a project: its conversations go at once, with replies that wait. There are no more than were sent. */
export async function endThreads(tx: Tx, project: { userId: string; projectId: string }): Promise<void> {
  await deleteThreadsOf(tx, project);
}
