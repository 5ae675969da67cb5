// Folders for databases that nobody keeps: in memory if there is room, because creating or dropping a database is doing so with hundreds of files.
import { readFileSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableMemory } from 'node:process';

const memory = '/dev/shm';
/** Several times what all tests take. */
const enough = 4 * 1024 ** 3;

export async function makeScratchFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(hasRoomInMemory() ? memory : tmpdir(), prefix));
  // When run as root, PostgreSQL's account must be able to enter it.
  await chmod(folder, 0o755);
  return folder;
}

/** Containers often have 64 MB of it, and may forbid to run programs from it: those of PostgreSQL are copied next to the data if need be. */
function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || availableMemory() < 2 * enough) return false;
  const mount = new RegExp(`^\\S+ ${memory} tmpfs (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8'));
  const options = mount?.[1]?.split(',') ?? [];
  if (!options.includes('rw') || options.includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough;
}
