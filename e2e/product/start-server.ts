// Runs the product as `npm start` does, building it if the sources are newer, and waits until it is ready.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { variables } from '../../server/src/config.ts';
import { serverLog } from './server-log.ts';

const root = join(import.meta.dirname, '..', '..');
const patienceMs = 120_000;

export async function startServer(settings: Record<string, string>): Promise<{ stop(): Promise<void> }> {
  await mkdir(dirname(serverLog), { recursive: true });
  const log = await open(serverLog, 'w');
  const child = spawn(process.execPath, ['scripts/start.mjs', 'all'], {
    cwd: root,
    env: { ...process.env, ...nothingOfTheDeveloper(), ...settings },
    stdio: ['ignore', log.fd, log.fd],
  });
  const exited = once(child, 'exit');
  await log.close();

  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const deadline = Date.now() + patienceMs;
  while (!(await isReady(`http://localhost:${settings['PORT']}/api/ready`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The product did not start.');
    }
    await sleep(50);
  }
  return { stop };
}

/** An `.env` file never overrides a set variable, and the product treats an empty one as unset. */
function nothingOfTheDeveloper(): Record<string, string> {
  return Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
}

async function isReady(address: string): Promise<boolean> {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
}
