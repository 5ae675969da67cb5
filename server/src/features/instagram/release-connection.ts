import { openId } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { findConnection } from './instagram.repo.ts';

/** Tells the sender that we no longer need a connection. If it does not listen, that is only noted: ours is gone already. */
export async function releaseConnection(
  deps: InstagramDeps,
  userId: string,
  sealed: string | null | undefined,
): Promise<void> {
  if (!sealed) return;
  try {
    await giveBack(deps, userId, sealed);
  } catch (error) {
    deps.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'the sender kept a connection that we gave up',
    );
  }
}

/** The same for the queue, which tries again later. */
export async function giveBack(deps: InstagramDeps, userId: string, sealed: string): Promise<void> {
  await deps.instagram.disconnect(openId(deps.secrets, userId, sealed));
}

/** What the sender told us of, and nobody has kept: a login that was given up, or whose process died. */
export async function releaseUnkept(deps: InstagramDeps, userId: string, sealed: string): Promise<void> {
  const ref = deps.instagram.refOf(openId(deps.secrets, userId, sealed));
  if (!(await findConnection(deps.db, ref))) await giveBack(deps, userId, sealed);
}
