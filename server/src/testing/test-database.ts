// A fresh, migrated database for a test file or a test: a copy of the template that database.ts made for the run.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseOn, runOn } from '@opener/embedded-postgres/testing/run-on';

export type TestDatabase = { url: string; drop(): Promise<void> };

export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl');
  const name = `opener_test_${randomBytes(6).toString('hex')}`;
  // Copying the template's files is faster than writing its contents to the WAL.
  await runOn(adminUrl, `create database ${name} template ${inject('databaseTemplate')} strategy file_copy`);
  return {
    url: databaseOn(adminUrl, name),
    drop: async () => {
      await runOn(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
