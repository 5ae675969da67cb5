// Starts the server process of a cluster on a free port and waits until it answers.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Binaries } from './binaries.ts';
import { waitUntilAnswering, type Address } from './connection.ts';
import { clusterDir, portFile, type Home } from './layout.ts';
import { readPassword } from './password.ts';
import { freePort, isFree } from './port.ts';
import { disownReusedPid } from './postmaster.ts';
import { replaceFile } from './replace-file.ts';
import { openServerLog } from './server-log.ts';
import { spawnOptions } from './unprivileged.ts';

type Launch = { home: Home; binaries: Binaries; settings: Record<string, string>; deadline: number };

/** Undefined means: look again. Another process was faster, took the port, or the last server has not ended yet. */
export async function launchPostmaster(launch: Launch): Promise<Address | undefined> {
  const { home, binaries, settings, deadline } = launch;
  const cluster = clusterDir(home.dir);
  const address = {
    port: await keptPort(home.dir),
    user: home.product.database,
    password: await readPassword(home.dir),
  };
  await disownReusedPid(cluster);

  const log = await openServerLog(home.dir);
  // In a separate session, so that Ctrl-C reaches only us and the database can stop last.
  const child = spawn(binaries.postgres, serverArguments(cluster, address.port, settings), {
    ...spawnOptions(home.account),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure ??= `it exited with ${signal ?? `code ${code}`}`));
  child.unref();
  await log.close();

  try {
    if (await waitUntilAnswering(address, cluster, () => failure === undefined, deadline)) return address;
  } catch (error) {
    child.kill('SIGQUIT');
    throw error;
  }
  const tail = await log.tail();
  if (isPassing(tail) || !(await isFree(address.port))) return undefined;
  throw new Error(
    `PostgreSQL could not be started in ${cluster}: ${failure}. Its log (${log.path}) says:\n${tail}`,
  );
}

function serverArguments(cluster: string, port: number, settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_checkpoints: 'off',
    ...settings,
  };
  return [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

async function keptPort(dir: string): Promise<number> {
  const file = portFile(dir);
  const kept = Number(await readFile(file, 'utf8').catch(() => ''));
  if (kept && (await isFree(kept))) return kept;
  const port = await freePort();
  await replaceFile(file, `${port}\n`, { mode: 0o644 });
  return port;
}

// Another start holds the folder, or backends of a killed server are still ending.
const isPassing = (tail: string) =>
  /lock file .* already exists|shared memory block .* still in use/.test(tail);
