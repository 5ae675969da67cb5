// npm packages can't contain symbolic links. The package's install script creates those of the shared libraries; if scripts were disabled,
// they are created here.
import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { errorCode } from './error-code.ts';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** False if links are missing and the folder is not writable. */
export async function linkLibraries(packageDir: string): Promise<boolean> {
  const list = await readFile(join(packageDir, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linkList.parse(JSON.parse(list))) {
    const link = join(packageDir, target);
    if (await lstat(link).catch(() => undefined)) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false;
    }
  }
  return true;
}
