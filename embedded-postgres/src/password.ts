// The database's password. Started by root, PostgreSQL runs as an account that it shares with others, so that account never sees the
// password: the file belongs to the user who first started it, and the server gets only a verifier.
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { chown, link, lstat, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';
import { clusterDir, passwordFile } from './layout.ts';

export async function readPassword(dir: string): Promise<string> {
  await takeOutOfCluster(dir);
  const file = passwordFile(dir);
  const password = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`The database password can't be read from ${file} (${errorCode(error)}).`, {
      cause: error,
    });
  });
  return password.trim();
}

export async function hasPassword(dir: string): Promise<boolean> {
  await takeOutOfCluster(dir);
  return (await lstat(passwordFile(dir)).catch(() => undefined)) !== undefined;
}

/** Created once: of several processes that start at the same moment, one creates it and the others use it. */
export async function ensurePassword(dir: string): Promise<string> {
  const draft = `${passwordFile(dir)}.${process.pid}`;
  await rm(draft, { force: true });
  await writeFile(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  await link(draft, passwordFile(dir)).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readPassword(dir);
}

/** What PostgreSQL stores for a password (RFC 5803): enough to check it, but not to recover it. */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const iterations = 4096;
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  const serverKey = hmac('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

/** Earlier versions stored it in the cluster, where PostgreSQL's account could read it. */
async function takeOutOfCluster(dir: string): Promise<void> {
  const old = join(clusterDir(dir), 'opener.password');
  // A file that this account creates later must not replace the real one.
  if (await lstat(passwordFile(dir)).catch(() => undefined)) return;
  const found = await lstat(old).catch(() => undefined);
  if (!found?.isFile()) return;
  // In root's folder, root created the cluster; in a user's own folder it stays theirs.
  if (process.getuid?.() === 0 && (await lstat(dir)).uid === 0) await chown(old, 0, 0);
  await rename(old, passwordFile(dir)).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
}
