import type { Unlisted } from '@opener/contract/message-list';
import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { countGone } from './figure.repo.ts';
import { type AskedFilter, resolveFilter } from './resolve-filter.ts';

/**
 * What the tiles and the chart count but no list contains, because it was deleted. Only times are kept of deleted messages, so this is not
 * known per project, account or search.
 */
export async function countUnlisted(
  deps: { db: Queryable; clock: Clock },
  scope: Omit<AskedFilter, 'state'>,
): Promise<Unlisted | undefined> {
  const { projectId, search, fit, variant, account, userId } = scope;
  if (projectId ?? search ?? fit ?? variant ?? account) return undefined;
  const { period } = await resolveFilter(deps, scope);
  return countGone(deps.db, userId, period);
}
