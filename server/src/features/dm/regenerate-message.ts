import { dmErrors } from '@opener/contract/dm';
import { AppError } from '../../lib/errors.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { whenSent } from '../delivery/may-have-been-sent.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { isRefusal } from '../writing/suitability/reason.ts';
import type { DmDeps } from './deps.ts';
import { findMessage } from '../message/find-message.ts';
import { isFreeRewrite } from './is-free-rewrite.ts';
import { findActiveJob, findCompletedRewrite, type ShownJob } from './job.repo.ts';
import { queueDmIn, sameRewrite } from './queue-dm.ts';

export type RegenerateRequest = {
  userId: string;
  messageId: string;
  instruction?: string | undefined;
  /** The user was told that this one costs a credit. */
  pay?: boolean | undefined;
  /** Whether they expect a second message; undefined if unknown. */
  beside?: boolean | undefined;
  /** Chosen by the client, so that a repeated request is recognized. */
  requestId?: string | undefined;
};

/** Rewrites a message, a few times free of charge. The new text replaces the old one; beside one that was sent, it is a second message. */
export async function regenerateMessage(deps: DmDeps, request: RegenerateRequest): Promise<ShownJob> {
  const { userId, messageId, requestId, pay = false, beside } = request;
  const wish = { replaces: messageId, instruction: request.instruction || undefined };
  return deps.db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    // What it costs depends on whether it was sent, so the sender cannot begin with it meanwhile.
    await lockSendingAccount(tx, userId);
    const message = await findMessage(tx, userId, messageId);
    const { projectId, username, caution } = message;
    const active = await findActiveJob(tx, userId, projectId, username);
    // Idempotent: the same request returns the same job.
    if (active) return sameRewrite(active, wish);
    const done = requestId && (await findCompletedRewrite(tx, userId, { messageId, requestId }));
    if (done) return done;
    const free = await isFreeRewrite(tx, message);
    const isSent = (await whenSent(tx, message)) !== null;
    if (!free && (!pay || (isSent && beside === false))) {
      const sentence = isSent ? dmErrors.besideCosts : dmErrors.rewriteCosts;
      throw new AppError('conflict', 'rewrite_costs', sentence, undefined, { confirm: 'credit' });
    }
    const { job } = await queueDmIn(deps, tx, {
      userId,
      projectId,
      username,
      ...wish,
      beside: isSent,
      requestId,
      free,
      // The user has already accepted this reason.
      anyway: caution !== null && isRefusal(caution) ? caution : undefined,
    });
    return job;
  });
}
