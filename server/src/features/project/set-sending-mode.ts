import type { Db } from '../../db/database.ts';
import { projectNotFound } from './find-project.ts';
import { updateProjectRow } from './project.repo.ts';

export async function setSendingMode(
  deps: { db: Db },
  userId: string,
  id: string,
  sendingMode: 'auto' | 'review',
): Promise<void> {
  if (!(await updateProjectRow(deps.db, userId, id, { sendingMode }))) throw projectNotFound();
}
