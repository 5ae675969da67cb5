// The three ways a try ends. Each is one transaction and does nothing if the job is no longer ours, so a job pays at most once.
import { messageErrors } from '@opener/contract/message';
import type { Tx } from '../../db/database.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import { after, seconds } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { whenSent } from '../delivery/may-have-been-sent.ts';
import { holdUnwritten, rescheduleDelivery } from '../delivery/reschedule-delivery.ts';
import { scheduleDelivery } from '../delivery/schedule-delivery.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { addMessage } from '../message/add-message.ts';
import { changeText } from '../message/change-text.ts';
import { lockMessageRow, type MessageRow } from '../message/message.repo.ts';
import { hasVersionSince } from '../message/version.repo.ts';
import { findProject } from '../project/find-project.ts';
import { cautionSentence } from '../writing/suitability/reason.ts';
import type { DmDeps } from './deps.ts';
import { wakeLaneLater } from './dm.tasks.ts';
import { captureForJob, type Fault, releaseForJob } from './job-credit.ts';
import { finishHeldJob, type HeldJob, isHeld, updateJob } from './job.repo.ts';
import type { JobDraft } from './write-for-job.ts';

export const backoffMs = [seconds(2), seconds(8), seconds(30)];
const longestWaitMs = seconds(300);

export async function completeJob(deps: DmDeps, job: HeldJob, written: JobDraft): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { userId } = job;
    const account = await lockCredits(tx, userId);
    const rewritten = rewrittenBy(job);
    const earlier = rewritten ? await lockRewritten(tx, userId, rewritten) : undefined;
    const kept = await whyKept(tx, job, earlier);
    if (kept) return failHeld(deps, tx, job, kept, { whose: 'theirs' });
    const finishedAt = deps.clock.now();
    const messageId = earlier?.id ?? newId();
    if (!(await finishHeldJob(tx, job, { status: 'completed', finishedAt, messageId, error: null }))) return;
    await captureForJob(deps, tx, job, account);
    // If the user overrode a refusal, they have to read the message before it is sent.
    const caution = written.caution ?? (job.anyway ? job.refused : null);
    if (earlier) await rewrite(deps, tx, job, earlier, { ...written, caution });
    else await writeNew(deps, tx, job, messageId, { ...written, caution });
  });
}

/** The message whose text changes; a second message leaves the first as it is. */
function rewrittenBy({ replaces, beside }: HeldJob): string | null {
  return beside ? null : replaces;
}

/** Under the sender's lock, so that it cannot start sending the text that is being replaced. */
async function lockRewritten(tx: Tx, userId: string, id: string): Promise<MessageRow | undefined> {
  await lockSendingAccount(tx, userId);
  return lockMessageRow(tx, { userId, id });
}

/**
 * Why a rewrite comes too late: the text was sent since, or may have been, and a second message would cost a credit that nobody agreed to;
 * or the user has changed it since.
 */
async function whyKept(tx: Tx, job: HeldJob, earlier: MessageRow | undefined): Promise<string | undefined> {
  if (!earlier) return job.free ? messageErrors.textIsFinal : undefined;
  if ((await whenSent(tx, earlier)) !== null) return messageErrors.textIsFinal;
  return (await hasVersionSince(tx, earlier, job.createdAt)) ? messageErrors.editedMeanwhile : undefined;
}

async function rewrite(
  deps: DmDeps,
  tx: Tx,
  job: HeldJob,
  earlier: MessageRow,
  { draft, profile, caution, variant }: JobDraft,
): Promise<void> {
  const { text, facts, fit, reason } = draft;
  await changeText(deps, tx, earlier, {
    text,
    facts,
    profile,
    fit,
    reason,
    caution,
    instruction: job.instruction,
    variant,
    editedAt: null,
    jobId: job.id,
    freeRewrites: earlier.freeRewrites + (job.free ? 1 : 0),
  });
  const { id: messageId, userId, projectId, username } = earlier;
  const message = { userId, projectId, messageId, username };
  const { sendingMode } = await findProject(tx, userId, projectId);
  await rescheduleDelivery(deps, tx, message, {
    mode: sendingMode,
    reason: caution && cautionSentence(caution),
    askedAt: job.createdAt,
  });
}

async function writeNew(
  deps: DmDeps,
  tx: Tx,
  job: HeldJob,
  messageId: string,
  written: JobDraft,
): Promise<void> {
  const { userId, projectId, username, instruction } = job;
  const { draft, profile, caution } = written;
  const { text, facts, fit, reason } = draft;
  await addMessage(deps, tx, {
    id: messageId,
    userId,
    projectId,
    jobId: job.id,
    username,
    text,
    profile,
    facts,
    caution,
    fit,
    reason,
    instruction,
    variant: written.variant,
  });
  const message = { userId, projectId, messageId, username };
  await scheduleDelivery(deps, tx, message, async () => {
    if (caution) return { review: cautionSentence(caution) };
    // A request for a new text is no request to send it.
    return job.replaces ? 'review' : (await findProject(tx, userId, projectId)).sendingMode;
  });
}

/** What happened to the credit of a failed job. */
const whatBecame = {
  free: '',
  back: ' Your credit is back.',
  taken: ' Its credit went back with the purchase that was refunded.',
} as const;

export async function failJob(deps: DmDeps, job: HeldJob, sentence: string, why: Failure): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { userId } = job;
    await lockCredits(tx, userId);
    const id = rewrittenBy(job);
    if (id && (await isHeld(tx, job))) {
      await lockSendingAccount(tx, userId);
      const isEdited = await hasVersionSince(tx, { userId, id }, job.createdAt);
      if (!isEdited) await holdUnwritten(tx, userId, id);
    }
    await failHeld(deps, tx, job, sentence, why);
  });
}

type Failure = { whose: Fault; refused?: SuitabilityReason | null };

/** The caller holds the account's lock. */
async function failHeld(
  deps: DmDeps,
  tx: Tx,
  job: HeldJob,
  sentence: string,
  { whose, refused = null }: Failure,
): Promise<void> {
  if (!(await isHeld(tx, job))) return;
  const error = `${sentence}${whatBecame[await releaseForJob(deps, tx, job, sentence, whose)]}`;
  const finishedAt = deps.clock.now();
  // An override also applies to a retry; a new reason is reported first.
  const anyway = job.anyway && refused === job.refused;
  await updateJob(tx, job.userId, job.id, {
    status: 'failed',
    claimedBy: null,
    finishedAt,
    error,
    refused,
    anyway,
  });
  // The message has waited for it.
  if (rewrittenBy(job)) await wakeSender(tx, job.userId, finishedAt);
}

/** Back to the queue, to be retried later. Its credit stays reserved. `told` becomes final if the vendor repeats it. */
export async function putJobBack(
  deps: DmDeps,
  job: HeldJob,
  retryAfterMs = 0,
  told = job.error,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { userId } = job;
    await lockCredits(tx, userId);
    if (!(await isHeld(tx, job))) return;
    const wait = Math.max(backoffMs[job.attempts - 1] ?? 0, Math.min(retryAfterMs, longestWaitMs));
    const notBefore = after(deps.clock.now(), wait);
    await updateJob(tx, userId, job.id, {
      status: 'pending',
      claimedBy: null,
      startedAt: null,
      notBefore,
      error: told,
    });
    await wakeLaneLater(tx, userId, { id: job.id, notBefore });
  });
}
