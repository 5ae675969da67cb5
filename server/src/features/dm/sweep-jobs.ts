import { lockCredits } from '../credit/credit.repo.ts';
import type { DmDeps } from './deps.ts';
import { wakeLane } from './dm.tasks.ts';
import { isStranded, listStrandedJobs, updateJob } from './job.repo.ts';

/** A task whose key was reused is not run again after a crash. The job that it held goes back to the queue. */
export async function sweepJobs(deps: DmDeps): Promise<void> {
  for (const { id, userId } of await listStrandedJobs(deps.db)) {
    await deps.db.transaction(async (tx) => {
      await lockCredits(tx, userId);
      if (!(await isStranded(tx, id))) return;
      await updateJob(tx, userId, id, { status: 'pending', claimedBy: null, startedAt: null });
      await wakeLane(tx, userId);
    });
  }
}
