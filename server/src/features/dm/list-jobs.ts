import { after, minutes } from '../../lib/clock.ts';
import { findProject } from '../project/find-project.ts';
import type { DmDeps } from './deps.ts';
import { listShownJobs, type JobRow } from './job.repo.ts';

/** Finished jobs are listed for a minute, so that a poll sees them finish. */
export async function listJobs(deps: DmDeps, userId: string, projectId: string): Promise<JobRow[]> {
  await findProject(deps.db, userId, projectId);
  return listShownJobs(deps.db, userId, projectId, after(deps.clock.now(), -minutes(1)));
}
