import { after, days, seconds } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { isBeingWrittenTo } from '../delivery/delivery.repo.ts';
import { takeReply } from '../delivery/take-reply.ts';
import { openConnection } from '../instagram/connection.ts';
import { findHeardName } from '../instagram/heard-from.repo.ts';
import { recordHeardFrom } from '../instagram/record-heard-from.ts';
import { findLoginTime, findSendingAccount } from '../instagram/sending-account.ts';
import type { Unplaced } from './conversation.tasks.ts';
import type { ConversationDeps } from './deps.ts';
import { beginningOf } from './read-threads.ts';
import { findThreadOfAnswer } from './thread.repo.ts';

/** Strangers may write often. Each question about one counts at Instagram as something that the account did. */
const nameKeptMs = days(7);
const patienceMs = seconds(45);

/**
 * Finds out whose answer it is, and takes it if they were written to. It is read from the provider then, rather than kept until then: most
 * people who write to an account were never written to from here.
 */
export async function placeAnswer(
  deps: ConversationDeps,
  unplaced: Unplaced,
  lastAttempt: boolean,
): Promise<void> {
  const { userId, account } = unplaced;
  const present = await findSendingAccount(deps.db, userId);
  if (present?.account !== account) return;
  const connection = present.connection && openConnection(deps.secrets, userId, present.connection);
  if (connection && (await place(deps, connection, unplaced)) === 'done') return;
  if (!lastAttempt) throw new TransientFault('it is not known yet whose answer it is');
  deps.log.error({ userId }, 'the person who answered could not be found');
}

async function place(
  deps: ConversationDeps,
  connection: string,
  unplaced: Unplaced,
): Promise<'done' | 'not yet'> {
  const { chatId, recipientId: fromId, ...sender } = unplaced;
  const from = await nameOf(deps, connection, unplaced);
  if (from === undefined) return 'not yet';
  // Before the conversation, which begins when the call ends.
  const isUnderWay = await isBeingWrittenTo(deps.db, sender, [from]);
  const loggedInAt = await findLoginTime(deps.db, sender.userId);
  const known = { names: [from], from, recipientId: fromId, chatId, loggedInAt };
  const thread = await findThreadOfAnswer(deps.db, sender, known);
  if (!thread) return isUnderWay ? 'not yet' : 'done';
  const request = { connection, chatId, since: beginningOf(thread) };
  const messages = await deps.instagram.listMessages(request, { signal: AbortSignal.timeout(patienceMs) });
  // It may be a group.
  const theirs = messages?.filter((message) => !message.byUs && message.fromId === fromId) ?? [];
  for (const { id, text, at } of theirs)
    await takeReply(deps, sender, { id, chatId, from, fromId, text, at });
  return theirs.length > 0 ? 'done' : 'not yet';
}

async function nameOf(
  deps: ConversationDeps,
  connection: string,
  { recipientId: id, userId, account }: Unplaced,
): Promise<string | undefined> {
  const sender = { userId, account };
  const known = await findHeardName(deps.db, sender, id, after(deps.clock.now(), -nameKeptMs));
  if (known !== undefined) return known;
  const signal = AbortSignal.timeout(patienceMs);
  const name = await deps.instagram.findUsername({ connection, id }, { signal });
  if (name === undefined) return undefined;
  await deps.db.transaction((tx) => recordHeardFrom(deps, tx, sender, { names: [name], recipientIds: [id] }));
  return name;
}
