// All SQL about who changed a person's data last. They are written by triggers, and only read here.
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { changes } from '../../db/schema.ts';

export async function findLatestChange(db: Queryable, userId: string): Promise<bigint | undefined> {
  const [row] = await db.select({ latest: changes.latest }).from(changes).where(eq(changes.userId, userId));
  return row?.latest;
}
