import type { Tx } from '../../db/database.ts';
import { after, type Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import type { Heard, Taken } from '../delivery/conversations.ts';
import { isBeingWrittenTo } from '../delivery/delivery.repo.ts';
import { findLoginTime } from '../instagram/sending-account.ts';
import { noteInterested } from '../message/note-sent.ts';
import { placeAnswerLater } from './conversation.tasks.ts';
import { findByVendorId, hasLaterAnswer, insertEntry } from './entry.repo.ts';
import { endOpen } from './follow-up/follow-up.repo.ts';
import { takeName } from './follow-name.ts';
import { idsFor } from './note-delivered.ts';
import { noticeAnswer } from './notice.tasks.ts';
import { activeMs } from './read-threads.ts';
import { suggestOutcome } from './suggest-outcome.ts';
import {
  findThreadOfAnswer,
  isAwaitedByName,
  noteAnswer,
  type ThreadRow,
  updateThread,
} from './thread.repo.ts';
import { vendorIdIn } from './vendor-id-in.ts';

/** Only people who were written to have a conversation: what anybody else writes to the account is not ours to keep. */
export async function takeAnswer(deps: { clock: Clock }, tx: Tx, heard: Heard): Promise<Taken> {
  const { sender, reply, names } = heard;
  const { userId } = sender;
  const loggedInAt = await findLoginTime(tx, userId);
  const { from, fromId: recipientId = null, chatId } = reply;
  const thread = await findThreadOfAnswer(tx, sender, { names, from, recipientId, chatId, loggedInAt });
  if (!thread) {
    await placeLater(deps, tx, heard, loggedInAt);
    return 'new';
  }
  if (!(await storeOnce(tx, thread, heard))) return 'known';
  await noteAnswer(tx, thread, { answeredAt: reply.at, heardAt: deps.clock.now() });
  await endOpen(tx, { userId, threadIds: [thread.id] }, 'answered');
  if (heard.asksToStop) await endInterest(tx, thread);
  await learnFrom(deps, tx, thread, heard, loggedInAt);
  await noticeAnswer(deps, tx, userId);
  return 'new';
}

/**
 * A first answer may belong to no conversation yet: our message is still being sent, or the event does not name them and uses another kind
 * of id than sending does.
 */
async function placeLater(
  { clock }: { clock: Clock },
  tx: Tx,
  { sender, names, reply: { from, fromId, chatId } }: Heard,
  loggedInAt: Date | undefined,
): Promise<void> {
  if (!fromId || chatId === null) return;
  const isAwaited =
    (await isBeingWrittenTo(tx, sender, names.length > 0 ? names : undefined)) ||
    (from === null &&
      (await isAwaitedByName(tx, sender, { loggedInAt, activeSince: after(clock.now(), -activeMs) })));
  if (isAwaited) await placeAnswerLater(tx, { ...sender, recipientId: fromId, chatId });
}

/**
 * False if it was stored before. An id that another conversation has, or our own words here, says nothing about this answer: it is stored
 * under an id of this conversation.
 */
async function storeOnce(tx: Tx, thread: ThreadRow, { sender, reply }: Heard): Promise<boolean> {
  const entry = {
    userId: sender.userId,
    threadId: thread.id,
    sender: sender.account,
    author: 'them',
    text: reply.text,
    at: reply.at,
    status: 'received',
  } as const;
  if (await insertEntry(tx, { ...entry, id: newId(), vendorId: reply.id })) return true;
  const stored = await findByVendorId(tx, sender, reply.id);
  const isSame = stored?.author === 'them' || stored?.text === reply.text;
  if (stored?.threadId === thread.id && isSame) return false;
  return insertEntry(tx, { ...entry, id: newId(), vendorId: vendorIdIn(thread.id, reply.id) });
}

/** "Please stop" is an answer, but nobody's success. The user may decide again. */
async function endInterest(tx: Tx, { userId, id, outcome, messageId }: ThreadRow): Promise<void> {
  if (outcome !== 'interested') return;
  await updateThread(tx, userId, id, { outcome: null });
  if (messageId !== null) await noteInterested(tx, { userId, id: messageId }, null);
}

/** The same person over another connection, or under another name. */
async function learnIds(
  deps: { clock: Clock },
  tx: Tx,
  thread: ThreadRow,
  reply: Heard['reply'],
  loggedInAt: Date | undefined,
): Promise<void> {
  const chatId = mayHaveNewChat(thread, loggedInAt) ? reply.chatId : undefined;
  const told = { recipientId: reply.fromId, chatId };
  await updateThread(tx, thread.userId, thread.id, idsFor(thread, told));
  if (reply.from && reply.from !== thread.username)
    await takeName(deps, tx, { ...thread, recipientId: reply.fromId ?? thread.recipientId }, reply.from);
}

/**
 * Over the connection that our message was sent by, the chat is the one that it began. Another is a group, in which people speak who were
 * never written to.
 */
function mayHaveNewChat({ chatId, beganAt }: ThreadRow, loggedInAt: Date | undefined): boolean {
  return chatId === null || loggedInAt === undefined || loggedInAt > beganAt;
}

async function learnFrom(
  deps: { clock: Clock },
  tx: Tx,
  thread: ThreadRow,
  { sender, reply, asksToStop }: Heard,
  loggedInAt: Date | undefined,
): Promise<void> {
  const { userId, id } = thread;
  if (thread.sender === sender.account) await learnIds(deps, tx, thread, reply, loggedInAt);
  if (await hasLaterAnswer(tx, userId, { threadId: id, at: reply.at })) return;
  const suggested = asksToStop ? 'not_interested' : suggestOutcome(reply.text);
  await updateThread(tx, userId, id, { suggested });
}
