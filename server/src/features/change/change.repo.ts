// All SQL about versions of a person's data. They are written by triggers, and only read here.
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { changes } from '../../db/schema.ts';

export async function findVersion(db: Queryable, userId: string): Promise<bigint | undefined> {
  const [row] = await db.select({ version: changes.version }).from(changes).where(eq(changes.userId, userId));
  return row?.version;
}
