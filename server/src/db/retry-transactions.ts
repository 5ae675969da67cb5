// Transactions that met another one in the wrong order. PostgreSQL ends one of the two, and nothing of it has happened: it is run
// again. That is safe because there is nothing but database work inside our transactions (CONTRIBUTING.md).
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from '../lib/logger.ts';
import type * as schema from './schema.ts';

type Db = NodePgDatabase<typeof schema>;

const collisions = new Set<unknown>(['40P01', '40001']);
const mostRuns = 4;

export function retryTransactions(db: Db, log: Logger): Db {
  const runOnce = db.transaction.bind(db);
  const transaction: Db['transaction'] = async (work, config) => {
    for (let run = 1; ; run += 1) {
      try {
        return await runOnce(work, config);
      } catch (error) {
        if (!isCollision(error) || run === mostRuns) throw error;
        log.warn({ err: error, run }, 'a transaction collided and is run again');
      }
      // At once it could take its first lock back before the other has woken up, and collide again.
      await pause(run * 20 * (1 + Math.random()));
    }
  };
  return Object.assign(db, { transaction });
}

function isCollision(error: unknown): boolean {
  const fault = error instanceof DrizzleQueryError ? error.cause : error;
  return fault instanceof Error && collisions.has(Reflect.get(fault, 'code'));
}
