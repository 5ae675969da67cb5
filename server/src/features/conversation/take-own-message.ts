import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import type { ChatMessage } from '../../providers/instagram/port.ts';
import { lockSendingAccount, type Sender } from '../instagram/sending-account.ts';
import type { ConversationDeps } from './deps.ts';
import { findByVendorId, findUnconfirmed, insertEntry, updateEntry, vendorIdIn } from './entry.repo.ts';
import { replan } from './follow-up/plan.ts';
import { isFollowUp } from './follow-up/settle.ts';
import { findThreadRow, noteHandled } from './thread.repo.ts';

/** Our own words, or what the user wrote in Instagram itself. A reply without a known outcome turns out to have arrived. */
export async function takeOwnMessage(
  deps: Pick<ConversationDeps, 'db'>,
  sender: Sender,
  threadId: string,
  { id, text, at }: ChatMessage,
): Promise<void> {
  const { userId, account } = sender;
  await deps.db.transaction(async (tx) => {
    // Somebody else may have connected it since it was asked: then this is theirs.
    const present = await lockSendingAccount(tx, userId);
    if (present?.account !== account || present.state !== 'connected') return;
    const thread = await findThreadRow(tx, userId, threadId);
    if (!thread) return;
    const vendorId = await unusedId(tx, sender, { threadId, id, text });
    if (vendorId === undefined) return;
    const ours = await findUnconfirmed(tx, userId, { threadId, text });
    if (ours) {
      // Of a first message, its delivery counts.
      const arrived = ours.deliveryId === null && ours.status === 'unknown';
      await updateEntry(tx, ours, { vendorId, ...(arrived && { status: 'sent', reason: null, at }) });
      if (arrived && isFollowUp(ours)) await replan(tx, { userId, threadIds: [threadId] });
      return;
    }
    const written = { author: 'elsewhere', status: 'sent' } as const;
    await insertEntry(tx, { id: newId(), userId, threadId, sender: account, ...written, text, vendorId, at });
    await noteHandled(tx, thread, at);
  });
}

/** Undefined if it was taken before. */
async function unusedId(
  tx: Tx,
  sender: Sender,
  { threadId, id, text }: { threadId: string; id: string; text: string },
): Promise<string | undefined> {
  const stored = await findByVendorId(tx, sender, id);
  if (!stored) return id;
  if (stored.threadId === threadId || stored.text === text) return undefined;
  const own = vendorIdIn(threadId, id);
  return (await findByVendorId(tx, sender, own)) ? undefined : own;
}
