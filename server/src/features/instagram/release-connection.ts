import type { Tx } from '../../db/database.ts';
import { dequeue, enqueue } from '../../db/enqueue.ts';
import { after, minutes } from '../../lib/clock.ts';
import { hashToken } from '../../lib/crypto.ts';
import { openId } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { findConnection, isInUse } from './instagram.repo.ts';
import { releaseTask } from './instagram.tasks.ts';

const soonMs = minutes(1);

/** Together with the change that makes it needless: should this process die before it tells the sender, the queue does. */
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

/** Once that change is certain. What the sender does not hear now is left to the queue. */
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

/** Tells the sender that we no longer need a connection. If it does not listen, that is only noted: ours is gone already. */
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

/** The same for the queue, which tries again later. Should the sender have given the same to somebody since, it is theirs. */
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

/** What the sender told us of, and nobody has kept: a login that was given up, or whose process died. */
export async function releaseUnkept(deps: InstagramDeps, userId: string, sealed: string): Promise<void> {
  const id = openId(deps.secrets, userId, sealed);
  const isKept = id !== undefined && (await findConnection(deps.db, deps.instagram.refOf(id)));
  if (!isKept) await giveBack(deps, userId, sealed);
}
