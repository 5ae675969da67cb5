import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, testSecret, type TestServer } from './testing/test-server.ts';
import { type Services, wire } from './wiring.ts';
import { openDatabase, timeouts } from './db/database.ts';

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
  return { ...rows[0], connections: database.pool.options.max };
}

it('ends what takes too long, for callers sooner than for sweeps', async () => {
  expect(await limitsOf(wired('api'))).toEqual({ statement: '20s', idle: '15s', connections: 3 });
  expect(await limitsOf(wired('worker'))).toEqual({ statement: '1min', idle: '15s', connections: 8 });
  expect(await limitsOf(wired('command'))).toEqual({ statement: '0', idle: '0', connections: 3 });
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
