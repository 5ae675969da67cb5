// The database's files: created by initdb in a temporary folder and renamed into place, so that an interrupted start never leaves half a
// cluster.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { errorCode, unlessAnotherWasFaster } from './error-code.ts';
import { clusterDir, passwordFile, type Home } from './layout.ts';
import { ensurePassword, hasPassword, scramVerifier } from './password.ts';
import { isAlive } from './process-state.ts';
import { giveTo, spawnOptions, type Account } from './unprivileged.ts';

type Making = { home: Home; binaries: Binaries; log: (line: string) => void; durable: boolean };

const unfinished = 'postgres.new-';

export async function ensureCluster({ home, binaries, log, durable }: Making): Promise<void> {
  const cluster = clusterDir(home.dir);
  await clearUnfinished(home.dir);
  const known = await hasPassword(home.dir);
  const entries = await readdir(cluster).catch(noneIfMissing);
  if (known && entries.includes('PG_VERSION')) return repossess(cluster, home.account);
  // This file shows that the cluster was in use, so it may contain data.
  if (entries.includes('postmaster.opts')) {
    throw new Error(
      `${cluster} contains a database whose password is lost: ${passwordFile(home.dir)} is missing.`,
    );
  }
  if (entries.length > 0) {
    const aside = `${cluster}.broken-${Date.now()}`;
    await rename(cluster, aside);
    log(`${cluster} was an unfinished database; it was moved to ${aside}.`);
  }
  log(`Creating a new database in ${cluster}.`);
  await initialise(cluster, home, binaries, durable);
}

async function initialise(
  cluster: string,
  { dir, account, product }: Home,
  binaries: Binaries,
  durable: boolean,
) {
  const password = await ensurePassword(dir);
  const workshop = await mkdtemp(join(dir, `${unfinished}${process.pid}-`));
  const [made, firstPassword] = [join(workshop, 'cluster'), join(workshop, 'first-password')];
  try {
    // initdb runs as PostgreSQL's account and reads the password from a file, so it gets one that is never used.
    await writeFile(firstPassword, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    await giveTo(account, workshop);
    const sync = durable ? [] : ['--no-sync'];
    await promisify(execFile)(
      binaries.initdb,
      ['-D', made, '-U', product.database, `--pwfile=${firstPassword}`, ...initdbArguments, ...sync],
      spawnOptions(account),
    );
    await setPassword({ cluster: made, account, user: product.database, binaries, password, durable });
    await rename(made, cluster).catch(unlessAnotherWasFaster);
    await syncFolder(dir);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? error.stderr : error;
    throw new Error(`The database could not be created in ${cluster}: ${String(said)}`, { cause: error });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

type NewCluster = {
  cluster: string;
  account: Account;
  user: string;
  binaries: Binaries;
  password: string;
  durable: boolean;
};

/** In single-user mode: nobody can connect before it is done. */
async function setPassword({
  cluster,
  account,
  user,
  binaries,
  password,
  durable,
}: NewCluster): Promise<void> {
  const sync = durable ? [] : ['-F'];
  const running = promisify(execFile)(
    binaries.postgres,
    ['--single', ...sync, '-D', cluster, 'postgres'],
    spawnOptions(account),
  );
  running.child.stdin?.end(`alter role "${user}" password '${scramVerifier(password)}'\n`);
  const { stderr } = await running;
  // The exit code is 0 even if the statement failed.
  if (/\b(?:ERROR|FATAL|PANIC):/.test(stderr)) throw Object.assign(new Error('no password'), { stderr });
}

// PostgreSQL's own C.UTF-8 is the same on every machine, even if the system has no such locale.
const initdbArguments = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

async function clearUnfinished(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => name.startsWith(unfinished));
  for (const name of names) {
    const maker = Number(name.slice(unfinished.length).split('-')[0]);
    const abandoned = maker === process.pid || !isAlive(maker);
    // Its initdb may still be running for a moment.
    if (abandoned) await rm(join(dir, name), { recursive: true, force: true, maxRetries: 8 });
  }
}

/** Files copied by root belong to root, and PostgreSQL requires a private folder. */
async function repossess(cluster: string, account: Account): Promise<void> {
  if (!account || (await stat(cluster)).uid === account.uid) return;
  await giveTo(account, cluster);
  await chmod(cluster, 0o700);
}

function noneIfMissing(error: unknown): string[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}

async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
