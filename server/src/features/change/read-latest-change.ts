import type { Queryable } from '../../db/database.ts';
import type { Secrets } from '../../lib/crypto.ts';
import { findLatestChange } from './change.repo.ts';

/**
 * The same as long as nothing of the person's has changed. Read it before the data: it may be older than they are, never newer. Hashed,
 * because the number counts the changes of everybody together.
 */
export async function readLatestChange(
  { db, secrets }: { db: Queryable; secrets: Secrets },
  userId: string,
): Promise<string> {
  const latest = (await findLatestChange(db, userId)) ?? 0n;
  return secrets.keyedHash('change', `${userId} ${latest}`).slice(0, 22);
}
