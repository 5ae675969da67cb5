import type { Tx } from '../../../db/database.ts';
import { wakeSender } from '../../instagram/sender.tasks.ts';
import { insertEntry } from '../entry.repo.ts';
import type { ThreadRow } from '../thread.repo.ts';
import { type FollowUpRow, updateFollowUp } from './follow-up.repo.ts';

/** It may be sent: its entry is what the sender claims. The entry has its id, so there is never a second one. */
export async function queueFollowUp(
  tx: Tx,
  followUp: Pick<FollowUpRow, 'userId' | 'id'>,
  { id: threadId, sender }: ThreadRow,
  { text, now, askedAt = now }: { text: string; now: Date; askedAt?: Date },
): Promise<void> {
  const { userId, id } = followUp;
  await updateFollowUp(tx, followUp, {
    status: 'queued',
    text,
    reason: null,
    ended: null,
    approvedAt: null,
    heldUntil: null,
  });
  const entry = { id, userId, threadId, sender, text, at: now, askedAt };
  await insertEntry(tx, { ...entry, author: 'opener', status: 'waiting' });
  await wakeSender(tx, userId, now);
}
