import type { DmDeps } from './deps.ts';
import { lanesPerPerson } from './dm.tasks.ts';
import { claimOldestJob, type HeldJob, reclaimJob } from './job.repo.ts';

/**
 * Returns the job that this task held before a crash, or the user's oldest due one, if a lane is free. Claiming moves no credit, so it
 * waits for nobody's lock (decision 44).
 */
export async function claimJob(
  { db, clock }: DmDeps,
  userId: string,
  task: { id: string; attempt: number },
): Promise<HeldJob | undefined> {
  const reclaimed = task.attempt > 1 ? await reclaimJob(db, userId, task.id) : undefined;
  if (reclaimed) return reclaimed;
  return claimOldestJob(db, { userId, taskId: task.id, now: clock.now(), lanes: lanesPerPerson });
}
