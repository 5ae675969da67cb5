// A migrated database without any data, for a test file or a test: a copy of the template that database.ts made for the run, or one that an
// earlier test of this process gave back. Copying takes several times as long as emptying.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseOn, runOn } from '@opener/embedded-postgres/testing/run-on';
import { type Database, openDatabase, type PoolSettings } from '../db/database.ts';
import type { Logger } from '../lib/logger.ts';
import { checkStatements } from './one-person.ts';

export type TestDatabase = { url: string; giveBack(): Promise<void> };

export type OpenTestDatabase = TestDatabase & {
  database: Database;
  /** Throws if a statement since the last time joined people. */
  checked(): Promise<void>;
};

type Spare = { name: string; open?: Open };
type Open = { settings: string; database: Database; checked(): Promise<void> };

const spare: Spare[] = [];

export async function takeTestDatabase(): Promise<TestDatabase> {
  const { name, open } = spare.pop() ?? { name: await copyTemplate() };
  await open?.database.close();
  return { url: urlOf(name), giveBack: () => giveBack({ name }) };
}

/**
 * With connections, those of an earlier test if they have the same settings: a new one has to log in, to learn the tables and to plan every
 * statement again, which costs PostgreSQL more than most tests do.
 */
export async function takeOpenTestDatabase(settings: PoolSettings, log: Logger): Promise<OpenTestDatabase> {
  const wanted = JSON.stringify([settings, log.level]);
  const at = spare.findLastIndex(({ open }) => open?.settings === wanted);
  const [{ name, open } = { name: await copyTemplate(), open: undefined }] =
    at >= 0 ? spare.splice(at, 1) : spare.splice(-1);
  if (open && open.settings !== wanted) await open.database.close();
  const now = open?.settings === wanted ? open : openOn(name, settings, log, wanted);
  return {
    url: urlOf(name),
    database: { ...now.database, close: async () => undefined },
    checked: now.checked,
    giveBack: () => giveBack({ name, open: now }),
  };
}

function openOn(name: string, settings: PoolSettings, log: Logger, wanted: string): Open {
  const database = openDatabase(urlOf(name), log, settings);
  return { settings: wanted, database, checked: checkStatements(database.pool) };
}

const urlOf = (name: string) => databaseOn(inject('databaseAdminUrl'), name);

async function giveBack({ name, open }: Spare): Promise<void> {
  const pool = open?.database.pool ?? new pg.Pool({ connectionString: urlOf(name), max: 1 });
  const isBlank = await empty(pool);
  const isKept = isBlank && open && !pool.ended;
  if (!isKept && !pool.ended) await pool.end();
  if (isBlank) spare.push(isKept ? { name, open } : { name });
  else await runOn(inject('databaseAdminUrl'), `drop database if exists ${name} with (force)`);
}

async function copyTemplate(): Promise<string> {
  const template = inject('databaseTemplate');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  // Copying the template's files is faster than writing its contents to the WAL.
  await runOn(inject('databaseAdminUrl'), `create database ${name} template ${template} strategy file_copy`);
  return name;
}

/** Whether it is as it was before the test, now that it is emptied. */
async function empty(pool: pg.Pool): Promise<boolean> {
  const { emptyTables, emptyThem, selectState, state } = inject('blankDatabase');
  if (!(await isAlone(pool))) return false;
  const client = await pool.connect();
  try {
    const { rows } = await client.query({ name: 'state of the database', text: selectState });
    if (rows[0]?.state !== state || (await isBig(client, emptyTables))) return false;
    // Without triggers, the order is of no matter.
    await client.query('begin; set local session_replication_role = replica');
    await client.query({ name: 'empty the database', text: emptyThem });
    await client.query('commit');
    return true;
  } catch {
    // What it is compared by is not there any more.
    return false;
  } finally {
    client.release();
  }
}

/** Connections take a moment to end. Whoever is still there, or in the middle of something, might write something later. */
async function isAlone(pool: pg.Pool): Promise<boolean> {
  const others = `select count(*)::int as all, count(*) filter (where state = 'idle')::int as idle
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await pool.query<{ all: number; idle: number }>({ name: 'others', text: others });
    const kept = pool.totalCount - 1;
    if (pool.idleCount === pool.totalCount && rows[0]!.all === kept && rows[0]!.idle === kept) return true;
    await sleep(10);
  }
  return false;
}

/** Deleted rows keep their room. Up to ten pages, PostgreSQL plans for a table as for a new one. */
async function isBig(client: pg.PoolClient, tables: string[]): Promise<boolean> {
  const big = `select 1 from unnest($1::regclass[]) t where pg_relation_size(t) > 10 * 8192`;
  return (await client.query({ name: 'big tables', text: big, values: [tables] })).rowCount !== 0;
}
