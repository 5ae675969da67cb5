import { after, days, hours, minutes, seconds } from '../../lib/clock.ts';
import type { ChatMessage } from '../../providers/instagram/port.ts';
import { takeReply } from '../delivery/take-reply.ts';
import { openConnection } from '../instagram/connection.ts';
import { findSendingAccount, type Sender } from '../instagram/sending-account.ts';
import type { ConversationDeps } from './deps.ts';
import { askingMs, askPatiently, isUpToDate } from './is-up-to-date.ts';
import { takeOwnMessage } from './take-own-message.ts';
import { listUnchecked, type ThreadRow, updateThread } from './thread.repo.ts';

/** Ten every ten minutes: each reading is a call to the provider, and nobody waits for it. */
const atOnce = 10;
/** Later answers still arrive as events. */
export const activeMs = days(30);
/** The provider may take a while to list what it reports, and its clock may differ. */
const overlapMs = hours(1);
/** For its clock, and for the call that sent our first message. */
const leewayMs = minutes(5);
const patienceMs = seconds(30);

/** Compares what the provider has with what it reported: an answer whose event was lost is taken now. */
export async function readThreads(deps: ConversationDeps, userId: string): Promise<void> {
  const account = await findSendingAccount(deps.db, userId);
  if (!account?.connection || account.state !== 'connected') return;
  const connection = openConnection(deps.secrets, userId, account.connection);
  if (connection === undefined) return;
  const activeSince = after(deps.clock.now(), -activeMs);
  const threads = await listUnchecked(deps.db, account, { activeSince, limit: atOnce });
  const firstBegan = Math.min(...threads.map(({ beganAt }) => beganAt.getTime()));
  // What an outdated list leaves out would count as read.
  if (threads.length === 0 || !(await isUpToDate(deps, connection, { userId, since: new Date(firstBegan) })))
    return;
  // If it does not answer for one, the others are left for the next time: each might take as long.
  for (const thread of threads) if ((await readOneThread(deps, connection, thread)) === 'failed') return;
}

/**
 * `away`: the provider does not answer, or does not know what is new. `not shown`: it answers, but not what was said in this one. `failed`:
 * it did not answer for this one.
 */
export type Reading = 'read' | 'away' | 'not shown' | 'failed';

export async function readOneThread(
  deps: ConversationDeps,
  connection: string,
  thread: ThreadRow,
  withinMs = patienceMs,
): Promise<Reading> {
  const { chatId } = thread;
  if (chatId === null) return 'not shown';
  const startedAt = deps.clock.now();
  const comparedUntil = thread.hiddenSince ?? thread.checkedAt;
  const since = earliestToRead(thread, comparedUntil);
  const found = await askPatiently(deps, withinMs, (signal) =>
    deps.instagram.listMessages({ connection, chatId, since }, { signal }),
  );
  const sender = { userId: thread.userId, account: thread.sender };
  const messages = found === 'no answer' ? undefined : found;
  for (const message of betweenTwo(thread, messages ?? [])) await take(deps, sender, thread, message);
  // Whatever came of it, others are read before this one is tried again.
  const hiddenSince = messages === undefined ? comparedUntil : null;
  await updateThread(deps.db, thread.userId, thread.id, { checkedAt: startedAt, hiddenSince });
  if (found === 'no answer') return 'failed';
  return messages === undefined ? 'not shown' : 'read';
}

function earliestToRead(thread: ThreadRow, comparedUntil: Date): Date {
  const overlap = after(comparedUntil, -overlapMs);
  const beginning = beginningOf(thread);
  return overlap > beginning ? overlap : beginning;
}

/** What they wrote before our first message is no answer to it. */
export const beginningOf = ({ beganAt }: ThreadRow) => after(beganAt, -leewayMs);

/** If others speak in it too, it is a group: only what this person says is for us. */
function betweenTwo(thread: ThreadRow, found: ChatMessage[]): ChatMessage[] {
  const isOther = ({ byUs, fromId }: ChatMessage) =>
    !byUs && fromId !== null && thread.recipientId !== null && fromId !== thread.recipientId;
  // Before the first answer, nobody but the recipient of our message can be in it.
  if (thread.heardAt === null || !found.some(isOther)) return found;
  return found.filter((message) => !message.byUs && !isOther(message));
}

async function take(
  deps: ConversationDeps,
  sender: Sender,
  thread: ThreadRow,
  message: ChatMessage,
): Promise<void> {
  if (message.byUs) return takeOwnMessage(deps, sender, thread.id, message);
  const { id, text, at, fromId } = message;
  // A conversation between two: whoever writes in it is known. Their first answer tells the id that later ones will name them by.
  const known = thread.heardAt === null ? (fromId ?? thread.recipientId) : (thread.recipientId ?? fromId);
  const who = { from: thread.username, fromId: known };
  return takeReply(deps, sender, { id, chatId: thread.chatId, ...who, text, at });
}

/**
 * Before somebody who has not answered is written to again: everything since the first message. What the provider lists counts only if it
 * is up to date.
 */
export async function readWholeThread(
  deps: ConversationDeps,
  connection: string,
  thread: ThreadRow,
): Promise<Reading> {
  const { userId, beganAt } = thread;
  if (!(await isUpToDate(deps, connection, { userId, since: beganAt }))) return 'away';
  return readOneThread(deps, connection, { ...thread, checkedAt: beganAt, hiddenSince: null }, askingMs);
}
