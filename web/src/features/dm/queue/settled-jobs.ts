// Jobs that ended between two polls.
import type { Job } from '@opener/contract/dm';
import { isUnderWay } from '../api/list-jobs.ts';

export type Settled = { completed: boolean; failed: boolean };

/** A job that is no longer listed ended between polls; it may well have been completed. */
export function settledSince(before: readonly Job[], after: readonly Job[]): Settled {
  const earlier = new Map(before.map((job) => [job.id, job.status]));
  const listed = new Set(after.map(({ id }) => id));
  const newly = (status: Job['status']) =>
    after.some((job) => job.status === status && earlier.get(job.id) !== status);
  const gone = before.some((job) => isUnderWay(job) && !listed.has(job.id));
  return { completed: newly('completed') || gone, failed: newly('failed') };
}
