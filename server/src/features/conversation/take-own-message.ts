import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import type { ChatMessage } from '../../providers/instagram/port.ts';
import { noteArrived } from '../delivery/note-arrived.ts';
import { lockSendingAccount, type Sender } from '../instagram/sending-account.ts';
import type { ConversationDeps } from './deps.ts';
import { type EntryRow, findByVendorId, findUnconfirmed, insertEntry, updateEntry } from './entry.repo.ts';
import { replan } from './follow-up/plan.ts';
import { arrived } from './settle-reply.ts';
import { findThreadRow, noteHandled, type ThreadRow } from './thread.repo.ts';
import { vendorIdIn } from './vendor-id-in.ts';

/** Our own words, or what the user wrote in Instagram itself. What had no known outcome turns out to have arrived. */
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
    const ours = await findUnconfirmed(tx, userId, { threadId, text, at });
    if (ours) return confirm(tx, ours, { vendorId, at });
    const written = { author: 'elsewhere', status: 'sent' } as const;
    await insertEntry(tx, { id: newId(), userId, threadId, sender: account, ...written, text, vendorId, at });
    await noteHandled(tx, thread, handledBy(thread, at));
  });
}

/** What they wrote before it is answered, even if we heard of it only now. */
function handledBy({ lastAnswerAt, heardAt }: ThreadRow, at: Date): Date {
  const isLast = lastAnswerAt !== null && at > lastAnswerAt;
  return isLast && heardAt !== null && heardAt > at ? heardAt : at;
}

/** It has arrived. Of one that is being sent, the outcome of the call says the rest; of a first message, its delivery counts. */
async function confirm(
  tx: Tx,
  ours: EntryRow,
  { vendorId, at }: { vendorId: string; at: Date },
): Promise<void> {
  const { userId, threadId, deliveryId, status, author } = ours;
  if (status === 'sent' || status === 'sending') return updateEntry(tx, ours, { vendorId });
  // Otherwise it is read again, once the present attempt has ended.
  if (deliveryId !== null && !(await noteArrived(tx, { userId, id: deliveryId }, at))) return;
  await updateEntry(tx, ours, { ...arrived, vendorId, at });
  if (author === 'opener') await replan(tx, { userId, threadIds: [threadId] });
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
