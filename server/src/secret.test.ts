import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
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
