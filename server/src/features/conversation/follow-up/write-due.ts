import { connectFirst } from '@opener/contract/conversation';
import { followUpHolds, followUpRules } from '@opener/contract/follow-up';
import type { Tx } from '../../../db/database.ts';
import { after, days, hours, minutes, seconds } from '../../../lib/clock.ts';
import { FinalFault, OperatorFault, TransientFault } from '../../../lib/port-faults.ts';
import { openConnection } from '../../instagram/connection.ts';
import { haltOf } from '../../instagram/held-because.ts';
import { findAccountName, lockSendingAccount } from '../../instagram/sending-account.ts';
import { findMessageRow } from '../../message/message.repo.ts';
import { findProject } from '../../project/find-project.ts';
import { voiceAfter } from '../../writing/voice-for.ts';
import { writeFollowUp } from '../../writing/write-follow-up.ts';
import type { ConversationDeps } from '../deps.ts';
import { askingMs } from '../is-up-to-date.ts';
import { readWholeThread } from '../read-threads.ts';
import { findThreadRow, type ThreadRow } from '../thread.repo.ts';
import { hasCredit } from './charge.ts';
import { endFollowUp } from './end.ts';
import { type FollowUpRow, listDue, listSentTexts, lockFollowUp, updateFollowUp } from './follow-up.repo.ts';
import { wakeFollowUps } from './follow-up.tasks.ts';
import { hiddenMs } from './hold-unread.ts';
import { countDraft, mayWriteDraft } from './limit-drafts.ts';
import { placeWritten } from './place.ts';
import { findSettings } from './settings.repo.ts';
import { whyNot } from './why-not.ts';

/** Then the task goes to the back of the queue, so that users take turns. */
const atOnce = 5;
/** Longer than writing takes; after that, its worker has died. */
const writingMs = minutes(5);
const patienceMs = seconds(60);
/** How soon what holds it is looked at again. */
const soonMs = hours(1);
const laterMs = hours(12);

/** Writes the user's follow-ups whose day has come, and says why others wait. */
export async function writeDueFollowUps(deps: ConversationDeps, userId: string): Promise<void> {
  const due = await listDue(deps.db, userId, deps.clock.now(), atOnce);
  // If the provider or the writer is away, the others are left for the next check: each would wait as long.
  for (const { id } of due) if ((await writeOne(deps, userId, id)) === 'away') return;
  if (due.length === atOnce) await wakeFollowUps(deps.db, userId);
}

type Begun = { followUp: FollowUpRow; thread: ThreadRow; connection: string };
/** `isAway`: the provider did not answer. */
type Hold = { reason: string; forMs: number; isAway?: true };

async function writeOne(deps: ConversationDeps, userId: string, id: string): Promise<'done' | 'away'> {
  const begun = await begin(deps, userId, id);
  if (!begun) return 'done';
  try {
    const outcome = await answerFor(deps, begun);
    await finish(deps, begun, outcome);
    return outcome !== 'gone' && 'hold' in outcome && outcome.hold.isAway ? 'away' : 'done';
  } catch (error) {
    if (error instanceof FinalFault && !(error instanceof OperatorFault)) {
      await finish(deps, begun, { fault: error.sentence });
      return 'done';
    }
    const isAway =
      error instanceof TransientFault ||
      error instanceof OperatorFault ||
      (error instanceof Error && error.name === 'TimeoutError');
    if (!isAway) throw error;
    const reason = error instanceof OperatorFault ? error.id : error.name;
    deps.log.warn({ reason, followUp: id }, 'a follow-up could not be written yet');
    await finish(deps, begun, { hold: { reason: followUpHolds.writer, forMs: soonMs } });
    return 'away';
  }
}

async function answerFor(deps: ConversationDeps, begun: Begun): Promise<Outcome> {
  const hold = await askProvider(deps, begun);
  if (hold) return { hold };
  // One that was stopped and is continued has its text, perhaps changed by the user.
  const text = begun.followUp.text ?? (await draft(deps, begun));
  return text === undefined ? 'gone' : { text };
}

/** Claims it for writing, under the account's lock, unless something ends or holds it. */
async function begin(deps: ConversationDeps, userId: string, id: string): Promise<Begun | undefined> {
  return deps.db.transaction(async (tx) => {
    const account = await lockSendingAccount(tx, userId);
    const now = deps.clock.now();
    const followUp = await lockFollowUp(tx, userId, id);
    const isDue = followUp?.status === 'planned' || followUp?.status === 'writing';
    if (!followUp || !isDue || followUp.lookAt > now) return undefined;
    const thread = (await findThreadRow(tx, userId, followUp.threadId))!;
    const ended =
      (await whyNot(deps, tx, followUp, thread)) ??
      haltOf(account, thread.sender, now) ??
      (isLate(followUp, now) ? 'late' : undefined);
    if (ended !== undefined) {
      await endFollowUp(tx, followUp, ended, ended === 'late' ? followUp.reason : null);
      return undefined;
    }
    const connection = account?.connection && openConnection(deps.secrets, userId, account.connection);
    if (!connection) {
      const reason = connectFirst(await findAccountName(tx, thread.sender));
      await hold(tx, followUp, now, { reason, forMs: soonMs });
      return undefined;
    }
    const short = await whatIsShort(deps, tx, followUp);
    if (short !== undefined) {
      await hold(tx, followUp, now, { reason: short, forMs: soonMs });
      return undefined;
    }
    await updateFollowUp(tx, followUp, { status: 'writing', lookAt: after(now, writingMs) });
    return { followUp, thread, connection };
  });
}

async function whatIsShort(
  deps: ConversationDeps,
  tx: Tx,
  { userId, text }: FollowUpRow,
): Promise<string | undefined> {
  if (!(await hasCredit(tx, userId))) return followUpHolds.credit;
  return text !== null || (await mayWriteDraft(deps, tx, userId)) ? undefined : followUpHolds.drafts;
}

function isLate({ dueAt }: Pick<FollowUpRow, 'dueAt'>, now: Date): boolean {
  return after(dueAt, days(followUpRules.lateDays)) < now;
}

async function hold(tx: Tx, row: FollowUpRow, now: Date, { reason, forMs }: Hold): Promise<void> {
  await updateFollowUp(tx, row, { status: 'planned', reason, lookAt: after(now, forMs) });
}

/** An answer whose event was lost is taken now; and whoever has not accepted the first message gets no second one. */
async function askProvider(deps: ConversationDeps, { thread, connection }: Begun): Promise<Hold | undefined> {
  if (thread.chatId === null) return { reason: followUpHolds.unknown, forMs: laterMs };
  const reading = await readWholeThread(deps, connection, thread);
  if (reading === 'away') throw new TransientFault('the conversation could not be read');
  if (reading === 'not shown') return { reason: followUpHolds.unread, forMs: hiddenMs };
  if (reading === 'failed') return { reason: followUpHolds.unread, forMs: soonMs, isAway: true };
  const signal = AbortSignal.timeout(askingMs);
  const isOpen = await deps.instagram.isOpen({ connection, chatId: thread.chatId }, { signal });
  if (isOpen === true) return undefined;
  return { reason: isOpen === false ? followUpHolds.closed : followUpHolds.unknown, forMs: laterMs };
}

async function draft(deps: ConversationDeps, begun: Begun): Promise<string | undefined> {
  await deps.db.transaction((tx) => countDraft(deps, tx, begun.followUp.userId));
  return write(deps, begun);
}

async function write(deps: ConversationDeps, { followUp, thread }: Begun): Promise<string | undefined> {
  const { userId, projectId, messageId } = thread;
  const message = messageId === null ? undefined : await findMessageRow(deps.db, userId, messageId);
  if (!message) return undefined;
  const { name, productInfo, offerInfo } = await findProject(deps.db, userId, projectId);
  const voice = await voiceAfter(deps.db, { userId, projectId, variant: message.variant });
  const settings = await findSettings(deps.db, thread);
  const sent = await listSentTexts(deps.db, userId, [thread.id]);
  return writeFollowUp(
    deps,
    {
      project: { name, productInfo, offerInfo },
      voice,
      profile: message.profile,
      sent: sent.map(({ text }) => text),
      isLast: followUp.nth > 1 || (settings?.secondDays ?? null) === null,
    },
    AbortSignal.timeout(patienceMs),
  );
}

type Outcome = { hold: Hold } | { text: string } | { fault: string } | 'gone';

/** Everything is checked again: writing takes a while, in which they may answer. */
async function finish(deps: ConversationDeps, { followUp }: Begun, outcome: Outcome): Promise<void> {
  const { userId, id } = followUp;
  await deps.db.transaction(async (tx) => {
    const account = await lockSendingAccount(tx, userId);
    const now = deps.clock.now();
    const row = await lockFollowUp(tx, userId, id);
    const thread = row && (await findThreadRow(tx, userId, row.threadId));
    // Stopped or deleted meanwhile.
    if (row?.status !== 'writing' || !thread) return;
    const ended = (await whyNot(deps, tx, row, thread)) ?? haltOf(account, thread.sender, now);
    if (ended !== undefined) return endFollowUp(tx, row, ended);
    if (outcome === 'gone') return endFollowUp(tx, row, 'gone');
    if ('hold' in outcome) return hold(tx, row, now, outcome.hold);
    if ('fault' in outcome) return endFollowUp(tx, row, 'unwritable', outcome.fault);
    await placeWritten(deps, tx, row, thread, { text: outcome.text, now });
  });
}
