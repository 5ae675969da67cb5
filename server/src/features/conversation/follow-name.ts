import { seconds } from '../../lib/clock.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { ConversationDeps } from './deps.ts';
import { renameThread, type ThreadRow } from './thread.repo.ts';

/**
 * Whether somebody whose name is gone has another by now, under which they are found next time. Events may name people by their id only, so
 * that nothing else tells.
 */
export async function followName(
  deps: ConversationDeps,
  thread: ThreadRow,
  connection: string,
): Promise<boolean> {
  const { userId, recipientId: id } = thread;
  if (id === null) return false;
  const signal = AbortSignal.timeout(seconds(10));
  // Without an answer, the reply has failed as it has.
  const username = await deps.instagram.findUsername({ connection, id }, { signal }).catch(() => undefined);
  if (username === undefined || username === thread.username) return false;
  return deps.db.transaction(async (tx) => {
    await lockSendingAccount(tx, userId);
    return renameThread(tx, thread, username);
  });
}
