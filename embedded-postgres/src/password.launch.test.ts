// Started by root, PostgreSQL runs as an account that it shares with others. None of them may learn the password.
import { chmod, chown, mkdir, readdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanFolders, isRoot, makeFolder, start } from '../testing/embedded-fixture.ts';
import { runOn } from '../testing/run-on.ts';
import { locatePackage } from './binaries.ts';
import { accountFor, runAs } from './unprivileged.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
afterEach(cleanFolders);

const passwordOf = (url: string) => new URL(url).password;

test("no file that PostgreSQL's account can read holds the password", async () => {
  const dataDir = await makeFolder();
  const { url } = await start(dataDir);
  const kept = join(dataDir, 'postgres.password');
  expect(await readFile(kept, 'utf8')).toBe(`${passwordOf(url)}\n`);
  const { uid, mode } = await stat(kept);
  expect({ uid, mode: mode & 0o777 }).toEqual({ uid: process.getuid?.(), mode: 0o600 });
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(500);
  const telling = [];
  for (const file of files) if ((await readFile(file)).includes(passwordOf(url))) telling.push(file);
  expect(telling).toEqual([kept]);
});

test.runIf(isRoot)("PostgreSQL's account can't read it, and finds it in no process of its own", async () => {
  const dataDir = await makeFolder();
  const { url } = await start(dataDir);
  const account = await accountFor(join(dataDir, 'postgres'));
  expect(account?.uid).not.toBe(0);
  await expect(runAs(account, 'cat "$1"', join(dataDir, 'postgres.password'))).rejects.toThrow('denied');

  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const texts = await Promise.all(
    processes.map(async (pid) => {
      const uid = (await stat(`/proc/${pid}`).catch(() => undefined))?.uid;
      if (uid !== account?.uid) return '';
      const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
      return (await read('cmdline')) + (await read('environ'));
    }),
  );
  expect(texts.join('\n')).toContain(join(dataDir, 'postgres'));
  expect(texts.join('\n')).not.toContain(passwordOf(url));
});

test('the programs that make the database are never given it', async () => {
  const overheard = join(await makeFolder({ mode: 0o777 }), 'overheard');
  const packageDir = await makeTalkativePackage(overheard);
  const { url } = await start(await makeFolder(), { packageDir });
  const text = await readFile(overheard, 'utf8');
  expect(text).toMatch(/^first password: [\w-]{32}$/m);
  expect(text).toContain('alter role "app" password \'SCRAM-SHA-256$');
  expect(text).not.toContain(passwordOf(url));
  const first = /^first password: (.+)$/m.exec(text)?.[1];
  const refused = url.replace(passwordOf(url), first ?? '');
  await expect(runOn(refused, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a password that an earlier version kept in the cluster is taken out of it', async () => {
  const dataDir = await makeFolder();
  const first = await start(dataDir);
  await first.stop();
  const old = join(dataDir, 'postgres/opener.password');
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  await rename(join(dataDir, 'postgres.password'), old);
  await chown(old, uid, gid);

  const second = await start(dataDir);
  expect(passwordOf(second.url)).toBe(passwordOf(first.url));
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('opener.password');
  expect((await stat(join(dataDir, 'postgres.password'))).uid).toBe(process.getuid?.());

  // Write access to the cluster does not allow replacing it.
  await second.stop();
  await writeFile(old, 'planted\n');
  expect(passwordOf((await start(dataDir)).url)).toBe(passwordOf(first.url));
});

/** Wrappers that record their arguments before they run. */
async function makeTalkativePackage(overheard: string): Promise<string> {
  const installed = join(locatePackage(), 'native');
  const packageDir = await makeFolder();
  await mkdir(join(packageDir, 'native/bin'), { recursive: true });
  await symlink(join(installed, 'share'), join(packageDir, 'native/share'));
  const note = `echo "$0 $*" >> ${overheard}; env >> ${overheard}; chmod 666 ${overheard} 2>/dev/null`;
  const scripts = {
    initdb: `for part in "$@"; do case "$part" in --pwfile=*)
      echo "first password: $(cat "\${part#--pwfile=}")" >> ${overheard};; esac; done
      exec ${installed}/bin/initdb "$@"`,
    postgres: `if [ "$1" = --single ]; then tee -a ${overheard} | ${installed}/bin/postgres "$@"; else
      exec ${installed}/bin/postgres "$@"; fi`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    const path = join(packageDir, 'native/bin', name);
    await writeFile(path, `#!/bin/sh\n${note}\n${script}\n`);
    await chmod(path, 0o755);
  }
  return packageDir;
}
