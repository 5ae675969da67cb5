import { lstat, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { replaceFile } from './replace-file.ts';

it('replaces a link instead of writing through it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'opener-replace-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const [victim, path] = [join(dir, 'victim'), join(dir, 'postgres.port')];
  await writeFile(victim, 'precious');
  for (const link of [path, `${path}.${process.pid}`]) await symlink(victim, link);
  await replaceFile(path, '5432', { mode: 0o644 });
  expect([await readFile(victim, 'utf8'), await readFile(path, 'utf8')]).toEqual(['precious', '5432']);
  expect((await lstat(path)).isFile()).toBe(true);
});
