import { afterEach, expect, test, vi } from 'vitest';
import { cleanFolders, makeFolder, postmasterPid, start } from '../testing/embedded-fixture.ts';
import { launchProcess, startLaunchProcess } from '../testing/launched-process.ts';
import { runOn } from '../testing/run-on.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
afterEach(cleanFolders);

test('a second owner is refused without affecting the first', async () => {
  const dataDir = await makeFolder();
  const first = await start(dataDir);
  const pid = await postmasterPid(dataDir);
  await runOn(first.url, 'create table kept (n int)');

  await expect(launchProcess({ dataDir })).rejects.toThrow(
    `The product is already running on this data folder (process ${process.pid}).`,
  );
  await expect(start(dataDir)).rejects.toThrow('already running on this data folder');
  await runOn(first.url, 'insert into kept values (1)');
  expect(await postmasterPid(dataDir)).toBe(pid);
});

test('of two simultaneous first starts, one gets the database and the other is refused', async () => {
  const dataDir = await makeFolder();
  const rivals = await Promise.all([startLaunchProcess({ dataDir }), startLaunchProcess({ dataDir })]);
  const outcomes = await Promise.allSettled(rivals.map(({ answer }) => answer()));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const loser = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(String(loser?.reason)).toContain('The product is already running on this data folder');
  await Promise.all(rivals.map(({ end }) => end('SIGTERM')));
  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('a sharer uses the database of an owner and leaves it running', async () => {
  const dataDir = await makeFolder();
  const owner = await launchProcess({ dataDir });
  const sharer = await start(dataDir, { share: true });
  expect(sharer).toMatchObject({ url: owner.answer.url, adopted: true });
  await sharer.stop();
  expect(await runOn(owner.answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.end('SIGTERM');
  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('an owner that leaves first leaves the database to its sharer, who stops it', async () => {
  const dataDir = await makeFolder();
  const owner = await launchProcess({ dataDir });
  const sharer = await start(dataDir, { share: true });
  await owner.end('SIGTERM');
  expect(await runOn(sharer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await sharer.stop();
  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('sharers need no owner, and an owner may come later', async () => {
  const dataDir = await makeFolder();
  const starter = await launchProcess({ dataDir, share: true });
  const owner = await start(dataDir);
  expect(owner).toMatchObject({ url: starter.answer.url, adopted: true });
  await starter.end('SIGTERM');
  expect(await runOn(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('the claim comes back after PostgreSQL ended all its sessions', async () => {
  const dataDir = await makeFolder();
  const owner = await start(dataDir);
  const claims = `from pg_stat_activity where application_name = 'app owner ${process.pid}'`;
  const claimants = async () => (await runOn(owner.url, `select pid ${claims}`)).map(({ pid }) => pid);
  const [lost] = await claimants();
  await runOn(owner.url, `select pg_terminate_backend(pid) ${claims}`);

  await expect
    .poll(async () => (await claimants()).filter((pid) => pid !== lost), { timeout: 30_000 })
    .toHaveLength(1);
  await expect(start(dataDir)).rejects.toThrow('already running on this data folder');
  await owner.stop();
  expect(await postmasterPid(dataDir)).toBeUndefined();
});
