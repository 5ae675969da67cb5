// A worker in a separate process, to be killed by a test: takes one `test.work`, reports it, and never finishes. It has a single slot, so
// that it leaves every later task to others.
import * as z from 'zod/mini';
import { openDatabase } from '../db/database.ts';
import { createLogger } from '../lib/logger.ts';
import { handle } from '../lib/task.ts';
import { startWorker } from '../worker/worker.ts';
import { idleHandlers, testWork } from './test-work.ts';

const databaseUrl = z.string().parse(process.argv[2]);
const log = createLogger({ level: 'silent', pretty: false });
const { pool } = openDatabase(databaseUrl, log);
const hang = handle(testWork, () => {
  process.stdout.write('took it\n');
  return new Promise(() => {});
});
await startWorker({
  pool,
  databaseUrl,
  handlers: [hang, ...idleHandlers],
  log,
  slots: { writing: 1, following: 1, sending: 1, background: 1, mail: 1, other: 1 },
});
