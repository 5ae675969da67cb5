// Which of a project's jobs are shown, and in which order: processing, pending, failed.
import type { Job } from '@opener/contract/dm';

export const previewed = 3;

const order = ['processing', 'pending', 'failed'];

export function activeJobs(jobs: readonly Job[]): Job[] {
  return order.flatMap((status) => jobs.filter((job) => job.status === status));
}
