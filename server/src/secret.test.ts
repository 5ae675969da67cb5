import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localSecret } from './secret.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'opener-secret-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('is made once by many that start together, is the same for all, and is for its owner only', async () => {
  for (let n = 0; n < 100; n++) {
    const installation = join(dir, String(n));
    const made = await Promise.all(Array.from({ length: 4 }, () => localSecret(installation)));
    expect(new Set(made).size).toBe(1);
    expect((await stat(join(installation, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(installation)).toEqual(['secret']);
  }
});

it('is only read by later starts', async () => {
  const made = await localSecret(dir);
  const before = await stat(dir);
  expect(await localSecret(dir)).toBe(made);
  expect((await stat(dir)).mtimeMs).toBe(before.mtimeMs);
});

it('says what to do when it is damaged', async () => {
  await writeFile(join(dir, 'secret'), 'short');
  await expect(localSecret(dir)).rejects.toThrow(/is damaged\. Remove the file/);
});
