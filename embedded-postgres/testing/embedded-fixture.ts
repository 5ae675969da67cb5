// Folders with embedded databases for the launcher's tests; everything is stopped and removed afterwards.
import { chmod, chown, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster } from '../src/postmaster.ts';
import { stateOfProcess } from '../src/process-state.ts';
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from '../src/start-embedded-postgres.ts';
import { makeScratchFolder } from './scratch-folder.ts';

export const isRoot = process.getuid?.() === 0;

/** An account other than root, to test an ordinary user's start. */
export const ordinaryUser = isRoot ? { uid: 65534, gid: 65534 } : undefined;

const folders: string[] = [];

type Folder = { mode?: number; owner?: { uid: number; gid: number } | undefined };

export async function makeFolder({ mode = 0o755, owner }: Folder = {}): Promise<string> {
  const dir = await makeScratchFolder('opener-embedded-');
  folders.push(dir);
  await chmod(dir, mode);
  if (owner && isRoot) await chown(dir, owner.uid, owner.gid);
  return dir;
}

export async function start(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' }, ...options });
  return Object.assign(postgres, { lines });
}

export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  return (await findPostmaster(join(dataDir, 'postgres')))?.pid;
}

export async function killPostmaster(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const pid = await postmasterPid(dataDir);
  if (pid === undefined) return;
  process.kill(pid, signal);
  while ((await stateOfProcess(pid, join(dataDir, 'postgres'))) === 'ours') await sleep(5);
}

export async function cleanFolders(): Promise<void> {
  for (const dir of folders.splice(0)) {
    const noted = (await readFile(join(dir, 'postgres.location'), 'utf8').catch(() => '')).trim();
    for (const home of noted ? [dir, noted] : [dir]) {
      await killPostmaster(home, 'SIGQUIT');
      await rm(home, { recursive: true, force: true, maxRetries: 8 });
    }
    // Shared with real installations, so it is removed only if it is empty.
    if (noted) await rmdir(dirname(noted)).catch(() => undefined);
  }
}
