import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hearStatements, recordStatements } from './statements.ts';
import { takeTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await takeTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 3 });
});
afterEach(async () => {
  await pool.end();
  await database.giveBack();
});

const textsOf = async (act: () => Promise<void>) =>
  (await recordStatements(pool, act)).map(({ text }) => text);

it('hears each way to send a statement, with its values', async () => {
  const sent = await recordStatements(pool, async () => {
    await pool.query('select 1 as a');
    await pool.query('select $1::int as b', [2]);
    await pool.query({ name: 'named', text: 'select $1::int as c', values: [3] });
    const client = await pool.connect();
    await client.query('begin');
    await client.query('commit');
    client.release();
  });
  expect(sent).toEqual([
    { text: 'select 1 as a', values: [] },
    { text: 'select $1::int as b', values: [2] },
    { text: 'select $1::int as c', values: [3] },
    { text: 'begin', values: [] },
    { text: 'commit', values: [] },
  ]);
});

it('hears connections that were open before, also when others listen', async () => {
  const others: string[] = [];
  const stop = hearStatements(pool, ({ text }) => others.push(text));
  const select = (what: number) => pool.query<{ n: number }>(`select ${what} as n`);
  await Promise.all([1, 2, 3].map(select));
  expect(pool.totalCount).toBe(3);
  const heard = await textsOf(async () => {
    const answers = await Promise.all([4, 5, 6, 7].map(select));
    expect(answers.map(({ rows }) => rows[0]!.n)).toEqual([4, 5, 6, 7]);
  });
  expect(heard.toSorted()).toEqual([4, 5, 6, 7].map((n) => `select ${n} as n`));
  stop();
  expect(others.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `select ${n} as n`));
});

it('hears nothing any more afterwards, not even if something failed', async () => {
  const others: string[] = [];
  const stop = hearStatements(pool, ({ text }) => others.push(text));
  await expect(textsOf(async () => void (await pool.query('select nothing')))).rejects.toThrow('nothing');
  const first = await recordStatements(pool, async () => void (await pool.query('select 1')));
  await pool.query('select 2');
  expect(first).toHaveLength(1);
  stop();
  await pool.query('select 3');
  expect(others).toEqual(['select nothing', 'select 1', 'select 2']);
});
