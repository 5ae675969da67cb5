// PgBouncer, as docs/operating.md sets it up: in transaction mode for the API, in session mode for workers.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@opener/embedded-postgres/port';
import { timeouts } from '../../server/src/db/database.ts';

export type PgBouncer = {
  version: string;
  /** What processes behind its transaction mode need. */
  settings: Record<string, string>;
};

export type Entry = { mode: 'transaction' | 'session'; size: number };

export type Pooler<Name extends string> = {
  urlOf(name: Name): string;
  /** From now on, new connections go there. */
  pointAt(databaseUrl: string): Promise<void>;
  stop(): Promise<void>;
};

/** The first version that keeps prepared statements in transaction mode. */
const keepsStatements = [1, 21] as const;
const patienceMs = 10_000;

/** Undefined if it is not installed. */
export async function findPgBouncer(): Promise<PgBouncer | undefined> {
  const shown = await promisify(execFile)('pgbouncer', ['--version']).catch(() => undefined);
  if (!shown) return undefined;
  const [, version = '0.0', major, minor] = /PgBouncer ((\d+)\.(\d+)\S*)/.exec(shown.stdout) ?? [];
  const keeps =
    Number(major) > keepsStatements[0] ||
    (Number(major) === keepsStatements[0] && Number(minor) >= keepsStatements[1]);
  return { version, settings: keeps ? {} : { PREPARED_STATEMENTS: 'off' } };
}

export const howToGetPgBouncer = 'PgBouncer is not installed (Debian: apt-get install pgbouncer)';

export async function startPgBouncer<Name extends string>(
  { settings }: PgBouncer,
  databaseUrl: string,
  entries: Record<Name, Entry>,
): Promise<Pooler<Name>> {
  const folder = await mkdtemp(join(tmpdir(), 'opener-pgbouncer-'));
  // When run as root, PgBouncer's account must be able to enter it.
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const forgets = 'PREPARED_STATEMENTS' in settings;
  const write = (url: string) => writeFile(file, iniOf(new URL(url), port, entries, forgets));
  await write(databaseUrl);
  const isRoot = process.getuid?.() === 0;
  const child = spawn('pgbouncer', ['-q', ...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true });
  };
  const deadline = performance.now() + patienceMs;
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error('PgBouncer did not start');
    }
    await sleep(50);
  }
  return {
    urlOf: (name) => `postgres://opener@127.0.0.1:${port}/${name}`,
    async pointAt(url) {
      await write(url);
      child.kill('SIGHUP');
    },
    stop,
  };
}

/** The timeouts that the product sends are refused or ignored by PgBouncer, so its own connections set them. */
function iniOf(
  { hostname, port, pathname, username, password }: URL,
  listenPort: number,
  entries: Record<string, Entry>,
  forgets: boolean,
): string {
  const server = `host=${hostname} port=${port || 5432} dbname=${pathname.slice(1)}`;
  const login = `user=${decodeURIComponent(username)}${password && ` password=${decodeURIComponent(password)}`}`;
  const databases = Object.entries(entries).map(([name, { mode, size }]) => {
    const { statementMs, idleInTransactionMs } = timeouts[mode === 'session' ? 'worker' : 'api'];
    const limits = `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
    return `${name} = ${server} ${login} pool_mode=${mode} pool_size=${size} connect_query='${limits}'`;
  });
  // `DISCARD ALL`, which is usual between two sessions, would discard the timeouts too.
  return `[databases]
${databases.join('\n')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
${forgets ? '' : 'max_prepared_statements = 200'}
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
server_reset_query = UNLISTEN *; SELECT pg_advisory_unlock_all(); DEALLOCATE ALL
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
