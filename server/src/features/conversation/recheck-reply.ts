import { conversationErrors } from '@opener/contract/conversation';
import type { Tx } from '../../db/database.ts';
import type { Recipient } from '../../providers/instagram/port.ts';
import { isSameAttempt } from '../delivery/is-same-attempt.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { idsOf } from '../instagram/known-by.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { ConversationDeps } from './deps.ts';
import { type EntryRow, hasGoneTo, lockEntry, updateEntry } from './entry.repo.ts';
import { idsOnce } from './note-delivered.ts';
import { arrived } from './settle-reply.ts';
import { whyNotToSend } from './take-reply-turn.ts';
import { findThreadRow, type ThreadRow, updateThread } from './thread.repo.ts';

/**
 * The last check before sending, under the account's lock: since the claim the provider has looked up the recipient, which takes a while.
 * Returns whether the reply may be sent.
 */
export async function recheckReply(
  deps: ConversationDeps,
  { reply, connectionRef }: { reply: EntryRow; connectionRef: string | null },
  recipient: Recipient,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { userId } = reply;
    const account = await lockSendingAccount(tx, userId);
    const open = await lockEntry(tx, userId, reply.id);
    const thread = open && (await findThreadRow(tx, userId, open.threadId));
    // Deleted with its project, or given up by the sweeper and perhaps sent again.
    if (open?.status !== 'sending' || !isSameAttempt(open, reply) || !thread) return false;
    // Read from the provider meanwhile: an earlier attempt has arrived.
    if (open.vendorId !== null) {
      await updateEntry(tx, open, arrived);
      return false;
    }
    // Checked first: if somebody else has the account by now, what it was told is not for this user to see.
    if (account?.connectionRef !== connectionRef || heldBecause(account, deps.clock.now()) !== null) {
      await updateEntry(tx, open, { status: 'waiting', startedAt: null });
      return false;
    }
    const reason = await whyNot(deps, tx, { reply: open, thread }, recipient);
    const { recipientId } = recipient;
    if (reason !== undefined) {
      await updateEntry(tx, open, { status: 'skipped', reason });
      return false;
    }
    await updateThread(tx, userId, thread.id, idsOnce(thread, { recipientId }));
    await updateEntry(tx, open, { cleared: true });
    return true;
  });
}

/** What is said to one person must not reach another who has taken their name. */
export async function isSamePerson(tx: Tx, thread: ThreadRow, recipient: Recipient): Promise<boolean> {
  if (thread.recipientId === null || idsOf(recipient).includes(thread.recipientId)) return true;
  // Answers may name a person by another id than sending does; our own message went to the latter.
  return hasGoneTo(tx, thread, recipient.recipientId);
}

async function whyNot(
  deps: ConversationDeps,
  tx: Tx,
  { reply, thread }: { reply: EntryRow; thread: ThreadRow },
  recipient: Recipient,
): Promise<string | undefined> {
  if (!(await isSamePerson(tx, thread, recipient))) return conversationErrors.somebodyElse;
  return whyNotToSend(deps, tx, { reply, thread: { ...thread, ...recipient } });
}
