import type { DmDeps } from './deps.ts';
import { lanesPerPerson } from './dm.tasks.ts';
import { claimNextJob, type HeldJob } from './job.repo.ts';

/**
 * Returns the job that this task held before a crash, or the user's oldest due one, if a lane is free. Claiming moves no credit, so it
 * waits for nobody's lock (decision 44).
 */
export async function claimJob(
  { db, clock }: DmDeps,
  userId: string,
  task: { id: string },
): Promise<HeldJob | undefined> {
  return claimNextJob(db, { userId, taskId: task.id, now: clock.now(), lanes: lanesPerPerson });
}
