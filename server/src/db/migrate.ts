// Migrates a database. Any number of processes may call it at once: an advisory lock lets one run while the others wait.
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 7_062_025;
const tryAgainMs = 200;

/** The hashes under which this code's migrations are recorded. */
export function migrationsOfCode(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

export async function migrateDatabase(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A lost connection shows up in the query that was running on it.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  try {
    const client = await pool.connect();
    try {
      await lockOut(client);
      await migrate(drizzle(pool), { migrationsFolder });
      await runMigrations({ pgPool: pool });
      await client.query('commit');
    } finally {
      // Ends the transaction too, if something failed, and releases the lock.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/**
 * Locks until the transaction ends. A session's lock would stay behind in PgBouncer's connection, and whoever waited inside a transaction
 * would keep one of those from the process that migrates.
 */
async function lockOut(client: pg.PoolClient): Promise<void> {
  for (;;) {
    await client.query('begin');
    // It only holds the lock, however long the migrations take.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const taken = await client.query<{ ok: boolean }>('select pg_try_advisory_xact_lock($1) as ok', [
      lockKey,
    ]);
    if (taken.rows[0]?.ok) return;
    await client.query('rollback');
    await sleep(tryAgainMs);
  }
}
