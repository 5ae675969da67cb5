import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { takeTestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase, type Queryable, timeouts } from './database.ts';
import { prepareOnce } from './prepare-once.ts';
import { runPrepared } from './run-prepared.ts';
import { users } from './schema.ts';

let database: Database;
let throughOldPooler: Database;
let giveBack: () => Promise<void>;

beforeAll(async () => {
  const created = await takeTestDatabase();
  giveBack = created.giveBack;
  const log = createLogger({ level: 'silent', pretty: false });
  // One connection: statements are prepared for each of them.
  const settings = { size: 1, ...timeouts.api };
  database = openDatabase(created.url, log, settings);
  throughOldPooler = openDatabase(created.url, log, { ...settings, preparedStatements: false });
});
afterAll(async () => {
  await database.close();
  await throughOldPooler.close();
  await giveBack();
});

async function add(db: Queryable, a: number, b: number): Promise<number> {
  const { rows } = await runPrepared<{ sum: number }>(db, 'sum', sql`select ${a}::int + ${b}::int as sum`);
  return rows[0]!.sum;
}

it('a statement is prepared once for a connection, in and outside of transactions', async () => {
  const { db, pool } = database;
  expect(await add(db, 1, 2)).toBe(3);
  expect(await db.transaction((tx) => add(tx, 3, 4))).toBe(7);
  expect(await add(db, 5, 6)).toBe(11);
  const { rows } = await pool.query(
    `select name, (generic_plans + custom_plans)::int as runs from pg_prepared_statements`,
  );
  expect(rows).toEqual([{ name: 'sum', runs: 3 }]);
});

it('a name stands for one statement', async () => {
  await add(database.db, 1, 2);
  await expect(runPrepared(database.db, 'sum', sql`select 1`)).rejects.toThrow();
});

it('nothing is prepared for a pooler that forgets it', async () => {
  const { db, pool } = throughOldPooler;
  expect(await add(db, 1, 2)).toBe(3);
  expect(await db.transaction((tx) => add(tx, 3, 4))).toBe(7);
  const built = prepareOnce((handle) => handle.select({ id: users.id }).from(users).prepare('no_one'));
  expect(await built(db).execute()).toEqual([]);
  const { rows } = await pool.query('select name from pg_prepared_statements');
  expect(rows).toEqual([]);
});
