// Fairness: the effect of a queue full of other users' jobs on a single job, against the same job on an idle worker.
import { setTimeout as sleep } from 'node:timers/promises';
import { dmTaskHandlers } from '../../server/src/features/dm/dm.jobs.ts';
import { lanesPerPerson } from '../../server/src/features/dm/dm.tasks.ts';
import { findJob } from '../../server/src/features/dm/find-job.ts';
import { queueDm } from '../../server/src/features/dm/queue-dm.ts';
import { aDraft, aProfile } from '../../server/src/testing/fake-ports.ts';
import { schedules } from '../../server/src/worker/schedules.ts';
import { startWorker } from '../../server/src/worker/worker.ts';
import { median, note, rounded, startAims } from '../lib/aims.ts';
import { startBenchDatabase } from '../lib/database.ts';
import { type BenchPerson, createPerson } from '../lib/people.ts';
import { openServices } from '../lib/services.ts';
import { countByStatus, queueMany } from './queued-jobs.ts';

const jobs = 5000;
const crowd = 20;
const tries = 7;
const portMs = 20;
const patienceMs = 60_000;

const aims = startAims();
const database = await startBenchDatabase();
const services = openServices(database.url);
try {
  const bob = await createPerson(services, 1000);
  const alone = await whileWorking(() => measure(bob));
  note(`a single job on an idle worker: ${rounded(median(alone))} ms`);

  await queueMany(services, await createPerson(services, jobs), jobs);
  const { delayMs } = await crowded(bob, alone);
  aims.below(`one person's ${jobs} jobs delay a single job, at worst`, delayMs, 2000, 'ms');

  for (let i = 0; i < crowd; i++) await queueMany(services, await createPerson(services, jobs), jobs / crowd);
  const turns = await crowded(bob, alone);
  // On any machine: a new job waits for one round of all lanes, not for everything behind them.
  const roundMs = (((crowd + 1) * lanesPerPerson) / turns.jobsPerSecond) * 1000;
  note(`a round of all ${(crowd + 1) * lanesPerPerson} lanes takes ${rounded(roundMs)} ms`);
  aims.below(
    `with ${crowd} more such people a single job waits, at worst`,
    turns.delayMs / roundMs,
    2,
    'rounds',
  );
  aims.holds('no job failed', (await countByStatus(services, 'failed')) === 0);
} finally {
  await services.close();
  await database.stop();
}

async function crowded(
  bob: BenchPerson,
  alone: number[],
): Promise<{ delayMs: number; jobsPerSecond: number }> {
  const done = () => countByStatus(services, 'completed');
  const before = await done();
  return whileWorking(async () => {
    await until(async () => (await done()) > before + 30);
    const from = { at: performance.now(), done: await done() };
    const times = await measure(bob);
    const jobsPerSecond = ((await done()) - from.done) / ((performance.now() - from.at) / 1000);
    const waiting = await countByStatus(services, 'pending');
    note(`${rounded(jobsPerSecond)} jobs/s meanwhile, ${waiting} still waiting at the end`);
    aims.holds('the queue was full all the time', waiting > 0);
    return { delayMs: Math.max(...times) - median(alone), jobsPerSecond };
  });
}

/** Milliseconds from queueing to the finished message, several times. */
async function measure(person: BenchPerson): Promise<number[]> {
  const { userId, projectId } = person;
  const times: number[] = [];
  for (let i = 0; i < tries; i++) {
    const began = performance.now();
    const username = `single.${Math.round(began * 1000)}`;
    const { job } = await queueDm(services, { userId, projectId, username });
    await until(async () => (await findJob(services, userId, job.id)).status === 'completed');
    times.push(performance.now() - began);
  }
  return times;
}

async function whileWorking<T>(act: () => Promise<T>): Promise<T> {
  const ports = {
    profiles: { read: async (username: string) => sleep(portMs, aProfile({ username })) },
    writer: {
      translates: true,
      write: async ({ profile }: { profile: { username: string } }) =>
        sleep(portMs, aDraft(profile.username)),
    },
  };
  const work = dmTaskHandlers({ ...services, ...ports, onStep: () => undefined });
  const idle = schedules
    .filter(({ task }) => !work.some(({ name }) => name === task))
    .map(({ task }) => ({ name: task, run: async () => undefined }));
  const worker = await startWorker({
    pool: services.database.pool,
    databaseUrl: database.url,
    handlers: [...work, ...idle],
    log: services.log,
  });
  try {
    return await act();
  } finally {
    await worker.stop();
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('Waited too long');
    await sleep(5);
  }
}
