// Migrates a database. Any number of processes may call it at once: an advisory lock lets one run while the others wait.
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 7_062_025;

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
      await client.query('select pg_advisory_lock($1)', [lockKey]);
      await migrate(drizzle(client), { migrationsFolder });
      await runMigrations({ pgPool: pool });
    } finally {
      // Ends the session and releases the lock.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
