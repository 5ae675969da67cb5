import { lockCredits } from '../credit/credit.repo.ts';
import type { DmDeps } from './deps.ts';
import { lanesPerPerson } from './dm.tasks.ts';
import { countProcessing, findClaimedJob, findOldestDueJob, type JobRow, updateJob } from './job.repo.ts';

/** Returns the job that this task held before a crash, or the user's oldest due one, if a lane is free. */
export async function claimJob(deps: DmDeps, userId: string, taskId: string): Promise<JobRow | undefined> {
  return deps.db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    const held = await findClaimedJob(tx, userId, taskId);
    if (held) return updateJob(tx, userId, held.id, { attempts: held.attempts + 1 });

    const now = deps.clock.now();
    if ((await countProcessing(tx, userId)) >= lanesPerPerson) return undefined;
    const next = await findOldestDueJob(tx, userId, now);
    if (!next) return undefined;
    return updateJob(tx, userId, next.id, {
      status: 'processing',
      claimedBy: taskId,
      attempts: next.attempts + 1,
      startedAt: now,
      notBefore: null,
    });
  });
}
