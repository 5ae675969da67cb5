import type { Tx } from '../../db/database.ts';
import { dequeue, enqueue } from '../../db/enqueue.ts';
import { after, minutes } from '../../lib/clock.ts';
import { hashToken } from '../../lib/crypto.ts';
import { openId } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { findConnection, isInUse } from './instagram.repo.ts';
import { releaseTask } from './instagram.tasks.ts';

const soonMs = minutes(1);

/** In the transaction that makes the connection obsolete: if this process dies before it tells the provider, the queue does. */
export async function releaseSoon(
  deps: InstagramDeps,
  tx: Tx,
  userId: string,
  given: (string | null | undefined)[],
): Promise<void> {
  const runAt = after(deps.clock.now(), soonMs);
  for (const sealed of given)
    if (sealed) await enqueue(tx, releaseTask, { userId, sealed }, { key: keyOf(sealed), runAt });
}

/** After the commit. If the provider can't be reached now, the queue retries. */
export async function releaseNow(
  deps: InstagramDeps,
  userId: string,
  given: (string | null | undefined)[],
): Promise<void> {
  for (const sealed of given)
    if (sealed && (await releaseConnection(deps, userId, sealed))) await dequeue(deps.db, keyOf(sealed));
}

function keyOf(sealed: string): string {
  return `instagram:release:${hashToken(sealed)}`;
}

/** Tells the provider that we no longer need a connection. A failure is only logged, because our side is gone already. */
export async function releaseConnection(
  deps: InstagramDeps,
  userId: string,
  sealed: string,
): Promise<boolean> {
  try {
    await giveBack(deps, userId, sealed);
    return true;
  } catch (error) {
    deps.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'the sender kept a connection that we gave up',
    );
    return false;
  }
}

async function giveBack(deps: InstagramDeps, userId: string, sealed: string): Promise<void> {
  const id = openId(deps.secrets, userId, sealed);
  if (id !== undefined) await deps.instagram.disconnect(id);
  else deps.log.warn({ userId }, 'a connection cannot be read any more, so it stays with the sender');
}

/** The same for the queue, which retries. If the provider gave the same connection to another user since, it is theirs. */
export async function releaseUnused(
  deps: InstagramDeps,
  { userId, sealed }: { userId: string; sealed: string },
  lastAttempt: boolean,
): Promise<void> {
  const id = openId(deps.secrets, userId, sealed);
  if (id !== undefined && (await isInUse(deps.db, deps.instagram.refOf(id)))) return;
  if (lastAttempt) await releaseConnection(deps, userId, sealed);
  else await giveBack(deps, userId, sealed);
}

/** After a transaction that was to save it has failed. Only its answer may have been lost. */
export async function releaseUnlessSaved(deps: InstagramDeps, userId: string, sealed: string): Promise<void> {
  const id = openId(deps.secrets, userId, sealed);
  const isSaved = id !== undefined && (await isInUse(deps.db, deps.instagram.refOf(id)).catch(() => false));
  if (!isSaved) await releaseConnection(deps, userId, sealed);
}

/** For logins that nobody saved: given up, or their process crashed. */
export async function releaseUnkept(deps: InstagramDeps, userId: string, sealed: string): Promise<void> {
  const id = openId(deps.secrets, userId, sealed);
  const isKept = id !== undefined && (await findConnection(deps.db, deps.instagram.refOf(id)));
  if (!isKept) await giveBack(deps, userId, sealed);
}
