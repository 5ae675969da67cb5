import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migrateDatabase } from '../db/migrate.ts';
import { createLogger } from '../lib/logger.ts';
import { takeTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Reaper, startReaper } from './reaper.ts';

const log = createLogger({ level: 'silent', pretty: false });
const patience = { timeout: 40_000, interval: 5 };

let database: TestDatabase;
let client: Client;
let reaper: Reaper;

beforeEach(async () => {
  database = await takeTestDatabase();
  await migrateDatabase(database.url);
  client = await connect();
  reaper = await startReaper({ databaseUrl: database.url, log, everyMs: 2_000, staleMs: 100 });
  await reaper.hold('ours');
});
afterEach(async () => {
  await reaper.stop();
  await client.end();
  await database.giveBack();
});

async function connect(): Promise<Client> {
  const opened = new Client({ connectionString: database.url });
  opened.on('error', () => undefined);
  await opened.connect();
  return opened;
}

const keyOf = (pool: string) => `hashtextextended('opener.worker:${pool}', 0)`;
const showAlive = (session: Client, pool: string) => session.query(`select pg_advisory_lock(${keyOf(pool)})`);

async function lockTask(pool: string): Promise<void> {
  await client.query(`select graphile_worker.add_job('work', job_key => $1)`, [pool]);
  await client.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = $1 where key = $1`,
    [pool],
  );
}

async function lockedPools(): Promise<string[]> {
  const { rows } = await client.query<{ pool: string }>(
    'select locked_by as pool from graphile_worker.jobs where locked_by is not null order by 1',
  );
  return rows.map(({ pool }) => pool);
}

/** The session that holds our own lock. */
async function sessionOf(pool: string): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and (classid::bigint << 32 | objid::bigint) = ${keyOf(pool)}`,
  );
  return rows[0]?.pid;
}

it('lets others show that they are alive after the database was away', async () => {
  const neighbour = await connect();
  await showAlive(neighbour, 'alive');
  await lockTask('alive');
  await lockTask('dead');
  // As when a standby takes over: all sessions end at once.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await vi.waitFor(async () => expect(await sessionOf('ours')).toBeUndefined(), patience);
  await vi.waitFor(async () => expect(await sessionOf('ours')).toBeDefined(), patience);
  const again = await connect();
  await showAlive(again, 'alive');
  await vi.waitFor(async () => expect(await lockedPools()).not.toContain('dead'), patience);
  expect(await lockedPools()).toEqual(['alive']);
  await again.end();
});

it('frees a queue that is locked for a task that somebody else has ended', async () => {
  for (const queue of ['left', 'busy'])
    await client.query(`select graphile_worker.add_job('work', queue_name => $1, job_key => $1)`, [queue]);
  await client.query(
    `update graphile_worker._private_job_queues set locked_at = now() - interval '1 minute', locked_by = 'ours'`,
  );
  await client.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'ours' where key = 'busy'`,
  );
  const locked = async () => {
    const sql = `select queue_name as name from graphile_worker._private_job_queues where locked_at is not null order by 1`;
    const { rows } = await client.query<{ name: string }>(sql);
    return rows.map(({ name }) => name);
  };
  expect(await locked()).toEqual(['busy', 'left']);
  await vi.waitFor(async () => expect(await locked()).toEqual(['busy']), patience);
});
