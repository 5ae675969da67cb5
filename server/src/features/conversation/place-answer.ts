import { after, days, seconds } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { takeReply } from '../delivery/take-reply.ts';
import { openConnection } from '../instagram/connection.ts';
import { findHeardName } from '../instagram/heard-from.repo.ts';
import { recordHeardFrom } from '../instagram/record-heard-from.ts';
import { findLoginTime, findSendingAccount } from '../instagram/sending-account.ts';
import type { Nameless } from './conversation.tasks.ts';
import type { ConversationDeps } from './deps.ts';
import { beginningOf } from './read-threads.ts';
import { findAwaitedByName } from './thread.repo.ts';

/** If the provider does not know them, or does not show what they wrote, that is accepted as final after about three hours. */
const mostInVain = 10;
/** Strangers may write often. Each question about one counts at Instagram as something that the account did. */
const nameKeptMs = days(30);
const patienceMs = seconds(45);

/**
 * Finds out who wrote, and takes it if their first answer is awaited. It is read from the provider then, rather than kept until then: most
 * people who write to an account were never written to from here.
 */
export async function recognizeAnswer(
  deps: ConversationDeps,
  nameless: Nameless,
  { attempt }: { attempt: number },
): Promise<void> {
  const { userId, account } = nameless;
  const present = await findSendingAccount(deps.db, userId);
  if (present?.account !== account) return;
  const connection = present.connection && openConnection(deps.secrets, userId, present.connection);
  if (!connection) throw new TransientFault('an answer came without a name, and nobody can be asked for it');
  const username = await nameOf(deps, connection, nameless);
  if (username !== undefined && (await takeTheirs(deps, connection, nameless, username)) !== 'not shown')
    return;
  if (attempt < mostInVain) throw new TransientFault('an answer came without a name');
  deps.log.error({ userId }, 'the person who answered could not be found');
}

async function nameOf(
  deps: ConversationDeps,
  connection: string,
  { recipientId: id, ...sender }: Nameless,
): Promise<string | undefined> {
  const since = after(deps.clock.now(), -nameKeptMs);
  const known = await findHeardName(deps.db, sender, id, since);
  if (known !== undefined) return known;
  const name = await deps.instagram.findUsername(
    { connection, id },
    { signal: AbortSignal.timeout(patienceMs) },
  );
  if (name === undefined) return undefined;
  await deps.db.transaction((tx) => recordHeardFrom(deps, tx, sender, { names: [name], recipientIds: [id] }));
  return name;
}

/** Only their own words: it may be a group. */
async function takeTheirs(
  deps: ConversationDeps,
  connection: string,
  { chatId, recipientId: fromId, ...sender }: Nameless,
  from: string,
): Promise<'taken' | 'not awaited' | 'not shown'> {
  const loggedInAt = await findLoginTime(deps.db, sender.userId);
  const thread = await findAwaitedByName(deps.db, sender, loggedInAt, from);
  if (!thread) return 'not awaited';
  const since = beginningOf(thread);
  const signal = AbortSignal.timeout(patienceMs);
  const messages = await deps.instagram.listMessages({ connection, chatId, since }, { signal });
  const theirs = messages?.filter((message) => !message.byUs && message.fromId === fromId) ?? [];
  for (const { id, text, at } of theirs)
    await takeReply(deps, sender, { id, chatId, from, fromId, text, at });
  return theirs.length > 0 ? 'taken' : 'not shown';
}
