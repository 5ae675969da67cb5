// The connection pool of a process, typed by the schema.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../lib/logger.ts';
import { retryTransactions } from './retry-transactions.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a repo needs: the database, or the caller's transaction. */
export type Queryable = Db | Tx;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** A busy machine is slow to open a connection; after this the caller has given up. */
const patienceMs = 20_000;

export function openDatabase(url: string, log: Logger, size = 24): Database {
  const pool = new pg.Pool({ connectionString: url, max: size, connectionTimeoutMillis: patienceMs });
  // A connection that dies, idle or in use, must not crash the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  return { db: retryTransactions(drizzle(pool, { schema }), log), pool, close: () => pool.end() };
}
