import { connectFirst, conversationErrors, conversationLimits } from '@opener/contract/conversation';
import type { Queryable } from '../../db/database.ts';
import { findAccountName, type SendingAccount } from '../instagram/sending-account.ts';
import { whyBlocked } from '../delivery/why-blocked.ts';
import { countReplies } from './entry.repo.ts';
import type { ThreadRow } from './thread.repo.ts';

type Account = SendingAccount | undefined;

/** Why nothing can be written back, in a sentence; null if it can. `replyId`: the reply in question, if it exists already. */
export async function cannotWrite(
  db: Queryable,
  thread: ThreadRow,
  account: Account,
  replyId?: string,
): Promise<string | null> {
  return (await cannotBeSent(db, thread, account)) ?? (await tooManyInARow(db, thread, replyId));
}

/** The same for replies that were written before. A pause or a rest only delays. */
export async function cannotBeSent(
  db: Queryable,
  thread: ThreadRow,
  account: Account,
): Promise<string | null> {
  const { userId, sender } = thread;
  if (account?.account !== sender || account.state === 'disconnected')
    return connectFirst(await findAccountName(db, sender));
  // Asked only of the account's present holder: what it was told is theirs to see.
  if (await whyBlocked(db, { userId, account: sender }, thread)) return conversationErrors.doNotContact;
  return thread.lastAnswerAt === null ? conversationErrors.unanswered : null;
}

/** Replies are exempt from the daily cap because somebody waits for them; one answer is no leave to write without end. */
export async function tooManyInARow(
  db: Queryable,
  { userId, id: threadId, heardAt }: ThreadRow,
  replyId?: string,
): Promise<string | null> {
  const written = await countReplies(db, { userId, threadId, since: heardAt }, replyId);
  const limit = heardAt === null ? 'inARowUnseen' : 'inARow';
  return written >= conversationLimits[limit] ? conversationErrors[limit] : null;
}
