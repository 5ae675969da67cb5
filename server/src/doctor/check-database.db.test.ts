import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import pg from 'pg';
import { minutes } from '../lib/clock.ts';
import { takeTestDatabase } from '../testing/test-database.ts';
import { checkDatabase, judgeVersion } from './check-database.ts';

let database: Awaited<ReturnType<typeof takeTestDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  database = await takeTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.giveBack();
});

const outcomes = async (url = database.url) =>
  Object.fromEntries((await checkDatabase(url)).map(({ check, outcome }) => [check, outcome]));
const textOf = async (name: string) =>
  (await checkDatabase(database.url)).find(({ check }) => check === name)?.text;

it('a healthy database passes', async () => {
  expect(await outcomes()).toEqual({ connection: 'ok', privileges: 'ok', clock: 'ok', migrations: 'ok' });
  expect(await textOf('migrations')).toBe('up to date');
});

it('an unreachable and an embedded database are reported', async () => {
  const wrong = new URL(database.url);
  wrong.password = 'a wrong password';
  const findings = await checkDatabase(wrong.href);
  expect(findings).toMatchObject([{ outcome: 'fault', text: 'cannot be reached (unnamed)' }, {}, {}, {}]);
  expect(await checkDatabase(undefined)).toMatchObject([{ outcome: 'skipped' }]);
});

it('missing privileges are reported', async () => {
  const role = `poor_${Date.now()}`;
  await client.query(`create role ${role} login password 'poor'`);
  try {
    const poor = new URL(database.url);
    Object.assign(poor, { username: role, password: 'poor' });
    expect(await outcomes(poor.href)).toMatchObject({ connection: 'ok', privileges: 'fault' });
  } finally {
    await client.query(`drop role ${role}`);
  }
});

it('an old version is reported', () => {
  expect(judgeVersion(140_012)).toMatchObject({ outcome: 'fault', text: 'PostgreSQL 14 is too old' });
  expect(judgeVersion(150_004)).toMatchObject({ outcome: 'ok' });
});

it('a wrong clock is reported', async () => {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes(3));
  expect(await outcomes()).toMatchObject({ clock: 'fault' });
});

it('pending, newer and missing migrations are reported', async () => {
  await client.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  );
  expect(await textOf('migrations')).toContain('1 pending');
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 1)");
  expect(await outcomes()).toMatchObject({ migrations: 'fault' });
  await client.query('drop schema drizzle cascade');
  expect(await textOf('migrations')).toContain('set up at the first start');
  expect(await outcomes()).toMatchObject({ migrations: 'ok' });
});
