// What of a project's jobs is shown, and in which order: what is at work, what waits, what failed.
import type { Job } from '@opener/contract/dm';

export const previewed = 3;

const order = ['processing', 'pending', 'failed'];

export function activeJobs(jobs: readonly Job[]): Job[] {
  return order.flatMap((status) => jobs.filter((job) => job.status === status));
}
