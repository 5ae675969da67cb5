// Playwright's global setup: a separate database, the product on a free port, and the teardown of both.
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@opener/embedded-postgres/port';
import { startEmbeddedPostgres } from '@opener/embedded-postgres';
import { makeScratchFolder } from '@opener/embedded-postgres/testing/scratch-folder';
import { startServer } from './start-server.ts';

export default async function startProduct(): Promise<() => Promise<void>> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const folder = await makeScratchFolder('opener-e2e-');
    undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

    const postgres = await startEmbeddedPostgres({
      dataDir: join(folder, 'database'),
      log: () => undefined,
      settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    });
    undo.push(() => postgres.stop());

    const port = await freePort();
    const server = await startServer({
      PORT: String(port),
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
      APP_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // Models on this machine must not affect the tests.
      LOCAL_MODEL_PORTS: 'off',
    });
    undo.push(() => server.stop());

    // Inherited by the test workers.
    process.env['E2E_URL'] = `http://localhost:${port}`;
    process.env['E2E_DATABASE_URL'] = postgres.url;
    // Playwright tears down after Ctrl-C, but not after SIGTERM.
    process.once('SIGTERM', () => void stop().finally(() => process.exit(143)));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
