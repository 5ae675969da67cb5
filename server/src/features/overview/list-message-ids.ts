import { countMatches } from './count-matches.ts';
import type { OverviewDeps } from './deps.ts';
import { findSearch } from './find-search.ts';
import { listMessageIds as listIds } from './message-list.repo.ts';
import { type AskedFilter, resolveFilter } from './resolve-filter.ts';

/** The ids of matching messages, newest first, and their total number. Of a search, no more are counted than are listed. */
export async function listMessageIds(
  deps: OverviewDeps,
  asked: AskedFilter,
  most: number,
): Promise<{ ids: string[]; total: number }> {
  const filter = await findSearch(deps.db, await resolveFilter(deps, asked));
  const ids = await listIds(deps.db, filter, most);
  const isAll = ids.length < most || filter.search !== undefined;
  return { ids, total: isAll ? ids.length : await countMatches(deps.db, filter) };
}
