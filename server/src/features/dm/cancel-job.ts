import { dmErrors } from '@opener/contract/dm';
import { AppError } from '../../lib/errors.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { DmDeps } from './deps.ts';
import { releaseForJob } from './job-credit.ts';
import { cancelPendingJob, findJobRow, type JobRow, updateJob } from './job.repo.ts';
import { jobNotFound } from './find-job.ts';

/** Cancels a pending job and releases its credit; dismisses a failed one from the list. */
export async function cancelJob(deps: DmDeps, userId: string, jobId: string): Promise<JobRow> {
  return deps.db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    const job = await findJobRow(tx, userId, jobId);
    if (!job) throw jobNotFound();
    if (job.status === 'failed') return updateJob(tx, userId, jobId, { status: 'dismissed' });
    // What its message waits for is decided while the sender is not looking.
    if (job.replaces) await lockSendingAccount(tx, userId);
    const cancelled = await cancelPendingJob(tx, userId, jobId, deps.clock.now());
    if (!cancelled) throw new AppError('conflict', 'cannot_cancel', dmErrors.cannotCancel);
    await releaseForJob(deps, tx, job, 'cancelled by you');
    // The message has waited for it.
    if (job.replaces) await wakeSender(tx, userId, deps.clock.now());
    return cancelled;
  });
}
