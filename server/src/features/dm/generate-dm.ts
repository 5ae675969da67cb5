import { setTimeout as sleep } from 'node:timers/promises';
import { dmErrors } from '@opener/contract/dm';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import type { DmDeps } from './deps.ts';
import { findJob } from './find-job.ts';
import { findMessage, messageNotFound } from '../message/find-message.ts';
import type { MessageRow } from '../message/message.repo.ts';
import { queueDm, type QueueRequest } from './queue-dm.ts';

/** A little less than the client's timeout, so that our answer arrives. */
const patienceMs = seconds(57);
const lookAgainMs = { first: 150, most: 1_000 };

/**
 * Like a queued job, but the call waits for it. If the client gives up, the message still appears in the list, and asking again returns it.
 */
export async function generateDm(
  deps: DmDeps,
  request: QueueRequest,
  signal: AbortSignal,
): Promise<MessageRow> {
  const { job, written } = await queueDm(deps, request);
  if (written) return written;
  const deadline = Date.now() + patienceMs;
  let wait = lookAgainMs.first;
  while (Date.now() < deadline && !signal.aborted) {
    const { status, error, messageId } = await findJob(deps, request.userId, job.id);
    if (status === 'completed') {
      if (messageId === null) throw messageNotFound();
      return findMessage(deps.db, request.userId, messageId);
    }
    if (status === 'failed') throw new AppError('upstream', 'generation_failed', error ?? 'Failed');
    if (status === 'cancelled' || status === 'dismissed')
      throw new AppError('conflict', 'generation_cancelled', dmErrors.cancelled);
    await sleep(wait);
    // Polls less often the longer the call has waited.
    wait = Math.min(wait * 1.2, lookAgainMs.most);
  }
  throw new AppError('slow', 'generation_slow', dmErrors.stillWorking);
}
