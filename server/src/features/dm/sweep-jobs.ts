import { lockCredits } from '../credit/credit.repo.ts';
import type { DmDeps } from './deps.ts';
import { lanesPerPerson, wakeLane } from './dm.tasks.ts';
import { listOwnersOfStrandedJobs, putStrandedJobsBack } from './job.repo.ts';

/** On a busy worker each transaction waits for a connection, so some wait at the same time. */
const atOnce = 4;

/** A task whose key was reused is not run again after a crash. The jobs that such tasks held go back to the queue. */
export async function sweepJobs({ db }: DmDeps): Promise<void> {
  const owners = await listOwnersOfStrandedJobs(db);
  const sweep = async () => {
    for (let userId = owners.pop(); userId !== undefined; userId = owners.pop()) await putBack(db, userId);
  };
  await Promise.all(Array.from({ length: atOnce }, sweep));
}

function putBack(db: DmDeps['db'], userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    const jobs = await putStrandedJobsBack(tx, userId);
    for (let lane = 0; lane < Math.min(jobs, lanesPerPerson); lane++) await wakeLane(tx, userId, lane);
  });
}
