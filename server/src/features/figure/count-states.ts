import type { MessageCounts } from '@opener/contract/dm';
import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { countByState } from './figure.repo.ts';
import { isHeld } from './is-held.ts';
import type { MessageFilter } from './message-filter.ts';

/** How many messages are in each state: what the tiles say, and what the lists behind them hold. */
export async function countStates(
  deps: { db: Queryable; clock: Clock },
  filter: Omit<MessageFilter, 'state' | 'held'>,
): Promise<MessageCounts> {
  return countByState(deps.db, filter, await isHeld(deps, filter.userId));
}
