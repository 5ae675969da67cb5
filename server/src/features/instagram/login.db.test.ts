// Logging in with the stand-in: what is stored, and what is released at the provider.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Person, signedIn } from '../../testing/people.ts';
import { giveCredits } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: Person;

beforeEach(async () => {
  server = await startTestServer();
  ann = await signedIn(server);
  await giveCredits(server, ann, 20);
});
afterEach(() => server.close());

const connect = (username: string, more = {}) =>
  server.call('POST', '/instagram/connect', {
    token: ann.token,
    body: { username, password: 'x', time_zone: 'UTC', ...more },
  });

async function rows(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await server.services.db.execute(query)).rows;
}
const held = () => rows(sql`select username from outside.instagram_accounts order by username`);

it('keeps one connection of several logins at once', async () => {
  const answers = await Promise.all([connect('studio'), connect('studio'), connect('studio')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await held()).toEqual([{ username: 'studio' }]);
});

it('a first login that succeeds is not undone by another that stops for its code', async () => {
  const { pool } = server.services.database;
  const holding = await pool.connect();
  const waiting = async () =>
    (
      await rows(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length;
  await holding.query('begin; lock table instagram_connections in exclusive mode');
  const first = connect('studio');
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  const second = connect('twofactor.other');
  await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
  await holding.query('commit');
  holding.release();
  expect((await first).status).toBe(200);
  expect((await second).status).toBe(409);
  expect(await rows(sql`select username, state from instagram_accounts`)).toEqual([
    { username: 'studio', state: 'connected' },
  ]);
});

it('a code that is only asked for changes nothing of the account that was there', async () => {
  await connect('real.one');
  await server.services.db.execute(
    sql`with rest as (update sending_paces set frozen_until = now() + interval '1 hour') update instagram_accounts set state = 'reconnect'`,
  );
  const now = sql`select username, state, connection, frozen_until from instagram_accounts join sending_paces using (user_id, username)`;
  const before = await rows(now);
  expect((await connect('twofactor.other')).status).toBe(409);
  expect(await rows(now)).toEqual(before);

  expect((await connect('twofactor.other', { code: '123456' })).status).toBe(200);
  expect(await rows(sql`select username, state from instagram_accounts`)).toEqual([
    { username: 'twofactor.other', state: 'connected' },
  ]);
  expect(await held()).toEqual([{ username: 'twofactor.other' }]);
});

it('a connected user can switch to an account with two factors', async () => {
  await connect('real.one');
  expect((await connect('twofactor.other')).status).toBe(409);
  expect(await rows(sql`select username, state from instagram_accounts`)).toEqual([
    { username: 'real.one', state: 'connected' },
  ]);
  expect((await connect('twofactor.other', { code: '123456' })).status).toBe(200);
  expect(await held()).toEqual([{ username: 'twofactor.other' }]);
});

it('gives the connection back when the person has left meanwhile', async () => {
  const { instagram } = server.services;
  const real = instagram.connect.bind(instagram);
  instagram.connect = async (request, options) => {
    const result = await real(request, options);
    await server.call('DELETE', '/auth/delete-account', { token: ann.token });
    return result;
  };
  expect((await connect('studio')).status).toBe(401);
  expect(await held()).toEqual([]);
});

it('stays when it was saved, but the database did not say so', async () => {
  const { db } = server.services;
  const real = db.transaction.bind(db);
  db.transaction = async (...transaction) => {
    const result = await real(...transaction);
    if ((await rows(sql`select 1 from instagram_accounts where state = 'connected'`)).length === 0)
      return result;
    db.transaction = real;
    throw Object.assign(new Error('the connection was closed'), { code: '57P01' });
  };
  expect((await connect('studio')).status).toBe(503);
  expect(await held()).toEqual([{ username: 'studio' }]);
  expect(await rows(sql`select username, state from instagram_accounts`)).toEqual([
    { username: 'studio', state: 'connected' },
  ]);
});

it.each(['it is disconnected', 'another takes its place'])(
  'gives it back later, if the process dies as %s',
  async (how) => {
    await connect('studio');
    const { instagram } = server.services;
    const real = instagram.disconnect.bind(instagram);
    instagram.disconnect = () => Promise.reject(new Error('dead'));
    if (how === 'it is disconnected')
      await server.call('DELETE', '/instagram/disconnect', { token: ann.token });
    else await connect('another');
    instagram.disconnect = real;
    await server.services.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await server.drain();
    expect(await held()).toEqual(how === 'it is disconnected' ? [] : [{ username: 'another' }]);
    expect(await rows(sql`select 1 from graphile_worker.jobs where key like 'instagram:release:%'`)).toEqual(
      [],
    );
  },
);

it('leaves no task behind when it was given back at once', async () => {
  await connect('studio');
  await server.call('DELETE', '/instagram/disconnect', { token: ann.token });
  expect(await rows(sql`select 1 from graphile_worker.jobs where key like 'instagram:release:%'`)).toEqual(
    [],
  );
});

it('disconnecting gives it back too', async () => {
  await connect('studio');
  await server.call('DELETE', '/instagram/disconnect', { token: ann.token });
  expect(await held()).toEqual([]);
});
