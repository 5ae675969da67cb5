import { type MessageCounts, messageStates } from '@opener/contract/message-list';
import type { OverviewDeps } from './deps.ts';
import { countByState, type Counted } from './figure.repo.ts';
import { findActiveSender } from './find-active-sender.ts';
import { findSearch } from './find-search.ts';
import { type AskedFilter, resolveFilter } from './resolve-filter.ts';

type Scope = Omit<AskedFilter, 'state'>;

/** How many messages are in each of these states: the numbers of the tiles, and the lengths of their lists. */
export async function countStates<Wanted extends Counted>(
  deps: OverviewDeps,
  scope: Scope,
  wanted: readonly Wanted[],
): Promise<Record<Wanted, number>> {
  const filter = await findSearch(deps.db, await resolveFilter(deps, scope));
  return countByState(deps.db, filter, await findActiveSender(deps, scope.userId), wanted);
}

export function countAllStates(deps: OverviewDeps, scope: Scope): Promise<MessageCounts> {
  return countStates(deps, scope, ['all', ...messageStates]);
}
