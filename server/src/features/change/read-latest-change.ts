import type { Queryable } from '../../db/database.ts';
import type { Secrets } from '../../lib/crypto.ts';
import { findLatestChange } from './change.repo.ts';

/**
 * Stays the same while nothing of the user's has changed. Read it before the data, so that it can be older than they are but never newer.
 * Hashed, because the number reveals how many changes all users make.
 */
export async function readLatestChange(
  { db, secrets }: { db: Queryable; secrets: Secrets },
  userId: string,
): Promise<string> {
  const latest = (await findLatestChange(db, userId)) ?? 0n;
  return secrets.keyedHash('change', `${userId} ${latest}`).slice(0, 22);
}
