import { dmErrors } from '@opener/contract/dm';
import { messageErrors } from '@opener/contract/message';
import { AppError } from '../../lib/errors.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { whenSent } from '../delivery/may-have-been-sent.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { DmDeps } from './deps.ts';
import { jobNotFound } from './find-job.ts';
import { isFreeRewrite } from './is-free-rewrite.ts';
import { findJobRow, type ShownJob, updateJob } from './job.repo.ts';
import { findMessageRow } from '../message/message.repo.ts';
import { queueDmIn } from './queue-dm.ts';

/** Replaces a failed job with a new one and a new reservation. `anyway` overrides our refusal to write. */
export async function retryJob(
  deps: DmDeps,
  userId: string,
  jobId: string,
  anyway: boolean,
): Promise<ShownJob> {
  return deps.db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    const failed = await findJobRow(tx, userId, jobId);
    if (!failed) throw jobNotFound();
    if (failed.status !== 'failed') throw new AppError('conflict', 'cannot_retry', dmErrors.cannotRetry);
    if (failed.replaces) await lockSendingAccount(tx, userId);
    const rewritten = failed.replaces ? await findMessageRow(tx, userId, failed.replaces) : undefined;
    if (failed.free && !(rewritten && (await isFreeRewrite(tx, rewritten))))
      throw new AppError('conflict', 'rewrite_costs', dmErrors.rewriteCosts);
    // A new message beside it is another wish, with another price.
    if (rewritten && !failed.beside && (await whenSent(tx, rewritten)) !== null)
      throw new AppError('conflict', 'text_is_final', messageErrors.textIsFinal);
    await updateJob(tx, userId, jobId, { status: 'dismissed' });
    const { username, replaces, beside, instruction, free } = failed;
    // The message may have been moved since.
    const projectId = rewritten?.projectId ?? failed.projectId;
    const { job } = await queueDmIn(deps, tx, {
      userId,
      projectId,
      username,
      anyway: anyway || failed.anyway ? (failed.refused ?? undefined) : undefined,
      free,
      // If a message was written since the failure, that is what the user wanted.
      again: true,
      againAfter: failed.createdAt,
      ...(replaces && { replaces, beside }),
      ...(instruction && { instruction }),
    });
    return job;
  });
}
