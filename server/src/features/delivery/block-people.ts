import { normalizeUsername, usernamePattern } from '@opener/contract/dm';
import type { Db, Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  type BlockedRow,
  deleteBlocked,
  insertBlocked,
  isBlocked,
  listBlocked,
} from './do-not-contact.repo.ts';

export type BlockResult = { added: number; already: number; impossible: string[] };

export async function blockPeople(
  deps: { db: Queryable; clock: Clock },
  userId: string,
  names: string[],
  reason: string,
): Promise<BlockResult> {
  const createdAt = deps.clock.now();
  const usernames = [...new Set(names.map(normalizeUsername))].filter(Boolean);
  const possible = usernames.filter((username) => usernamePattern.test(username));
  const added = await insertBlocked(
    deps.db,
    possible.map((username) => ({ userId, username, reason, createdAt })),
  );
  const impossible = usernames.filter((username) => !usernamePattern.test(username)).slice(0, 100);
  return { added, already: possible.length - added, impossible };
}

export function listBlockedPeople(
  deps: { db: Db },
  userId: string,
  search: string | undefined,
): Promise<{ people: BlockedRow[]; total: number }> {
  return listBlocked(deps.db, userId, search);
}

export async function unblockPerson(deps: { db: Db }, userId: string, username: string): Promise<void> {
  await deleteBlocked(deps.db, userId, username);
}

export function isBlockedPerson(db: Queryable, userId: string, username: string): Promise<boolean> {
  return isBlocked(db, userId, username);
}
