import type { SendingMode } from '@opener/contract/project';
import type { Db, Tx } from '../../db/database.ts';
import { projectNotFound } from './find-project.ts';
import { updateAllProjects, updateProjectRow } from './project.repo.ts';

/** From review to auto, what waits for approval goes on waiting for it: the person may not have read it. */
export async function setSendingMode(
  deps: { db: Db },
  userId: string,
  id: string,
  sendingMode: SendingMode,
): Promise<void> {
  if (!(await updateProjectRow(deps.db, userId, id, { sendingMode }))) throw projectNotFound();
}

/** For what is written from now on; what waits or goes out already is left as it is. */
export async function holdAllForReview(tx: Tx, userId: string): Promise<void> {
  await updateAllProjects(tx, userId, { sendingMode: 'review' });
}
