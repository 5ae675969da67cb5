import { lockCredits } from '../credit/credit.repo.ts';
import type { ProjectDeps } from './deps.ts';
import { projectNotFound } from './find-project.ts';
import { deleteProjectRow } from './project.repo.ts';

/** Also deletes its messages and jobs; unfinished jobs release their credit. */
export async function deleteProject(deps: ProjectDeps, userId: string, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    await deps.beforeDeletion(tx, userId, id);
    if (!(await deleteProjectRow(tx, userId, id))) throw projectNotFound();
  });
}
