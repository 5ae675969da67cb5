import { countMatches } from './count-matches.ts';
import type { OverviewDeps } from './deps.ts';
import { findActiveSender } from './find-active-sender.ts';
import { findSearch } from './find-search.ts';
import { batchSize } from './list-messages.ts';
import type { MessageFilter } from './message-filter.ts';
import { listMessageIds, listMessagesWithState, type MessageWithState } from './message-list.repo.ts';
import { type AskedFilter, resolveFilter } from './resolve-filter.ts';

export type { MessageWithState };
export type MessageBatches = { total: number; batches: AsyncGenerator<MessageWithState[]> };

/** Up to this number, the messages are fixed before the first is read. */
const mostFixed = 5_000;

/**
 * Messages with their state, in batches. Their ids are fixed before the first batch is read, so that the total stays correct whatever is
 * written or sent meanwhile. Of very many only the newest is fixed: nobody waits for a list of them all, and the total is that of the start.
 */
export async function readMessageBatches(deps: OverviewDeps, asked: AskedFilter): Promise<MessageBatches> {
  const activeSender = await findActiveSender(deps, asked.userId);
  const filter = await findSearch(deps.db, { ...(await resolveFilter(deps, asked)), activeSender });
  const ids = await listMessageIds(deps.db, filter, mostFixed);
  if (ids.length === mostFixed)
    return { total: await countMatches(deps.db, filter), batches: readMany(deps, filter, ids[0]!) };
  return {
    total: ids.length,
    batches: readFixed(deps, { userId: asked.userId, activeSender }, ids),
  };
}

async function* readFixed(
  deps: OverviewDeps,
  whose: MessageFilter,
  ids: readonly string[],
): AsyncGenerator<MessageWithState[]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize);
    const rows = await listMessagesWithState(deps.db, { ...whose, ids: batch }, { limit: batch.length });
    if (rows.length < batch.length) throw gone();
    yield rows;
  }
}

async function* readMany(
  deps: OverviewDeps,
  filter: MessageFilter,
  newest: string,
): AsyncGenerator<MessageWithState[]> {
  for (let after: MessageWithState | undefined; ;) {
    const rows = await listMessagesWithState(deps.db, filter, { limit: batchSize, after, upTo: newest });
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) break;
    after = rows.at(-1);
  }
  const { userId, projectId } = filter;
  if ((await listMessageIds(deps.db, { userId, projectId }, 1)).length === 0) throw gone();
}

/** The project was deleted: a partial file must not look complete. */
const gone = () => new Error('The messages are gone');
