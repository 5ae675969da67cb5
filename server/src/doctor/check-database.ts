import pg from 'pg';
import { migrationsOfCode } from '../db/migrate.ts';
import { plainCode } from '../lib/port-faults.ts';
import { type Finding, findingsOf } from './check.ts';

const { ok, fault, skipped, blocked } = findingsOf('database');
const oldest = 15;
const mostSkewMs = 5_000;

export async function checkDatabase(databaseUrl: string | undefined): Promise<Finding[]> {
  if (!databaseUrl)
    return [
      skipped(
        'connection',
        'no DATABASE_URL: the embedded PostgreSQL is used',
        'fine for one machine; for more, or for your own backups, set DATABASE_URL',
      ),
    ];
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? plainCode(error.code) : 'no answer';
    const found = fault(
      'connection',
      `cannot be reached (${code})`,
      'check DATABASE_URL: host, user, password',
    );
    return blocked(found, 'privileges', 'clock', 'migrations');
  }
  try {
    return [
      await checkVersion(client),
      await checkPrivileges(client),
      await checkClock(client),
      await checkMigrations(client),
    ];
  } finally {
    await client.end();
  }
}

async function checkVersion(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  return judgeVersion(Number(rows[0]?.version));
}

/** In PostgreSQL's numbering: 150004 is 15.4. */
export function judgeVersion(version: number): Finding {
  const major = Math.floor(version / 10_000);
  return major >= oldest
    ? ok('connection', `PostgreSQL ${major}`)
    : fault('connection', `PostgreSQL ${major} is too old`, `use PostgreSQL ${oldest} or newer`);
}

/** Migrations create tables and schemas; the queue has its own schema. */
async function checkPrivileges(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ database: boolean; schema: boolean }>(
    "select has_database_privilege(current_database(), 'create') as database, coalesce(has_schema_privilege('public', 'create'), false) as schema",
  );
  return rows[0]?.database && rows[0].schema
    ? ok('privileges', 'can create tables and schemas')
    : fault(
        'privileges',
        'cannot create what migrations need',
        'make the user the owner of the database, or grant create on it and on its schema public',
      );
}

/** Codes, locks and pace compare the database's time with ours. */
async function checkClock(client: pg.Client): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const skew = rows[0]!.now.getTime() - (asked + Date.now()) / 2;
  const seconds = Math.round(Math.abs(skew) / 1000);
  return Math.abs(skew) <= mostSkewMs
    ? ok('clock', 'in sync with this machine')
    : fault('clock', `${seconds} s off from this machine`, 'run a time service (NTP) on both machines');
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const applied = await client
    .query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    .then(({ rows }) => new Set(rows.map(({ hash }) => hash)))
    .catch(() => new Set<string>());
  const ours = migrationsOfCode();
  const missing = ours.filter((hash) => !applied.has(hash)).length;
  if (applied.size > ours.length - missing)
    return fault('migrations', 'the database is newer than this code', 'use the latest release of Opener');
  if (applied.size === 0) return ok('migrations', 'empty database: set up at the first start');
  return ok('migrations', missing === 0 ? 'up to date' : `${missing} pending, applied at the next start`);
}
