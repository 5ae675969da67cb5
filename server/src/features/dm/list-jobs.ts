import { after, minutes } from '../../lib/clock.ts';
import { findProject } from '../project/find-project.ts';
import type { DmDeps } from './deps.ts';
import {
  countShownJobs,
  type JobCounts,
  type JobRow,
  listFirstJobs,
  listShownJobs,
  type ShownJob,
} from './job.repo.ts';

/** Finished jobs are listed for a minute, so that a poll sees them finish. */
const finishedSince = ({ clock }: DmDeps) => after(clock.now(), -minutes(1));

export const jobBatch = 500;

/** All of them, in batches: failed ones cost nothing and are kept for months, so there can be very many. */
export async function* streamJobs(deps: DmDeps, userId: string, projectId: string): AsyncGenerator<JobRow[]> {
  await findProject(deps.db, userId, projectId);
  const shown = { finishedSince: finishedSince(deps), limit: jobBatch };
  let after: string | undefined;
  for (;;) {
    const jobs = await listShownJobs(deps.db, userId, projectId, { ...shown, after });
    if (jobs.length > 0) yield jobs;
    if (jobs.length < jobBatch) return;
    after = jobs.at(-1)?.id;
  }
}

/** The first `limit` jobs, and how many there are in all. */
export async function listJobPage(
  deps: DmDeps,
  userId: string,
  projectId: string,
  limit: number,
): Promise<{ jobs: ShownJob[]; counts: JobCounts }> {
  const [, jobs, counts] = await Promise.all([
    findProject(deps.db, userId, projectId),
    listFirstJobs(deps.db, userId, projectId, { limit, finishedSince: finishedSince(deps) }),
    countShownJobs(deps.db, userId, projectId),
  ]);
  return { jobs, counts };
}
