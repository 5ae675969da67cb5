import type { Tx } from '../../../db/database.ts';
import type { StoredFollowUpEnd } from '../../../db/documents.ts';
import type { Recipient } from '../../../providers/instagram/port.ts';
import { lockCredits } from '../../credit/credit.repo.ts';
import { isSameAttempt } from '../../delivery/is-same-attempt.ts';
import { haltOf } from '../../instagram/held-because.ts';
import { recordName } from '../../instagram/record-heard-from.ts';
import { lockSendingAccount } from '../../instagram/sending-account.ts';
import type { ConversationDeps } from '../deps.ts';
import { type EntryRow, lockEntry, updateEntry } from '../entry.repo.ts';
import { idsOnce } from '../note-delivered.ts';
import { isSamePerson } from '../recheck-reply.ts';
import { findThreadRow, type ThreadRow, updateThread } from '../thread.repo.ts';
import { endFollowUp } from './end.ts';
import { type FollowUpRow, lockFollowUp } from './follow-up.repo.ts';
import { forgetAttempt } from './settle.ts';
import { whyNot } from './why-not.ts';

/**
 * The last check before sending, under the account's lock: since the claim the conversation was read and the recipient looked up, which
 * takes a while. Returns whether it may be sent.
 */
export async function recheckFollowUp(
  deps: ConversationDeps,
  { reply, connectionRef }: { reply: EntryRow; connectionRef: string | null },
  recipient: Recipient,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { userId, id } = reply;
    await lockCredits(tx, userId);
    const account = await lockSendingAccount(tx, userId);
    const followUp = await lockFollowUp(tx, userId, id);
    const entry = await lockEntry(tx, userId, id);
    const thread = entry && (await findThreadRow(tx, userId, entry.threadId));
    // Deleted with its project, or given up by the sweeper.
    if (entry?.status !== 'sending' || !isSameAttempt(entry, reply) || !followUp || !thread) return false;
    // Checked first: if somebody else has the account by now, what it was told is not for this user to see.
    const halt = haltOf(account, thread.sender, deps.clock.now());
    if (halt === undefined && account?.connectionRef !== connectionRef) {
      await forgetAttempt(deps, tx, entry);
      await updateEntry(tx, entry, { status: 'waiting', startedAt: null });
      return false;
    }
    const ended = halt ?? (await whyNotTo(deps, tx, { followUp, thread }, recipient));
    if (ended === undefined) {
      const { recipientId } = recipient;
      await updateThread(tx, userId, thread.id, idsOnce(thread, { recipientId }));
      await updateEntry(tx, entry, { cleared: true });
      return true;
    }
    await forgetAttempt(deps, tx, entry);
    await endFollowUp(tx, followUp, ended);
    return false;
  });
}

async function whyNotTo(
  deps: ConversationDeps,
  tx: Tx,
  { followUp, thread }: { followUp: FollowUpRow; thread: ThreadRow },
  recipient: Recipient,
): Promise<StoredFollowUpEnd | undefined> {
  if (!(await isSamePerson(tx, thread, recipient))) return 'somebody_else';
  const { userId, sender: account, username } = thread;
  await recordName(tx, { userId, account }, { username, ...recipient });
  return whyNot(deps, tx, followUp, { ...thread, ...recipient });
}
