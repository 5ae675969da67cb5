import { once } from 'node:events';
import type { Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { takeTestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase, timeouts, type Tx } from './database.ts';
import { localTries } from './schema.ts';

let database: Database;
let databaseUrl: string;
let giveBack: () => Promise<void>;
const log = createLogger({ level: 'silent', pretty: false });

beforeAll(async () => {
  const created = await takeTestDatabase();
  ({ url: databaseUrl, giveBack } = created);
  database = openDatabase(databaseUrl, log);
});
afterAll(async () => {
  await database.close();
  await giveBack();
});
beforeEach(async () => {
  await database.db.delete(localTries);
  await database.db.insert(localTries).values(['a', 'b'].map((key) => ({ key, count: 0 })));
});

const add = (tx: Tx, key: string) =>
  tx
    .update(localTries)
    .set({ count: sql`${localTries.count} + 1` })
    .where(eq(localTries.key, key));
const counts = async () =>
  (await database.db.select().from(localTries).orderBy(localTries.key)).map(({ count }) => count);
const fault = (code: string) => Object.assign(new Error('made up'), { code });

it('two transactions that deadlock both happen, once each', async () => {
  const signals = new EventTarget();
  let runs = 0;
  const both = ['a', 'b'].map((key) => [key, once(signals, key)] as const);
  const [ofA, ofB] = both.map(([, event]) => event);
  const change = (first: string, second: string, other: Promise<unknown>) =>
    database.db.transaction(async (tx) => {
      runs += 1;
      await add(tx, first);
      signals.dispatchEvent(new Event(first));
      await other;
      await add(tx, second);
    });
  await Promise.all([change('a', 'b', ofB!), change('b', 'a', ofA!)]);
  expect(await counts()).toEqual([2, 2]);
  expect(runs).toBeGreaterThan(2);
});

it('a transaction that collides again is run again', async () => {
  let ran = 0;
  await database.db.transaction(async (tx) => {
    ran += 1;
    await add(tx, 'a');
    if (ran < 3) throw fault('40P01');
  });
  expect(await counts()).toEqual([1, 0]);
});

it.each([
  ['40P01', 4],
  ['40001', 4],
  ['23503', 1],
  ['23505', 1],
])('%s is run %i times, and thrown in the end', async (code, runs) => {
  let ran = 0;
  const failing = database.db.transaction(async (tx) => {
    ran += 1;
    await add(tx, 'a');
    throw fault(code);
  });
  await expect(failing).rejects.toMatchObject({ code });
  expect(ran).toBe(runs);
  expect(await counts()).toEqual([0, 0]);
});

it('a connection that is lost as a transaction begins is replaced', async () => {
  const single = openDatabase(databaseUrl, log, { size: 1, ...timeouts.command });
  single.pool.once('acquire', (client) => {
    const { stream } = Reflect.get(client, 'connection') as { stream: Socket };
    stream.destroy();
  });
  const change = () => single.db.transaction((tx) => add(tx, 'a'));
  await expect(change()).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^Connection terminated/) as string },
  });
  await change();
  expect(await counts()).toEqual([1, 0]);
  await single.close();
});

it('says what ended a transaction, not that it could not be rolled back', async () => {
  const losing = database.db.transaction((tx) =>
    tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  );
  await expect(losing).rejects.toMatchObject({ cause: { code: '57P01' } });
});
