// Transactions that met another one in the wrong order. PostgreSQL ends one of the two, and nothing of it has happened: it is run once
// more. That is safe because there is nothing but database work inside our transactions (CONTRIBUTING.md).
import { DrizzleQueryError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from '../lib/logger.ts';
import type * as schema from './schema.ts';

type Db = NodePgDatabase<typeof schema>;

const collisions = new Set<unknown>(['40P01', '40001']);

export function repeatCollided(db: Db, log: Logger): Db {
  const runOnce = db.transaction.bind(db);
  const transaction: Db['transaction'] = async (work, config) => {
    try {
      return await runOnce(work, config);
    } catch (error) {
      if (!isCollision(error)) throw error;
      log.warn({ err: error }, 'a transaction is run once more');
      return runOnce(work, config);
    }
  };
  return Object.assign(db, { transaction });
}

function isCollision(error: unknown): boolean {
  const fault = error instanceof DrizzleQueryError ? error.cause : error;
  return fault instanceof Error && collisions.has(Reflect.get(fault, 'code'));
}
