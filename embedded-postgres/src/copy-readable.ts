// Copies a folder so that every account may read it, regardless of the source's permissions and our umask.
import { chmod, copyFile, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';

export async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await copyOne(source, target);
  }
}

async function copyOne(source: string, target: string): Promise<void> {
  await copyFile(source, target);
  const executable = ((await stat(source)).mode & 0o100) !== 0;
  await chmod(target, executable ? 0o755 : 0o644);
}
