import { lockCredits } from '../credit/reserve-credit.ts';
import { releaseUnfinishedJobs } from '../dm/release-unfinished-jobs.ts';
import { keepOutcomes } from '../overview/keep-outcomes.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { ProjectDeps } from './deps.ts';
import { projectNotFound } from './find-project.ts';
import { deleteProjectRow } from './project.repo.ts';

/** Messages and jobs go with it; a job that had not finished gives its credit back. */
export async function deleteProject(deps: ProjectDeps, userId: string, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    // Its deliveries go too, and whoever settles one of them holds this lock.
    await lockSendingAccount(tx, userId);
    await releaseUnfinishedJobs(deps, tx, userId, id);
    await keepOutcomes(tx, userId, { projectId: id });
    if (!(await deleteProjectRow(tx, userId, id))) throw projectNotFound();
  });
}
