import { conversationErrors, conversationLimits, type Outcome } from '@opener/contract/conversation';
import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { findMessageRow } from '../message/message.repo.ts';
import { noteInterested } from '../message/note-sent.ts';
import { findThread } from './find-thread.ts';
import { endOpen } from './follow-up/follow-up.repo.ts';
import { replan } from './follow-up/plan.ts';
import { listThreadsWith, updateThread } from './thread.repo.ts';
import { todayOf } from './today.ts';

/** Decided by the user, whatever the answer sounds like. A postponed conversation comes back on its day. */
export async function setOutcome(
  deps: { db: Db; clock: Clock },
  { userId, id }: { userId: string; id: string },
  { outcome, until }: { outcome: Outcome | null; until?: string | undefined },
): Promise<void> {
  const notNowUntil = outcome === 'not_now' && until !== undefined ? until : null;
  if (notNowUntil !== null) await refuseBadDay(deps, userId, notNowUntil);
  await deps.db.transaction(async (tx) => {
    // Answers are taken and follow-ups are sent under the same lock.
    await lockSendingAccount(tx, userId);
    const thread = await findThread(tx, userId, id);
    const { messageId } = thread;
    const now = deps.clock.now();
    await updateThread(tx, userId, id, { outcome, notNowUntil, handledAt: now, activeAt: now });
    // The person is the same, whichever account wrote to them.
    const them = await listThreadsWith(tx, userId, thread);
    const scope = { userId, threadIds: them.map((one) => one.id) };
    await (outcome === null ? replan(tx, scope) : endOpen(tx, scope, 'decided'));
    if (messageId === null) return;
    const message = await findMessageRow(tx, userId, messageId);
    const isInterested = outcome === 'interested';
    // Decided again, it keeps its first time.
    if (message && isInterested !== (message.interestedAt !== null))
      await noteInterested(tx, { userId, id: messageId }, isInterested ? now : null);
  });
}

async function refuseBadDay(deps: { db: Db; clock: Clock }, userId: string, day: string): Promise<void> {
  const { day: today } = await todayOf(deps, userId);
  const last = after(new Date(`${today}T00:00:00Z`), days(conversationLimits.notNowDays)).toISOString();
  if (day <= today || day > last.slice(0, 10))
    throw new AppError('invalid', 'bad_day', conversationErrors.badDay);
}
