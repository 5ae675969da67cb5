// A migrated database without any data, for a test file or a test: a copy of the template that database.ts made for the run, or one that an
// earlier test of this process gave back. Copying takes several times as long as emptying.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseOn, runOn } from '@opener/embedded-postgres/testing/run-on';

export type TestDatabase = { url: string; giveBack(): Promise<void> };

const spare: string[] = [];

export async function takeTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl');
  const name = spare.pop() ?? (await copyTemplate(adminUrl));
  const url = databaseOn(adminUrl, name);
  return {
    url,
    giveBack: async () => {
      if (await isBlankAgain(url)) spare.push(name);
      else await runOn(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function copyTemplate(adminUrl: string): Promise<string> {
  const template = inject('databaseTemplate');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  // Copying the template's files is faster than writing its contents to the WAL.
  await runOn(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  return name;
}

async function isBlankAgain(url: string): Promise<boolean> {
  const { emptyTables, selectState, state } = inject('blankDatabase');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isAlone(client)) || (await client.query(selectState)).rows[0]?.state !== state) return false;
    if (await isBig(client, emptyTables)) return false;
    const deletions = emptyTables.map((table) => `delete from ${table}`);
    // Without triggers, the order is of no matter.
    await client.query(['set session_replication_role = replica', ...deletions].join(';'));
    return true;
  } catch {
    // What it is compared by is not there any more.
    return false;
  } finally {
    await client.end();
  }
}

/** Connections take a moment to end. Whoever is still there might write something later. */
async function isAlone(client: Client): Promise<boolean> {
  const others = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  for (let tries = 0; tries < 100; tries++) {
    if ((await client.query(others)).rowCount === 0) return true;
    await sleep(10);
  }
  return false;
}

/** Deleted rows keep their room. Up to ten pages, PostgreSQL plans for a table as for a new one. */
async function isBig(client: Client, tables: string[]): Promise<boolean> {
  const big = `select 1 from unnest($1::regclass[]) t where pg_relation_size(t) > 10 * 8192`;
  return (await client.query(big, [tables])).rowCount !== 0;
}
