import { conversationErrors, conversationLimits, type Outcome } from '@opener/contract/conversation';
import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { findThread } from './find-thread.ts';
import { endOpen } from './follow-up/follow-up.repo.ts';
import { replan } from './follow-up/plan.ts';
import { updateThread } from './thread.repo.ts';
import { todayOf } from './today.ts';

/** Decided by the user, whatever the answer sounds like. A postponed conversation comes back on its day. */
export async function setOutcome(
  deps: { db: Db; clock: Clock },
  { userId, id }: { userId: string; id: string },
  { outcome, until }: { outcome: Outcome | null; until?: string | undefined },
): Promise<void> {
  await findThread(deps.db, userId, id);
  const notNowUntil = outcome === 'not_now' && until !== undefined ? until : null;
  if (notNowUntil !== null) await refuseBadDay(deps, userId, notNowUntil);
  await deps.db.transaction(async (tx) => {
    // The sender decides under the same lock: whatever was decided, nobody is followed up.
    await lockSendingAccount(tx, userId);
    await updateThread(tx, userId, id, { outcome, notNowUntil, handledAt: deps.clock.now() });
    const scope = { userId, threadIds: [id] };
    await (outcome === null ? replan(tx, scope) : endOpen(tx, scope, 'decided'));
  });
}

async function refuseBadDay(deps: { db: Db; clock: Clock }, userId: string, day: string): Promise<void> {
  const today = await todayOf(deps, userId);
  const last = after(new Date(`${today}T00:00:00Z`), days(conversationLimits.notNowDays)).toISOString();
  if (day <= today || day > last.slice(0, 10))
    throw new AppError('invalid', 'bad_day', conversationErrors.badDay);
}
