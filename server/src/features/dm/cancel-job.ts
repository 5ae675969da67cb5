import { dmErrors } from '@opener/contract/dm';
import { AppError } from '../../lib/errors.ts';
import { lockCredits } from '../credit/reserve-credit.ts';
import type { DmDeps } from './deps.ts';
import { releaseForJob } from './job-credit.ts';
import { findJobRow, type ShownJob, updateJob } from './job.repo.ts';
import { jobNotFound } from './find-job.ts';

/** A pending job is cancelled and its credit comes back; a failed one is dismissed from the list. */
export async function cancelJob(deps: DmDeps, userId: string, jobId: string): Promise<ShownJob> {
  return deps.db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    const job = await findJobRow(tx, userId, jobId);
    if (!job) throw jobNotFound();
    if (job.status === 'failed')
      return { ...(await updateJob(tx, userId, jobId, { status: 'dismissed' })), messageId: null };
    if (job.status !== 'pending') throw new AppError('conflict', 'cannot_cancel', dmErrors.cannotCancel);
    await releaseForJob(deps, tx, job, 'cancelled by you');
    const cancelled = await updateJob(tx, userId, jobId, {
      status: 'cancelled',
      finishedAt: deps.clock.now(),
    });
    return { ...cancelled, messageId: null };
  });
}
