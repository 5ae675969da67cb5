import type { Tx } from '../../db/database.ts';
import { type Clock, seconds } from '../../lib/clock.ts';
import { listIfBlocked } from '../delivery/why-blocked.ts';
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
    return takeName(deps, tx, thread, username);
  });
}

/** Whoever opted out is on the list under the new name too, so that the user can take them off it. False if another has that name. */
export async function takeName(
  { clock }: { clock: Clock },
  tx: Tx,
  thread: ThreadRow,
  username: string,
): Promise<boolean> {
  if (!(await renameThread(tx, thread, username))) return false;
  await listIfBlocked(
    { db: tx, clock },
    { userId: thread.userId, account: thread.sender },
    { ...thread, username },
  );
  return true;
}
