import { heldBecause } from '../instagram/held-because.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { ConversationDeps } from './deps.ts';
import { type EntryRow, lockEntry, updateEntry } from './entry.repo.ts';
import { whyNotToSend } from './take-reply-turn.ts';
import { findThreadRow, updateThread } from './thread.repo.ts';

/**
 * The last check before sending, under the account's lock: since the claim the provider has looked up the recipient, which takes a while.
 * Returns whether the reply may be sent.
 */
export async function recheckReply(
  deps: ConversationDeps,
  { reply, connectionRef }: { reply: EntryRow; connectionRef: string | null },
  recipientId: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { userId } = reply;
    const account = await lockSendingAccount(tx, userId);
    const open = await lockEntry(tx, userId, reply.id);
    const thread = open && (await findThreadRow(tx, userId, open.threadId));
    // Deleted with its project, or given up by the sweeper.
    if (open?.status !== 'sending' || !thread) return false;
    await updateThread(tx, userId, thread.id, { recipientId });
    // Checked first: if somebody else has the account by now, what it was told is not for this user to see.
    if (account?.connectionRef !== connectionRef || heldBecause(account, deps.clock.now()) !== null) {
      await updateEntry(tx, open, { status: 'waiting', startedAt: null });
      return false;
    }
    const reason = await whyNotToSend(deps, tx, { reply: open, thread: { ...thread, recipientId } });
    if (reason === undefined) return true;
    await updateEntry(tx, open, { status: 'skipped', reason });
    return false;
  });
}
