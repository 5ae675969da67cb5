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

export type PoolSettings = { size: number; statementTimeoutMs: number };

/** What nobody waits for any longer must not go on. The API's callers give up sooner than the worker's sweeps. */
export const statementTimeouts = { api: 20_000, worker: 60_000, command: 0 };

/** Shorter than any statement's timeout: whoever waits for a lock outlives a holder that hangs. */
const idleInTransactionMs = 15_000;

export function openDatabase(
  url: string,
  log: Logger,
  { size, statementTimeoutMs }: PoolSettings = { size: 24, statementTimeoutMs: statementTimeouts.api },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  // A connection that dies, idle or in use, must not crash the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  return { db: retryTransactions(drizzle(pool, { schema }), log), pool, close: () => pool.end() };
}
