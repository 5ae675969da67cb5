import { expect, test } from 'vitest';
import { runOn } from '@opener/embedded-postgres/testing/run-on';
import { createTestDatabase } from './test-database.ts';

test('each test database is migrated, its own, and gone when dropped', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const migrations = 'select count(*)::int as n from drizzle.__drizzle_migrations';
  expect((await runOn(first.url, migrations))[0]?.n).toBeGreaterThan(0);

  await runOn(first.url, 'create table mine (id int)');
  await expect(runOn(second.url, 'select * from mine')).rejects.toThrow('does not exist');

  await Promise.all([first.drop(), second.drop()]);
  await expect(runOn(first.url, 'select 1')).rejects.toThrow('does not exist');
});
