import { expect, it } from 'vitest';
import { runOn } from '@opener/embedded-postgres/testing/run-on';
import { timeouts } from '../db/database.ts';
import { createLogger } from '../lib/logger.ts';
import { takeOpenTestDatabase, takeTestDatabase } from './test-database.ts';

const addUser = `insert into users (id, email, name, password_hash, created_at) values (gen_random_uuid(), 'ann@example.com', 'Ann', '', now())`;
const countUsers = 'select count(*)::int as n from users';

/** Takes one, does something to it, gives it back, and tells the names of that one and of the next. */
async function reuse(sql: string): Promise<[string, string]> {
  const first = await takeTestDatabase();
  await runOn(first.url, sql);
  await first.giveBack();
  const next = await takeTestDatabase();
  expect(await runOn(next.url, countUsers)).toEqual([{ n: 0 }]);
  await next.giveBack();
  return [first.url, next.url];
}

it('each test database is migrated, and its own', async () => {
  const [first, second] = await Promise.all([takeTestDatabase(), takeTestDatabase()]);
  const migrations = 'select count(*)::int as n from drizzle.__drizzle_migrations';
  expect((await runOn(first.url, migrations))[0]?.n).toBeGreaterThan(0);

  await runOn(first.url, 'create table mine (id int)');
  await expect(runOn(second.url, 'select * from mine')).rejects.toThrow('does not exist');
  await Promise.all([first.giveBack(), second.giveBack()]);
});

it('one that was only filled is emptied for the next test', async () => {
  const [first, next] = await reuse(addUser);
  expect(next).toBe(first);
});

it.each([
  ['has another table', 'create table mine (id int)'],
  [
    'has another trigger',
    'create trigger t before delete on users execute function suppress_redundant_updates_trigger()',
  ],
  ['lacks an index', 'drop index messages_project_az'],
  ['has a renamed table', 'alter table messages rename to out_of_reach'],
  ['has a disabled trigger', 'alter table messages disable trigger user'],
  ['has statistics', `${addUser}; analyze users`],
  ['knows of other migrations', 'delete from drizzle.__drizzle_migrations where id = 1'],
  [
    'has grown',
    `insert into users (id, email, name, password_hash, created_at) select gen_random_uuid(), n || '@example.com', repeat('n', 50), '', now() from generate_series(1, 2000) n`,
  ],
])('one that %s is gone', async (_, sql) => {
  const [first, next] = await reuse(sql);
  expect(next).not.toBe(first);
  await expect(runOn(first, 'select 1')).rejects.toThrow('does not exist');
});

const log = createLogger({ level: 'silent', pretty: false });
const takeOpen = (size = 3) => takeOpenTestDatabase(String(size), { size, ...timeouts.command }, log);

/** The process that serves the only connection. */
async function backend({ database }: Awaited<ReturnType<typeof takeOpen>>): Promise<unknown> {
  return (await database.pool.query('select pg_backend_pid() as pid')).rows[0]?.pid;
}

it('connections are handed on with the emptied database', async () => {
  const first = await takeOpen();
  await first.database.pool.query(addUser);
  const served = await backend(first);
  await first.giveBack();
  const next = await takeOpen();
  expect([next.url, await backend(next)]).toEqual([first.url, served]);
  expect((await next.database.pool.query(countUsers)).rows).toEqual([{ n: 0 }]);
  const role = await next.database.pool.query('show session_replication_role');
  expect(role.rows).toEqual([{ session_replication_role: 'origin' }]);
  await next.giveBack();
});

it('connections of another kind are closed, and the database is used again', async () => {
  const first = await takeOpen(3);
  await first.giveBack();
  const next = await takeOpen(4);
  expect(next.url).toBe(first.url);
  expect(next.database.pool.options.max).toBe(4);
  await next.giveBack();
});

it.each([1, 2])('of %i connections, one with an open transaction leaves nothing behind', async (count) => {
  const first = await takeOpen();
  const clients = await Promise.all(Array.from({ length: count }, () => first.database.pool.connect()));
  await clients[0]!.query(`begin; ${addUser}`);
  for (const client of clients) client.release();
  await first.giveBack();

  const next = await takeOpen();
  expect((await next.database.pool.query(countUsers)).rows).toEqual([{ n: 0 }]);
  const { rows } = await next.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  await next.giveBack();
});
