import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanFolders, makeFolder, postmasterPid, start } from '../testing/embedded-fixture.ts';
import { runOn } from '../testing/run-on.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
afterEach(cleanFolders);

test('the first start makes a durable database that only this machine and our password open', async () => {
  const dataDir = await makeFolder();
  const postgres = await start(dataDir, { settings: {} });
  expect(postgres).toMatchObject({ dataDir, adopted: false });

  const [settings] = await runOn(
    postgres.url,
    `select current_database() as name, current_setting('fsync') as fsync, current_setting('listen_addresses') as listen,
            current_setting('unix_socket_directories') as sockets, current_setting('server_encoding') as encoding,
            lower('ÄÉ') as lowered`,
  );
  expect(settings).toEqual({
    name: 'app',
    fsync: 'on',
    listen: '127.0.0.1',
    sockets: '',
    encoding: 'UTF8',
    lowered: 'äé',
  });
  const wrong = postgres.url.replace(/:[^:@]+@/, ':guess@');
  await expect(runOn(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);

  await Promise.all([postgres.stop(), postgres.stop()]);
  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('a warm start finds the rows at the same address', async () => {
  const dataDir = await makeFolder();
  const first = await start(dataDir);
  await runOn(first.url, 'create table kept as select 42 as answer');
  await first.stop();

  const second = await start(dataDir);
  expect(second).toMatchObject({ url: first.url, adopted: false });
  expect(await runOn(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a port taken by another process is replaced', async () => {
  const dataDir = await makeFolder();
  const first = await start(dataDir);
  await runOn(first.url, 'create table kept as select 42 as answer');
  await first.stop();

  const stranger = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(stranger, 'listening');
  const second = await start(dataDir);
  stranger.close();
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  expect(await runOn(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a failed start shows the end of PostgreSQL’s log', async () => {
  const dataDir = await makeFolder();
  await expect(start(dataDir, { settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /could not be started in .*invalid value for parameter "shared_buffers": "plenty"/s,
  );
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('shared_buffers');
});

test('an unfinished database is moved aside, never one that was in use', async () => {
  const dataDir = await makeFolder();
  await mkdir(join(dataDir, 'postgres/global'), { recursive: true });
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n');
  const postgres = await start(dataDir);
  expect(postgres.lines[0]).toContain('was an unfinished database; it was moved to');
  const aside = (await readdir(dataDir)).find((name) => name.startsWith('postgres.broken-'));
  expect(await readdir(join(dataDir, aside ?? ''))).toContain('PG_VERSION');
  await postgres.stop();

  await rm(join(dataDir, 'postgres.password'));
  await expect(start(dataDir)).rejects.toThrow('holds a database whose password is lost');
});
