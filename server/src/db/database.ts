// The one connection pool of a process, typed by the schema.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../lib/logger.ts';
import { retryTransactions } from './retry-transactions.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a repo needs: the database itself, or a transaction that its caller opened. */
export type Queryable = Db | Tx;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** On a busy machine a new connection takes its time; a caller who waits longer has given up. */
const patienceMs = 20_000;

export function openDatabase(url: string, log: Logger, size = 24): Database {
  const pool = new pg.Pool({ connectionString: url, max: size, connectionTimeoutMillis: patienceMs });
  // A connection that dies while idle, or in somebody's hands, must not take the process with it.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  return { db: retryTransactions(drizzle(pool, { schema }), log), pool, close: () => pool.end() };
}
