// A headless Chromium for Lighthouse.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../scripts/chromium.mjs';
import { freePort } from '@opener/embedded-postgres/port';

const patienceMs = 30_000;

export async function startBrowser(): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'opener-lighthouse-'));
  const child = spawn(findChromium(), flags(port, profile), { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const deadline = Date.now() + patienceMs;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('Chromium did not start.');
    }
    await sleep(50);
  }
  return { port, stop };
}

function flags(port: number, profile: string): string[] {
  const quiet = ['gpu', 'quic', 'background-networking', 'component-update', 'sync', 'extensions'];
  return [
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    ...quiet.map((name) => `--disable-${name}`),
    // Chromium's sandbox does not work as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    'about:blank',
  ];
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/json/version`).then(
    (answer) => answer.ok,
    () => false,
  );
}
