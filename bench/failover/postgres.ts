// Debian's PostgreSQL as a primary and its synchronous standby, in a temporary folder.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@opener/embedded-postgres/port';
import { runOn } from '@opener/embedded-postgres/testing/run-on';

export type Pair = {
  primary: string;
  standby: string;
  /** Kills the primary with everything that belongs to it, as if its machine had died. */
  killPrimary(): Promise<void>;
  /** Resolves when the standby takes changes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
};

const home = '/usr/lib/postgresql';
const user = 'opener';
const standbyName = 'standby';
const run = promisify(execFile);

export const howToGetPostgres = `Debian's PostgreSQL is not installed (apt-get install postgresql)`;

/** Where the programs of the newest version are; undefined if there is none. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir(home).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest && join(home, newest, 'bin');
}

export async function startPair(programs: string): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'opener-failover-'));
  const account = await unprivileged();
  await chmod(folder, 0o755);
  const [first, second] = await Promise.all([place(folder, 'primary'), place(folder, 'standby')]);
  if (account) for (const { dir } of [first, second]) await chown(dir, account.uid, account.gid);
  const options = { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, ...account };
  const program = (name: string, ...args: string[]) => run(join(programs, name), args, options);
  const serve = async ({ dir, port, url }: Place) => {
    const server = spawn(join(programs, 'postgres'), ['-D', dir, ...settings(port)], {
      ...options,
      stdio: 'ignore',
    });
    await answering(server, url);
    return server;
  };

  await program('initdb', '-D', first.dir, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const primary = await serve(first);
  const source = `host=127.0.0.1 port=${first.port} user=${user} application_name=${standbyName}`;
  await program('pg_basebackup', '-D', second.dir, '-R', '-c', 'fast', '-d', source);
  const standby = await serve(second);
  // Only now, and only there: a promoted standby that waited for another one would confirm nothing.
  await runOn(first.url, `alter system set synchronous_standby_names = '${standbyName}'`);
  await runOn(first.url, 'select pg_reload_conf()');
  return {
    primary: first.url,
    standby: second.url,
    killPrimary: () => killWhole(primary),
    promote: async () => void (await program('pg_ctl', 'promote', '-w', '-D', second.dir)),
    async stop() {
      await killWhole(primary);
      await killWhole(standby);
      await rm(folder, { recursive: true });
    },
  };
}

type Place = { dir: string; port: number; url: string };

async function place(folder: string, name: string): Promise<Place> {
  const dir = join(folder, name);
  await mkdir(dir, { mode: 0o700 });
  const port = await freePort();
  return { dir, port, url: `postgres://${user}@127.0.0.1:${port}/postgres` };
}

/** Both survive what is done to the other, so nothing has to wait for a disk. */
function settings(port: number): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'on',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** PostgreSQL refuses to run as root. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] = /^postgres:.*$/m.exec(await readFile('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

async function answering(server: ChildProcess, url: string): Promise<void> {
  for (let patience = 600; patience > 0; patience--) {
    if (server.exitCode !== null) break;
    const answered = await runOn(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(100);
  }
  throw new Error('PostgreSQL did not start');
}

/** Its children first learn of its death when they have nothing to do; a machine that dies takes them along. */
async function killWhole(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  const { pid } = server;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  server.kill('SIGKILL');
  for (const child of children.split(' ').filter(Boolean)) end(Number(child));
  await exited;
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
}
