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

export async function listJobs(deps: DmDeps, userId: string, projectId: string): Promise<JobRow[]> {
  await findProject(deps.db, userId, projectId);
  return listShownJobs(deps.db, userId, projectId, finishedSince(deps));
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
