// PostgreSQL refuses to run as root. In that case it runs as an unprivileged account, which must be able to reach the binaries and the
// data.
import { execFile } from 'node:child_process';
import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Undefined means the current user, if that is not root. */
export type Account = { name: string; uid: number; gid: number } | undefined;

const nobody = { name: 'nobody', uid: 65534, gid: 65534 };

/** A cluster that belongs to an ordinary user stays theirs, so that their next start can use it. */
export async function accountFor(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  return accounts.get('nobody') ?? accounts.get('postgres') ?? nobody;
}

/** Our environment is not passed on: it would leak secrets, and PG* or LC_* variables would affect PostgreSQL. */
export function spawnOptions(account: Account) {
  return {
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...(account && { uid: account.uid, gid: account.gid }),
  };
}

/** Runs a shell command as the account; errors contain its output. */
export async function runAs(account: Account, script: string, ...args: string[]): Promise<void> {
  await promisify(execFile)('/bin/sh', ['-c', script, 'sh', ...args], spawnOptions(account));
}

export async function canEnter(account: Account, dir: string): Promise<boolean> {
  return runAs(account, 'cd "$1"', dir).then(
    () => true,
    () => false,
  );
}

export async function giveTo(account: Account, path: string): Promise<void> {
  if (!account) return;
  await lchown(path, account.uid, account.gid);
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => []);
  for (const entry of entries) await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
}

function parseAccounts(passwd: string): Map<string, NonNullable<Account>> {
  const fields = passwd.split('\n').map((line) => line.split(':'));
  return new Map(
    fields.map(([name = '', , uid, gid]) => [name, { name, uid: Number(uid), gid: Number(gid) }] as const),
  );
}
