// Vitest's global setup for database tests: one PostgreSQL per run, with a migrated template to copy.
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '@opener/embedded-postgres';
import { migrateDatabase } from '../db/migrate.ts';
import { databaseOn, runOn } from '@opener/embedded-postgres/testing/run-on';
import { makeScratchFolder } from '@opener/embedded-postgres/testing/scratch-folder';
import { type Blank, describeBlank } from './describe-blank.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database of the test server from which others can be created and dropped. */
    databaseAdminUrl: string;
    /** The migrated database that every test database is a copy of. */
    databaseTemplate: string;
    blankDatabase: Blank;
    /** The printed seed of the run: random test data is derived from it. */
    testSeed: number;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer();
  const template = `opener_template_${randomBytes(6).toString('hex')}`;
  const url = databaseOn(server.adminUrl, template);
  try {
    await runOn(server.adminUrl, `create database ${template}`);
    await migrateDatabase(url);
    project.provide('blankDatabase', await describeBlank(url));
  } catch (error) {
    await server.stop();
    throw error;
  }

  project.provide('databaseAdminUrl', server.adminUrl);
  project.provide('databaseTemplate', template);
  return async () => {
    const made = await runOn(
      server.adminUrl,
      `select datname from pg_database where datname ^@ '${template}'`,
    );
    for (const { datname } of made)
      await runOn(server.adminUrl, `drop database ${String(datname)} with (force)`);
    await server.stop();
  };
}

async function findServer(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { adminUrl: given, stop: async () => undefined };

  const dataDir = await makeScratchFolder('opener-test-');
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: fastSettings });
  await easeLogin(postgres.url);
  return {
    adminUrl: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Deriving the key of a password takes 3 ms of the processor, and every test opens a few connections. */
async function easeLogin(adminUrl: string): Promise<void> {
  const { username, password } = new URL(adminUrl);
  await runOn(adminUrl, `set scram_iterations = 1; alter role "${username}" password '${password}'`);
}

const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // It would change statistics, and with them plans, at any moment.
  autovacuum: 'off',
  max_connections: '300',
};
