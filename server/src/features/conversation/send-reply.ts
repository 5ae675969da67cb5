import { conversationErrors } from '@opener/contract/conversation';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { lockSendingAccount, type SendingAccount } from '../instagram/sending-account.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { cannotWrite } from './cannot-write.ts';
import type { ConversationDeps } from './deps.ts';
import { findEntry, insertEntry } from './entry.repo.ts';
import { findThread } from './find-thread.ts';
import { noteHandled, type ThreadRow } from './thread.repo.ts';

/** Queues a reply. The same id again is the same reply: a second click or a repeated request sends nothing twice. */
export async function sendReply(
  deps: Pick<ConversationDeps, 'db' | 'clock'>,
  { userId, id: threadId }: { userId: string; id: string },
  reply: { id: string; text: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The sender decides under the same lock, and answers are taken under it.
    const account = await lockSendingAccount(tx, userId);
    const thread = await findThread(tx, userId, threadId);
    const known = await findEntry(tx, userId, reply.id);
    if (known) return refuseOther(known, { threadId, text: reply.text });
    await refuseToWrite(tx, thread, account);
    const now = deps.clock.now();
    const isNew = await insertEntry(tx, {
      ...reply,
      userId,
      threadId,
      sender: thread.sender,
      author: 'you',
      at: now,
      askedAt: now,
      status: 'waiting',
    });
    // Ids are chosen by callers, so somebody else may have used it.
    if (!isNew) throw new AppError('conflict', 'other_reply', conversationErrors.otherReply);
    await noteHandled(tx, thread, now);
    await wakeSender(tx, userId, now);
  });
}

function refuseOther(
  known: { threadId: string; text: string },
  wanted: { threadId: string; text: string },
): void {
  if (known.threadId !== wanted.threadId || known.text !== wanted.text)
    throw new AppError('conflict', 'other_reply', conversationErrors.otherReply);
}

export async function refuseToWrite(
  tx: Tx,
  thread: ThreadRow,
  account: SendingAccount | undefined,
  replyId?: string,
): Promise<void> {
  const refused = await cannotWrite(tx, thread, account, replyId);
  if (refused !== null) throw new AppError('conflict', 'cannot_write', refused);
}
