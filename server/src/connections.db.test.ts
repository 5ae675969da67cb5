import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, testSecret, type TestServer } from './testing/test-server.ts';
import { type Services, wire } from './wiring.ts';
import { openDatabase, timeouts } from './db/database.ts';
import { isDatabaseAway } from './db/is-away.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ API_CONNECTIONS: '3', WORKER_CONNECTIONS: '8' });
});
afterAll(() => server.close());

const wired = (pool: 'api' | 'worker' | 'command') => {
  const { config, log } = server.services;
  return wire({ config, log, databaseUrl: server.databaseUrl, appSecret: testSecret, pool });
};

async function limitsOf({ database }: Services): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  await database.close();
  const { max, query_timeout } = database.pool.options;
  return { ...rows[0], answerMs: query_timeout, connections: max };
}

it('ends what takes too long, for callers sooner than for sweeps', async () => {
  expect(await limitsOf(wired('api'))).toEqual({
    statement: '20s',
    answerMs: 25_000,
    idle: '15s',
    connections: 3,
  });
  expect(await limitsOf(wired('worker'))).toEqual({
    statement: '1min',
    answerMs: 65_000,
    idle: '15s',
    connections: 8,
  });
  expect(await limitsOf(wired('command'))).toEqual({
    statement: '0',
    answerMs: 0,
    idle: '0',
    connections: 3,
  });
});

it('can be used again after a statement was cut off', async () => {
  const database = openDatabase(server.databaseUrl, server.services.log, {
    size: 1,
    ...timeouts.api,
    statementMs: 1_000,
  });
  await expect(database.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
    cause: { code: '57014' },
  });
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await database.close();
});

/** Passes on what it gets to the database, until its connections fall silent: nothing arrives, and nothing ends. */
async function startProxy() {
  const { hostname, port } = new URL(server.databaseUrl);
  const open: Socket[] = [];
  const silent = new Set<Socket>();
  const proxy = createServer((ours) => {
    const theirs = connect(Number(port), hostname);
    open.push(ours, theirs);
    ours.on('data', (data) => silent.has(ours) || theirs.write(data)).on('error', () => undefined);
    theirs.on('data', (data) => silent.has(ours) || ours.write(data)).on('error', () => undefined);
    ours.on('close', () => theirs.destroy());
    theirs.on('close', () => silent.has(ours) || ours.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(server.databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => open.forEach((socket) => silent.add(socket)),
    stop: () => {
      open.forEach((socket) => socket.destroy());
      proxy.close();
    },
  };
}

it('a connection that falls silent, alone or in a transaction, is given up and replaced', async () => {
  const proxy = await startProxy();
  const { db, close } = openDatabase(proxy.url, server.services.log, {
    size: 1,
    ...timeouts.api,
    answerMs: 2_000,
  });
  const one = sql`select 1 as one`;
  await db.execute(one);
  proxy.silence();
  await expect(db.execute(one)).rejects.toSatisfy(isDatabaseAway);

  const together = db.transaction(async (tx) => {
    await tx.execute(one);
    proxy.silence();
    await tx.execute(one);
  });
  await expect(together).rejects.toSatisfy(isDatabaseAway);

  expect((await db.execute(one)).rows).toEqual([{ one: 1 }]);
  await close();
  proxy.stop();
});
