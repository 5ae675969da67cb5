import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  cleanFolders,
  killPostmaster,
  makeFolder,
  postmasterPid,
  start,
} from '../testing/embedded-fixture.ts';
import { launchProcess, startLaunchProcess } from '../testing/launched-process.ts';
import { runOn } from '../testing/run-on.ts';
import { accountFor, spawnOptions } from './unprivileged.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
afterEach(cleanFolders);

test('after a kill -9 of its process the database is adopted, and stopped by the new owner', async () => {
  const dataDir = await makeFolder();
  const { answer, end } = await launchProcess({ dataDir });
  await runOn(answer.url, 'create table kept as select 42 as answer');
  await end('SIGKILL');
  const orphan = await postmasterPid(dataDir);
  expect(orphan).toBeDefined();

  const heir = await start(dataDir);
  expect(heir).toMatchObject({ url: answer.url, adopted: true });
  expect(await postmasterPid(dataDir)).toBe(orphan);
  expect(await runOn(heir.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await heir.stop();
  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('after a kill -9 of everything every committed row is there', async () => {
  const dataDir = await makeFolder();
  const { answer, end } = await launchProcess({ dataDir, settings: {} });
  await runOn(answer.url, 'create table kept as select n from generate_series(1, 1000) n');
  await Promise.all([end('SIGKILL'), killPostmaster(dataDir, 'SIGKILL')]);

  const postgres = await start(dataDir);
  expect(postgres.adopted).toBe(false);
  expect(await runOn(postgres.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
});

test('a server that exits unexpectedly is reported, and one that is stopped is not', async () => {
  const [killed, stopped] = [await makeFolder(), await makeFolder()];
  const [first, second] = [await start(killed), await start(stopped)];
  let wasStopped = false;
  void second.gone.then(() => (wasStopped = true));
  await second.stop();
  await killPostmaster(killed, 'SIGKILL');
  await first.gone;
  expect(wasStopped).toBe(false);
});

test('a pid file whose number now belongs to another process is ignored', async () => {
  const dataDir = await makeFolder();
  const { answer, end } = await launchProcess({ dataDir });
  await runOn(answer.url, 'create table kept as select 42 as answer');
  await Promise.all([end('SIGKILL'), killPostmaster(dataDir, 'SIGKILL')]);

  // PostgreSQL takes any living process of its own account for a server.
  const account = await accountFor(join(dataDir, 'postgres'));
  const bystander = spawn('sleep', ['600'], { ...spawnOptions(account), env: process.env });
  onTestFinished(() => void bystander.kill());
  const pidFile = join(dataDir, 'postgres/postmaster.pid');
  const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
  await writeFile(pidFile, [bystander.pid, ...rest].join('\n'));

  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(await runOn(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect(bystander.exitCode).toBeNull();
});

test('a first start that was killed half-way is cleaned up by the next', async () => {
  const dataDir = await makeFolder();
  const interrupted = await startLaunchProcess({ dataDir });
  const unfinished = async () => (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'));
  await expect.poll(unfinished, { interval: 5, timeout: 60_000 }).not.toEqual([]);
  await interrupted.end('SIGKILL');

  const postgres = await start(dataDir);
  expect(await runOn(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await unfinished()).toEqual([]);
});
