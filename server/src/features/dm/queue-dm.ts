import { dmErrors } from '@opener/contract/dm';
import type { Tx } from '../../db/database.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { whyNotToWrite } from '../delivery/why-blocked.ts';
import { findProject } from '../project/find-project.ts';
import { dealVariant } from '../writing/deal-variant.ts';
import type { DmDeps } from './deps.ts';
import { wakeLane } from './dm.tasks.ts';
import { reserveForJob } from './job-credit.ts';
import {
  findActiveJob,
  findDealtVariant,
  findJobRow,
  insertJob,
  type JobRow,
  type ShownJob,
} from './job.repo.ts';
import { refuseAfterManyFailures } from './limit-failed-jobs.ts';
import { findLatestMessage, findMessageRow, type MessageRow } from '../message/message.repo.ts';

export type QueueRequest = {
  userId: string;
  projectId: string;
  username: string;
  replaces?: string;
  /** It was sent: a second message is written beside it. */
  beside?: boolean;
  /** The user knows of a message to this target and wants another. */
  again?: boolean | undefined;
  /** When that message was written. A later message is the result of a call whose answer was lost. */
  againAfter?: Date | undefined;
  /** The user was asked and wants it although the target is on the do-not-contact list. */
  confirmed?: boolean;
  /** What a rewrite should do differently. */
  instruction?: string | undefined;
  /** The client's id of a request to rewrite. */
  requestId?: string | undefined;
  /** A rewrite that costs nothing. */
  free?: boolean;
  /** Why we advised against writing to this target; the user was told and wants it anyway. */
  anyway?: SuitabilityReason | undefined;
};

export type Queued = {
  job: ShownJob;
  isNew: boolean;
  /** Set if nothing was queued because the target already has a message. */
  written?: MessageRow;
};

/** A username that is active in the project, or has a message there, is answered with its job at no cost. */
export async function queueDm(deps: DmDeps, request: QueueRequest): Promise<Queued> {
  return deps.db.transaction((tx) => queueDmIn(deps, tx, request));
}

/** The credit, the job and the wake-up commit together. */
export async function queueDmIn(deps: DmDeps, tx: Tx, request: QueueRequest): Promise<Queued> {
  const { userId, projectId, username, replaces, instruction, requestId, anyway, free = false } = request;
  const account = await lockCredits(tx, userId);
  await findProject(tx, userId, projectId);
  const active = await findActiveJob(tx, userId, projectId, username);
  if (active)
    return { job: replaces ? sameRewrite(active, { replaces, instruction }) : active, isNew: false };
  const written = replaces ? undefined : await findLatestMessage(tx, userId, projectId, username);
  if (written && !asksForAnother(request, written))
    return { job: await jobOf(tx, written), isNew: false, written };

  const blocked = request.confirmed || replaces ? undefined : await whyNotToWrite(tx, userId, username);
  if (blocked !== undefined)
    throw new AppError('conflict', 'do_not_contact', blocked, undefined, { confirm: 'do_not_contact' });

  await refuseAfterManyFailures(deps, tx, userId);
  const jobId = newId();
  await reserveForJob(deps, tx, { id: jobId, userId, username, free }, account);
  const job = await insertJob(tx, {
    id: jobId,
    userId,
    projectId,
    username,
    replaces,
    beside: request.beside ?? false,
    anyway: anyway !== undefined,
    refused: anyway,
    instruction,
    requestId,
    free,
    variant: await variantFor(tx, request),
    createdAt: deps.clock.now(),
  });
  await wakeLane(tx, userId);
  return { job, isNew: true };
}

/** A rewrite stays with the voice of its message; anybody else is dealt one, if a test is running. */
async function variantFor(
  tx: Tx,
  { userId, projectId, username, replaces }: QueueRequest,
): Promise<string | null> {
  if (replaces) return (await findMessageRow(tx, userId, replaces))?.variant ?? null;
  const person = { userId, projectId, username };
  return dealVariant(tx, person, () => findDealtVariant(tx, person));
}

/** One job per person and project. A job for another message, or with other options, does not do what was asked. */
export function sameRewrite(
  active: JobRow,
  asked: { replaces: string; instruction?: string | undefined },
): JobRow {
  if (active.replaces === asked.replaces && (active.instruction ?? undefined) === asked.instruction)
    return active;
  throw new AppError('conflict', 'being_written', dmErrors.beingWritten);
}

function asksForAnother({ again = false, againAfter }: QueueRequest, { createdAt }: MessageRow): boolean {
  return again && (againAfter === undefined || createdAt <= againAfter);
}

/** Finished jobs are deleted after a while; their messages stay, or move to another project. */
async function jobOf(tx: Tx, message: MessageRow): Promise<ShownJob> {
  const { id: messageId, jobId, userId, projectId, username, createdAt } = message;
  const kept = await findJobRow(tx, userId, jobId);
  if (kept) return { ...kept, projectId };
  return {
    id: jobId,
    projectId,
    username,
    status: 'completed',
    createdAt,
    startedAt: null,
    error: null,
    refused: null,
    messageId,
  };
}
