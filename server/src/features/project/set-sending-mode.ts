import type { SendingMode } from '@opener/contract/project';
import type { Db, Tx } from '../../db/database.ts';
import { projectNotFound } from './find-project.ts';
import { updateAllProjects, updateProjectRow } from './project.repo.ts';

/** When switching from review to auto, messages in review stay there: the user may not have read them. */
export async function setSendingMode(
  deps: { db: Db },
  userId: string,
  id: string,
  sendingMode: SendingMode,
): Promise<void> {
  if (!(await updateProjectRow(deps.db, userId, id, { sendingMode }))) throw projectNotFound();
}

/** For future messages only; waiting and sent ones stay as they are. */
export async function holdAllForReview(tx: Tx, userId: string): Promise<void> {
  await updateAllProjects(tx, userId, { sendingMode: 'review' });
}
