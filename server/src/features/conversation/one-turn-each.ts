// Each message that is written wakes its user's sender. A wake during a turn would begin another turn beside it, which waits for the same
// account with a slot and a connection, or reads the same conversation: one user could take all of them. So it comes back instead.
import { seconds } from '../../lib/clock.ts';
import { wakeSenderIn } from '../instagram/sender.tasks.ts';
import type { ConversationDeps } from './deps.ts';
import { runTurn } from './run-turn.ts';

const comeBackMs = seconds(1);

/** In each process, whose slots these are: a queue in the database for each user would be locked and searched with every task. */
export function oneTurnEach(deps: ConversationDeps): (userId: string) => Promise<void> {
  const underWay = new Set<string>();
  return async (userId) => {
    // In the queue, so that it survives this process.
    if (underWay.has(userId)) return wakeSenderIn(deps.db, userId, comeBackMs);
    underWay.add(userId);
    try {
      await runTurn(deps, userId);
    } finally {
      underWay.delete(userId);
    }
  };
}
