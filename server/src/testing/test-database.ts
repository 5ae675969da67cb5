// A migrated database without any data, for a test file or a test: a copy of the template that database.ts made for the run, or one that an
// earlier test of this process gave back. Copying takes several times as long as emptying.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { databaseOn, runOn } from '@opener/embedded-postgres/testing/run-on';
import { type Database, openDatabase, type PoolSettings, timeouts } from '../db/database.ts';
import { createLogger, type Logger } from '../lib/logger.ts';
import { checkStatements } from './one-person.ts';

export type TestDatabase = { url: string; giveBack(): Promise<void> };

/** With the connections of the test before, if they may be handed on. */
type Spare = { name: string; open: Open | undefined };
type Open = { kind: string; database: Database; checked(): Promise<void> };

const spare: Spare[] = [];

const quiet = createLogger({ level: 'silent', pretty: false });

export async function takeTestDatabase(): Promise<TestDatabase> {
  const { name } = await takeClosed();
  return { url: urlOf(name), giveBack: () => giveBack({ name, open: undefined }) };
}

/** With connections: those of an earlier test of the same kind, because new ones log in, learn the tables and plan every statement again. */
export async function takeOpenTestDatabase(kind: string, settings: PoolSettings, log: Logger) {
  const at = spare.findLastIndex(({ open }) => open?.kind === kind);
  const { name, open = openOn(name, kind, settings, log) } =
    at < 0 ? await takeClosed() : spare.splice(at, 1)[0]!;
  return {
    url: urlOf(name),
    database: { ...open.database, close: async () => undefined },
    /** Throws if a statement joined people since the last time. */
    checked: open.checked,
    giveBack: () => giveBack({ name, open }),
  };
}

async function takeClosed(): Promise<Spare> {
  const { name, open } = spare.pop() ?? { name: await copyTemplate() };
  await open?.database.close();
  return { name, open: undefined };
}

function openOn(name: string, kind: string, settings: PoolSettings, log: Logger): Open {
  const database = openDatabase(urlOf(name), log, settings);
  return { kind, database, checked: checkStatements(database.pool) };
}

const urlOf = (name: string) => databaseOn(inject('databaseAdminUrl'), name);

async function giveBack({ name, open }: Spare): Promise<void> {
  const { database } = open ?? {
    database: openDatabase(urlOf(name), quiet, { size: 1, ...timeouts.command }),
  };
  const isBlank = await empty(database.pool);
  if (!isBlank || !open) await database.close();
  if (isBlank) spare.push({ name, open });
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
async function empty(pool: Pool): Promise<boolean> {
  const { emptyTables, selectState, state } = inject('blankDatabase');
  if (!(await isAlone(pool))) return false;
  try {
    if ((await pool.query(selectState)).rows[0]?.state !== state || (await isBig(pool, emptyTables)))
      return false;
    const deletions = emptyTables.map((table) => `delete from ${table}`);
    // Without triggers, the order is of no matter.
    await pool.query(
      ['begin', 'set local session_replication_role = replica', ...deletions, 'commit'].join(';'),
    );
    return true;
  } catch {
    // What it is compared by is not there any more.
    return false;
  }
}

/** Connections take a moment to end. Whoever is still there, or in the middle of something, might write something later. */
async function isAlone(pool: Pool): Promise<boolean> {
  const others = `select count(*)::int as all, count(*) filter (where state = 'idle')::int as idle
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await pool.query<{ all: number; idle: number }>(others);
    const kept = pool.totalCount - 1;
    if (pool.idleCount === pool.totalCount && rows[0]!.all === kept && rows[0]!.idle === kept) return true;
    await sleep(10);
  }
  return false;
}

/** Deleted rows keep their room. Up to ten pages, PostgreSQL plans for a table as for a new one. */
async function isBig(pool: Pool, tables: string[]): Promise<boolean> {
  const big = `select 1 from unnest($1::regclass[]) t where pg_relation_size(t) > 10 * 8192`;
  return (await pool.query(big, [tables])).rowCount !== 0;
}
