import { conversationErrors, type replyActions } from '@opener/contract/conversation';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import type { ConversationDeps } from './deps.ts';
import { deleteEntry, type EntryRow, lockEntry, updateEntry } from './entry.repo.ts';
import { findThread } from './find-thread.ts';
import { refuseToWrite } from './send-reply.ts';
import { noteHandled, noteTakenBack, type ThreadRow } from './thread.repo.ts';
import { todayOf } from './today.ts';

type Action = (typeof replyActions)[number];

/** From which states each action is allowed. Whoever gives up an unknown one has looked on Instagram. */
const possible: Record<Action, EntryRow['status'][]> = {
  cancel: ['waiting', 'failed', 'skipped', 'unknown'],
  resend: ['failed', 'skipped', 'unknown'],
};

export async function changeReply(
  deps: Pick<ConversationDeps, 'db' | 'clock'>,
  { userId, threadId, replyId }: { userId: string; threadId: string; replyId: string },
  action: Action,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The sender decides under the same lock, so nothing changes in between.
    const account = await lockSendingAccount(tx, userId);
    const thread = await findThread(tx, userId, threadId);
    const reply = await lockReplyOf(tx, userId, { threadId, replyId });
    if (!possible[action].includes(reply.status)) throw refusal(action);
    const now = deps.clock.now();
    if (action === 'cancel') {
      await deleteEntry(tx, reply);
      // Whoever gives up an unknown one has looked. Of any other nothing was said; a decision stands.
      if (reply.status === 'unknown') await noteHandled(tx, thread, now);
      else if (thread.outcome === null || (await wasPostponed({ ...deps, db: tx }, thread)))
        await noteTakenBack(tx, thread);
      return;
    }
    await refuseToWrite(tx, thread, account, reply.id);
    const again = { status: 'waiting', reason: null, attempts: 0, askedAt: now, at: now } as const;
    await updateEntry(tx, reply, again);
    await wakeSender(tx, userId, now);
    await noteHandled(tx, thread, now);
  });
}

/** To a day that has come. */
async function wasPostponed(
  deps: { db: Queryable; clock: Clock },
  { userId, notNowUntil }: ThreadRow,
): Promise<boolean> {
  return notNowUntil !== null && notNowUntil <= (await todayOf(deps, userId)).day;
}

async function lockReplyOf(
  tx: Tx,
  userId: string,
  { threadId, replyId }: { threadId: string; replyId: string },
): Promise<EntryRow> {
  const entry = await lockEntry(tx, userId, replyId);
  if (entry?.threadId !== threadId || entry.author !== 'you')
    throw new AppError('not_found', 'no_reply', conversationErrors.replyNotFound);
  return entry;
}

function refusal(action: Action): AppError {
  const sentence = action === 'cancel' ? conversationErrors.isGone : conversationErrors.cannotResend;
  return new AppError('conflict', 'wrong_state', sentence);
}
