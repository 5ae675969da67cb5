import type { Queryable } from '../../db/database.ts';
import { findLatestChange } from './change.repo.ts';

/** The same as long as nothing of the person's has changed. Read it before the data: it may be older than they are, never newer. */
export async function readLatestChange(db: Queryable, userId: string): Promise<string> {
  return String((await findLatestChange(db, userId)) ?? 0n);
}
