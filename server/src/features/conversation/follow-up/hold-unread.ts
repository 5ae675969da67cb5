import { followUpHolds } from '@opener/contract/follow-up';
import { after, days, hours } from '../../../lib/clock.ts';
import { lockSendingAccount } from '../../instagram/sending-account.ts';
import type { ConversationDeps } from '../deps.ts';
import { deleteEntry, lockEntry } from '../entry.repo.ts';
import { type FollowUpRow, lockFollowUp, updateFollowUp } from './follow-up.repo.ts';

/** How soon a conversation that the provider does not show is tried again. */
export const hiddenMs = hours(12);

/** Takes it out of the queue, with its text, until the provider shows what was said; after a week it ends. */
export async function holdUnread(
  { db, clock }: Pick<ConversationDeps, 'db' | 'clock'>,
  { userId, id }: Pick<FollowUpRow, 'userId' | 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSendingAccount(tx, userId);
    const followUp = await lockFollowUp(tx, userId, id);
    const entry = await lockEntry(tx, userId, id);
    if (followUp?.status !== 'queued' || entry?.status !== 'waiting') return;
    await deleteEntry(tx, entry);
    const { askedAt } = entry;
    await updateFollowUp(tx, followUp, {
      status: 'planned',
      reason: followUpHolds.unread,
      lookAt: after(clock.now(), hiddenMs),
      // Whoever approved it late wants it sent.
      ...(askedAt && askedAt > followUp.dueAt && { dueAt: askedAt }),
      approvedAt: null,
      heldUntil: null,
    });
  });
}

/** Those approved together are queued for days to come, and go first, up to the day after. */
const behindMs = days(1);

/** It stays in the queue, approved as it is, behind the others. */
export async function putLast(
  { db, clock }: Pick<ConversationDeps, 'db' | 'clock'>,
  { userId, id }: Pick<FollowUpRow, 'userId' | 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const followUp = await lockFollowUp(tx, userId, id);
    // Meanwhile it may have been planned for another day, which must stay.
    if (followUp?.status === 'queued')
      await updateFollowUp(tx, followUp, { lookAt: after(clock.now(), behindMs) });
  });
}
