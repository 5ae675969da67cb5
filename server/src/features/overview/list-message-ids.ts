import type { OverviewDeps } from './deps.ts';
import { listMessageIds as listIds } from './message-list.repo.ts';
import { type AskedFilter, resolveFilter } from './resolve-filter.ts';

/** The ids of matching messages, newest first, and their total number. */
export async function listMessageIds(
  deps: OverviewDeps,
  asked: AskedFilter,
  most: number,
): Promise<{ ids: string[]; total: number }> {
  const ids = await listIds(deps.db, await resolveFilter(deps, asked));
  return { ids: ids.slice(0, most), total: ids.length };
}
