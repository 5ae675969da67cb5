// The running server of a cluster: found by PostgreSQL's pid file, and stopped by signals.
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './error-code.ts';
import { stateOfProcess } from './process-state.ts';
import { replaceFile } from './replace-file.ts';

/** The port is missing in the first moments of a start. */
export type Postmaster = { pid: number; port: number | undefined };

const fastShutdownMs = 30_000;
const immediateShutdownMs = 10_000;
/** Above any real process id. */
const deadPid = '2147483646';

export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = await readPidFile(cluster);
  const pid = pidOf(lines);
  if (!pid) return undefined;
  const state = await stateOfProcess(pid, cluster);
  if (state === 'dead' || state === 'stranger') return undefined;
  return { pid, port: Number(lines[3]) || undefined };
}

/**
 * PostgreSQL removes a stale pid file itself, unless the id belongs to an unrelated process by now. Replacing it with a dead id keeps
 * PostgreSQL's other check, that no old backend still uses the files.
 */
export async function disownReusedPid(cluster: string): Promise<void> {
  const lines = await readPidFile(cluster);
  const pid = pidOf(lines);
  if (!pid || (await stateOfProcess(pid, cluster)) !== 'stranger') return;
  if (pidOf(await readPidFile(cluster)) !== pid) return;
  const owner = await lstat(cluster);
  await replaceFile(pidFile(cluster), [deadPid, ...lines.slice(1)].join('\n'), { mode: 0o600, owner });
}

export async function stopPostmaster(cluster: string, log: (line: string) => void): Promise<void> {
  const running = await findPostmaster(cluster);
  if (!running) return;
  if (await endsAfter('SIGINT', running.pid, cluster, fastShutdownMs)) return;
  log(
    'PostgreSQL is taking too long to stop. It is being stopped immediately and will recover at the next start.',
  );
  if (await endsAfter('SIGQUIT', running.pid, cluster, immediateShutdownMs)) return;
  throw new Error(`PostgreSQL (process ${running.pid}) did not stop.`);
}

async function endsAfter(
  signal: NodeJS.Signals,
  pid: number,
  cluster: string,
  limitMs: number,
): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return true;
    throw error;
  }
  while (Date.now() < deadline) {
    const state = await stateOfProcess(pid, cluster);
    if (state === 'dead' || state === 'stranger') return true;
    await sleep(10);
  }
  return false;
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

async function readPidFile(cluster: string): Promise<string[]> {
  return readFile(pidFile(cluster), 'utf8').then(
    (text) => text.split('\n'),
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    },
  );
}

// A single-user backend writes a negative pid.
const pidOf = (lines: string[]) => Math.abs(Number(lines[0])) || undefined;
