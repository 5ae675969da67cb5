// The connection pool of a process, typed by the schema.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../lib/logger.ts';
import { forgetNames } from './forget-names.ts';
import { retryTransactions } from './retry-transactions.ts';
import { transactOn } from './transact.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a repo needs: the database, or the caller's transaction. */
export type Queryable = Db | Tx;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** A busy machine is slow to open a connection; after this the caller has given up. */
const patienceMs = 20_000;

/**
 * How long a statement may take, how long its answer is waited for, and how long a transaction may do nothing; 0 is without limit. A machine
 * that vanished, or a firewall that forgot the connection, never answers.
 */
export type Timeouts = { statementMs: number; answerMs: number; idleInTransactionMs: number };

/**
 * What nobody waits for any longer must not go on: the API's callers give up sooner than the worker's sweeps. An idle transaction ends
 * before any statement does, so that whoever waits for its locks gets them. A command has as much time as the machine needs.
 */
export const timeouts = {
  api: { statementMs: 20_000, answerMs: 25_000, idleInTransactionMs: 15_000 },
  worker: { statementMs: 60_000, answerMs: 65_000, idleInTransactionMs: 15_000 },
  command: { statementMs: 0, answerMs: 0, idleInTransactionMs: 0 },
} satisfies Record<string, Timeouts>;

/** Statements are prepared by name, unless a pooler in between would forget them. */
export type PoolSettings = { size: number; preparedStatements?: boolean } & Timeouts;

export function openDatabase(
  url: string,
  log: Logger,
  { size, statementMs, answerMs, idleInTransactionMs, preparedStatements = true }: PoolSettings = {
    size: 24,
    ...timeouts.command,
  },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  // A connection that dies, idle or in use, must not crash the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  if (!preparedStatements) pool.on('connect', forgetNames);
  const db = Object.assign(drizzle(pool), { transaction: transactOn(pool) });
  return { db: retryTransactions(db, log), pool, close: () => pool.end() };
}
