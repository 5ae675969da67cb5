import { openConnection } from './connection.ts';
import type { InstagramDeps } from './deps.ts';

/** Tells the sender that we no longer need a connection. If it does not listen, that is only noted: ours is gone already. */
export async function releaseConnection(
  deps: InstagramDeps,
  userId: string,
  sealed: string | null | undefined,
): Promise<void> {
  if (!sealed) return;
  try {
    await deps.instagram.disconnect(openConnection(deps.secrets, userId, sealed));
  } catch (error) {
    deps.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'the sender kept a connection that we gave up',
    );
  }
}
