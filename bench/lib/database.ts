// A migrated database for one bench: on TEST_DATABASE_URL, or on a PostgreSQL of its own in a temporary folder.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@opener/embedded-postgres';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { databaseOn, runOn } from '@opener/embedded-postgres/testing/run-on';

export type BenchDatabase = { url: string; stop(): Promise<void> };

export async function startBenchDatabase(): Promise<BenchDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  const database = given ? await createOn(given) : await startOwn();
  await migrateDatabase(database.url);
  return database;
}

async function createOn(adminUrl: string): Promise<BenchDatabase> {
  const name = `opener_bench_${randomBytes(6).toString('hex')}`;
  await runOn(adminUrl, `create database ${name}`);
  return {
    url: databaseOn(adminUrl, name),
    stop: async () => void (await runOn(adminUrl, `drop database ${name} with (force)`)),
  };
}

async function startOwn(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'opener-bench-'));
  // When run as root, PostgreSQL's account must be able to enter it.
  await chmod(dataDir, 0o755);
  // Without fsync, so that our own share of the time is as large as possible.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
