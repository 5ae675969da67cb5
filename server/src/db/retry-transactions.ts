// Retries transactions that PostgreSQL aborted because of a deadlock or a serialization failure. That is safe because our transactions
// contain nothing but database work (CONTRIBUTING.md).
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from '../lib/logger.ts';

const collisions = new Set<unknown>(['40P01', '40001']);
const mostRuns = 4;

export function retryTransactions(db: NodePgDatabase, log: Logger): NodePgDatabase {
  const runOnce = db.transaction.bind(db);
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    for (let run = 1; ; run += 1) {
      try {
        return await runOnce(work, config);
      } catch (error) {
        if (!isCollision(error) || run === mostRuns) throw error;
        log.warn({ err: error, run }, 'a transaction collided and is run again');
      }
      // Wait a little: an immediate retry could take its first lock again before the other transaction wakes up.
      await pause(run * 20 * (1 + Math.random()));
    }
  };
  return Object.assign(db, { transaction });
}

function isCollision(error: unknown): boolean {
  const fault = error instanceof DrizzleQueryError ? error.cause : error;
  return fault instanceof Error && collisions.has(Reflect.get(fault, 'code'));
}
