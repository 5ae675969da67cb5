// The three ways a try ends. Each is one transaction, and does nothing if the job is no longer ours: it pays at most once.
import type { Tx } from '../../db/database.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import { after, seconds } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { captureCredit, lockCredits, releaseCredit } from '../credit/reserve-credit.ts';
import { isOnItsWay, isWaitingToBeSent } from '../delivery/is-on-its-way.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { scheduleDelivery } from '../delivery/schedule-delivery.ts';
import { findProject } from '../project/find-project.ts';
import { cautionSentence } from '../writing/suitability/reason.ts';
import type { DmDeps } from './deps.ts';
import { wakeLaneLater } from './dm.tasks.ts';
import { findHeldJob, type JobRow, updateJob } from './job.repo.ts';
import { deleteUnsentMessage, insertMessage } from './message.repo.ts';
import type { WrittenDraft } from './write-draft.ts';

export const backoffMs = [seconds(2), seconds(8), seconds(30)];
const longestWaitMs = seconds(300);

export async function completeJob(deps: DmDeps, job: JobRow, written: WrittenDraft): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { userId } = job;
    await lockCredits(tx, userId);
    if (!(await findHeldJob(tx, job))) return;
    const now = deps.clock.now();
    await captureCredit(deps, tx, creditOf(job));
    const messageId = newId();
    await insertMessage(tx, {
      id: messageId,
      userId,
      projectId: job.projectId,
      jobId: job.id,
      username: job.username,
      text: written.draft.text,
      profile: written.profile,
      facts: written.draft.facts,
      caution: written.caution,
      createdAt: now,
    });
    const { sendingMode } = await findProject(tx, userId, job.projectId);
    const mode = job.replaces ? await replaceMessage(tx, userId, job.replaces) : sendingMode;
    const { projectId, username } = job;
    await scheduleDelivery(
      deps,
      tx,
      { userId, projectId, messageId, username },
      written.caution ? { review: cautionSentence(written.caution) } : mode,
    );
    await updateJob(tx, userId, job.id, { status: 'completed', claimedBy: null, finishedAt: now });
  });
}

export async function failJob(
  deps: DmDeps,
  job: JobRow,
  sentence: string,
  refused: SuitabilityReason | null = null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { userId } = job;
    await lockCredits(tx, userId);
    if (!(await findHeldJob(tx, job))) return;
    await releaseCredit(deps, tx, creditOf(job), sentence);
    const error = `${sentence} Your credit is back.`;
    await updateJob(tx, userId, job.id, {
      status: 'failed',
      claimedBy: null,
      finishedAt: deps.clock.now(),
      error,
      refused,
    });
  });
}

/** The credit that a job holds. */
export function creditOf(job: JobRow) {
  return { userId: job.userId, jobId: job.id, username: job.username };
}

/** Back into the line, to be taken up again after a while. Its credit stays reserved. */
export async function putJobBack(deps: DmDeps, job: JobRow, retryAfterMs = 0): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { userId } = job;
    await lockCredits(tx, userId);
    if (!(await findHeldJob(tx, job))) return;
    const wait = Math.max(backoffMs[job.attempts - 1] ?? 0, Math.min(retryAfterMs, longestWaitMs));
    const notBefore = after(deps.clock.now(), wait);
    await updateJob(tx, userId, job.id, { status: 'pending', claimedBy: null, startedAt: null, notBefore });
    await wakeLaneLater(tx, userId, job.id, notBefore);
  });
}

/**
 * Under the sender's lock, so that it cannot begin to send what is just being replaced. Only what was going to be sent by itself
 * leaves that to its successor; anything else waits for the person's word, who asked for other words and not for sending.
 */
async function replaceMessage(tx: Tx, userId: string, messageId: string): Promise<'auto' | 'review'> {
  await lockSendingAccount(tx, userId);
  const mode = (await isWaitingToBeSent(tx, userId, messageId)) ? 'auto' : 'review';
  if (!(await isOnItsWay(tx, userId, messageId))) await deleteUnsentMessage(tx, userId, messageId);
  return mode;
}
