import type { Queryable } from '../../db/database.ts';
import type { MessageFilter } from './message-filter.ts';
import { listFound } from './message-list.repo.ts';

/** What more messages than this contain is found soon by reading the list itself. */
export const mostFound = 5_000;

/** Trigrams need three letters or digits in a row; a shorter search reads the list. */
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/**
 * Replaces a search by what it has found, if that is not too much: the index knows where rare words are, and the list is read for
 * frequent ones.
 */
export async function findSearch(db: Queryable, filter: MessageFilter): Promise<MessageFilter> {
  const { search, ...rest } = filter;
  if (search === undefined || !hasTrigram.test(search)) return filter;
  const ids = await listFound(db, filter.userId, search, mostFound + 1);
  return ids.length > mostFound ? filter : { ...rest, ids };
}
