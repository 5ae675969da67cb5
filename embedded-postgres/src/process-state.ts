// The state of a process by its id; the id alone is not enough, because it may be reused or belong to a zombie.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from './error-code.ts';

export type ProcessState = 'dead' | 'ours' | 'stranger' | 'unknown';

/** Whether process `pid` is the PostgreSQL that was started with `cluster` among its arguments. */
export async function stateOfProcess(pid: number, cluster: string): Promise<ProcessState> {
  if (!isAlive(pid)) return 'dead';
  try {
    // A zombie has no arguments and counts as unrelated.
    return (await readArguments(pid)).includes(cluster) ? 'ours' : 'stranger';
  } catch {
    return isAlive(pid) ? 'unknown' : 'dead';
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function readArguments(pid: number): Promise<string | string[]> {
  if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'args=']);
  return stdout;
}
