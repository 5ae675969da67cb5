import type { Queryable } from '../../db/database.ts';
import { countByState } from './figure.repo.ts';
import type { MessageFilter } from './message-filter.ts';

/** How many messages match, of the one state that the filter names or of all. */
export async function countMatches(db: Queryable, filter: MessageFilter): Promise<number> {
  const { state, activeSender = null, ...scope } = filter;
  const wanted = state ?? 'all';
  return (await countByState(db, scope, activeSender, [wanted]))[wanted];
}
