import { lockCredits } from '../credit/credit.repo.ts';
import type { ProjectDeps } from './deps.ts';
import { projectNotFound } from './find-project.ts';
import { hideProject } from './project.repo.ts';

/** Its messages and jobs go with it, and unfinished jobs release their credit. The rows themselves are deleted by a task. */
export async function deleteProject(deps: ProjectDeps, userId: string, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    if (!(await hideProject(tx, userId, id, deps.clock.now()))) throw projectNotFound();
    await deps.onDeletion(tx, userId, id);
  });
}
