import { connectFirst, conversationErrors } from '@opener/contract/conversation';
import type { Queryable } from '../../db/database.ts';
import { findAccountName, type SendingAccount } from '../instagram/sending-account.ts';
import { whyBlocked } from '../delivery/why-blocked.ts';
import type { ThreadRow } from './thread.repo.ts';

/** Why nothing can be written back, in a sentence; null if it can. A pause or a rest only delays. */
export async function cannotWrite(
  db: Queryable,
  thread: ThreadRow,
  account: SendingAccount | undefined,
): Promise<string | null> {
  const { userId, sender } = thread;
  if (account?.account !== sender || account.state === 'disconnected')
    return connectFirst(await findAccountName(db, sender));
  // Asked only of the account's present holder: what it was told is theirs to see.
  if (await whyBlocked(db, { userId, account: sender }, thread)) return conversationErrors.doNotContact;
  return thread.lastAnswerAt === null ? conversationErrors.unanswered : null;
}
