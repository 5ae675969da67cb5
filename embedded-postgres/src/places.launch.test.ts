import { chmod, copyFile, lstat, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanFolders, isRoot, makeFolder, ordinaryUser, start } from '../testing/embedded-fixture.ts';
import { launchProcess } from '../testing/launched-process.ts';
import { runOn } from '../testing/run-on.ts';
import { locatePackage } from './binaries.ts';
import { copyReadable } from './copy-readable.ts';
import { chooseHome } from './home.ts';
import { anyProduct } from './layout.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
afterEach(cleanFolders);

test('a closed folder works: as root, PostgreSQL and its data go where its account can reach them', async () => {
  const dataDir = await makeFolder({ mode: 0o700 });
  const packageDir = await copyPackage(join(dataDir, 'package'));
  const first = await start(dataDir, { packageDir });
  await runOn(first.url, 'create table kept as select 42 as answer');
  await first.stop();

  const second = await start(dataDir, { packageDir });
  expect(await runOn(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect(second.dataDir).toBe(first.dataDir);
  expect(first.dataDir !== dataDir).toBe(isRoot);
  expect(first.lines.join('\n').includes(`the database is in ${first.dataDir}`)).toBe(isRoot);
  expect((await readdir(first.dataDir)).some((name) => name.startsWith('postgres-binaries-'))).toBe(isRoot);
  const cluster = await stat(join(first.dataDir, 'postgres'));
  expect({ root: cluster.uid === 0, mode: cluster.mode & 0o777 }).toEqual({ root: false, mode: 0o700 });
});

test('a database is moved when its folder becomes inaccessible later', async () => {
  const dataDir = await makeFolder();
  const open = await start(dataDir);
  await runOn(open.url, 'create table kept as select 42 as answer');
  await open.stop();

  await chmod(dataDir, 0o700);
  const closed = await start(dataDir);
  expect(closed.dataDir !== dataDir).toBe(isRoot);
  expect(await runOn(closed.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a folder prepared by another user in a shared location is not used', async () => {
  const dataDir = await makeFolder({ mode: 0o700 });
  const [theirs, ours] = [await makeFolder({ owner: { uid: 1, gid: 1 } }), await makeFolder()];
  const home = await chooseHome(dataDir, anyProduct, () => undefined, [theirs, ours]);
  expect(home.dir.startsWith(isRoot ? ours : dataDir)).toBe(true);
});

test('missing library links are created', async () => {
  const packageDir = await copyPackage(join(await makeFolder(), 'package'));
  const postgres = await start(await makeFolder(), { packageDir });
  expect(await runOn(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await lstat(join(packageDir, 'native/lib/libpq.so.5'))).isSymbolicLink()).toBe(true);
});

test('a user who may not create those links runs a copy', async () => {
  const packageDir = await copyPackage(join(await makeFolder(), 'package'));
  await chmod(join(packageDir, 'native/lib'), 0o555);
  const dataDir = await makeFolder({ owner: ordinaryUser });
  const { answer, end } = await launchProcess({ dataDir, packageDir, as: ordinaryUser });
  await chmod(join(packageDir, 'native/lib'), 0o755);
  expect(await runOn(answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(answer.lines.join('\n')).toContain(`copied to ${join(dataDir, 'postgres-binaries-')}`);
  await end('SIGTERM');

  // Root may start it too, and does not change its owner.
  const { uid } = await stat(join(dataDir, 'postgres'));
  const again = await start(dataDir, { packageDir });
  await again.stop();
  expect((await stat(join(dataDir, 'postgres/postgresql.conf'))).uid).toBe(uid);
});

/** The installed package as `npm ci --ignore-scripts` leaves it: without links. */
async function copyPackage(to: string): Promise<string> {
  const installed = locatePackage();
  await mkdir(to);
  await copyReadable(join(installed, 'native'), join(to, 'native'));
  await copyFile(join(installed, 'package.json'), join(to, 'package.json'));
  const list = await readFile(join(to, 'native/pg-symlinks.json'), 'utf8');
  for (const [, target = ''] of list.matchAll(/"target":"([^"]+)"/g)) await rm(join(to, target));
  return to;
}
