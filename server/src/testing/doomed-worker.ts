// A worker in a separate process that kills itself (kill -9) the first time it reaches a named step.
import * as z from 'zod/mini';
import { openDatabase } from '../db/database.ts';
import { dmTaskHandlers } from '../features/dm/dm.jobs.ts';
import { systemClock } from '../lib/clock.ts';
import { createLogger } from '../lib/logger.ts';
import { startWorker } from '../worker/worker.ts';
import { troubledPorts } from './fake-ports.ts';
import { idleHandlers } from './test-work.ts';

const [databaseUrl, deadlyStep] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2));
const log = createLogger({ level: 'silent', pretty: false });
const { db, pool } = openDatabase(databaseUrl, log);

const onStep = (step: string) => {
  if (step === deadlyStep) process.kill(process.pid, 'SIGKILL');
};
const jobs = dmTaskHandlers({ db, clock: systemClock, log, onStep, ...troubledPorts() });
const names = new Set(jobs.map(({ name }) => name));
await startWorker({
  pool,
  databaseUrl,
  handlers: [...jobs, ...idleHandlers.filter(({ name }) => !names.has(name))],
  log,
});
