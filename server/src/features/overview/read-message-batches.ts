import type { OverviewDeps } from './deps.ts';
import { findActiveSender } from './find-active-sender.ts';
import { batchSize } from './list-messages.ts';
import type { ActiveSender } from './message-filter.ts';
import { listMessageIds, listMessagesWithState, type MessageWithState } from './message-list.repo.ts';
import { type AskedFilter, resolveFilter } from './resolve-filter.ts';

export type { MessageWithState };
export type MessageBatches = { total: number; batches: AsyncGenerator<MessageWithState[]> };

/**
 * Messages with their state, in batches. The ids are fixed before the first batch is read, so that the total stays correct whatever is
 * written or sent meanwhile.
 */
export async function readMessageBatches(deps: OverviewDeps, asked: AskedFilter): Promise<MessageBatches> {
  const activeSender = await findActiveSender(deps, asked.userId);
  const ids = await listMessageIds(deps.db, await resolveFilter(deps, asked));
  return { total: ids.length, batches: readBatches(deps, asked.userId, ids, activeSender) };
}

async function* readBatches(
  deps: OverviewDeps,
  userId: string,
  ids: readonly string[],
  activeSender: ActiveSender,
): AsyncGenerator<MessageWithState[]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize);
    const rows = await listMessagesWithState(deps.db, userId, batch, activeSender);
    // The project was deleted: a partial file must not look complete.
    if (rows.length < batch.length) throw new Error('The messages are gone');
    yield rows;
  }
}
