import { seconds } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { loseConnection } from '../instagram/lose-account.ts';
import { isCatchingUp, noteInterruption } from '../instagram/sending-account.ts';
import type { ConversationDeps } from './deps.ts';

/** Short, because other people's follow-ups wait for the same slot. */
export const askingMs = seconds(15);

/**
 * Whether the provider's list of a conversation that began then has everything. It is asked even while it catches up: one that is found to
 * be out of touch begins that anew.
 */
export async function isUpToDate(
  deps: ConversationDeps,
  connection: string,
  { userId, since }: { userId: string; since: Date },
): Promise<boolean> {
  const connectionRef = deps.instagram.refOf(connection);
  const now = deps.clock.now();
  const state = await askPatiently(deps, askingMs, (signal) =>
    deps.instagram.stateOf(connection, { signal }),
  );
  if (state === 'running') return !(await isCatchingUp(deps.db, connectionRef, { since, now }));
  await noteInterruption(deps.db, connectionRef, now);
  if (state === 'lost') await loseConnection(deps, { userId, connectionRef });
  return false;
}

/** What the provider says, unless it is out of reach. */
export async function askPatiently<T>(
  { log }: Pick<ConversationDeps, 'log'>,
  withinMs: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T | 'no answer'> {
  try {
    return await ask(AbortSignal.timeout(withinMs));
  } catch (error) {
    const isAway =
      error instanceof TransientFault || (error instanceof Error && error.name === 'TimeoutError');
    if (!isAway) throw error;
    log.warn({ reason: error.name }, 'conversations could not be read');
    return 'no answer';
  }
}
