import type { OverviewDeps } from './deps.ts';
import { findOutlet } from './find-outlet.ts';
import { batchSize } from './list-messages.ts';
import type { Outlet } from './message-filter.ts';
import { listMessageIds, listToldMessages, type ToldMessage } from './message-list.repo.ts';
import { type AskedFilter, settleFilter } from './settle-filter.ts';

export type { ToldMessage };
export type ToldMessages = { total: number; batches: AsyncGenerator<ToldMessage[]> };

/**
 * Messages with what became of each, in batches. Which ones is settled before the first is read, so that the total is that of the batches,
 * whatever is written or sent meanwhile.
 */
export async function tellMessages(deps: OverviewDeps, asked: AskedFilter): Promise<ToldMessages> {
  const outlet = await findOutlet(deps, asked.userId);
  const ids = await listMessageIds(deps.db, await settleFilter(deps, asked));
  return { total: ids.length, batches: readBatches(deps, asked.userId, ids, outlet) };
}

async function* readBatches(
  deps: OverviewDeps,
  userId: string,
  ids: readonly string[],
  outlet: Outlet,
): AsyncGenerator<ToldMessage[]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize);
    const rows = await listToldMessages(deps.db, userId, batch, outlet);
    // The project was deleted: half a file must not pass for a whole one.
    if (rows.length < batch.length) throw new Error('The messages are gone');
    yield rows;
  }
}
