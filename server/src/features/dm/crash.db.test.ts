// A worker is killed at each of its steps. Another one takes over; nothing is lost or paid twice.
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilWaiting } from '../../testing/lock-waits.ts';
import { troubledPorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, creditsOf, expectBalancedLedger, queue } from '../../testing/projects.ts';
import { startTestScript } from '../../testing/start-test-script.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { allJobs } from '../../wiring.ts';
import { startWorker, type Worker } from '../../worker/worker.ts';
import type { GenerationStep } from './deps.ts';
import { lanesPerPerson, sweepJobsTask, wakeLane } from './dm.tasks.ts';
import { runLane } from './run-lane.ts';

const patience = { timeout: 40_000, interval: 100 };

let server: TestServer;
let survivor: Worker | undefined;
let ann: Person;

beforeEach(async () => {
  server = await startTestServer({}, troubledPorts());
  ann = await signedIn(server);
});
afterEach(async () => {
  await survivor?.stop();
  survivor = undefined;
  await server.close();
});

async function dieAt(step: GenerationStep): Promise<void> {
  const child = await startTestScript('doomed-worker.ts', [server.databaseUrl, step]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

async function statuses(): Promise<Record<string, string>> {
  const { rows } = await server.services.db.execute<{ username: string; status: string }>(
    sql`select username, status from dm_jobs`,
  );
  return Object.fromEntries(rows.map(({ username, status }) => [username, status]));
}

const steps: GenerationStep[] = [
  'claimed',
  'profile read',
  'profile kept',
  'draft written',
  'draft accepted',
  'completed',
  'failed',
  'put back',
];

it.each(steps)('a worker killed after "%s" loses no credit', async (step) => {
  const project = await createProject(server, ann);
  // The job that fails at this step is first in the queue.
  const first = step === 'failed' ? 'missing.one' : step === 'put back' ? 'down.one' : 'one';
  for (const username of [first, 'two', 'three']) await queue(server, ann, project, username);
  await dieAt(step);
  await expectBalancedLedger(server);

  survivor = await startWorker({
    pool: server.services.database.pool,
    databaseUrl: server.databaseUrl,
    handlers: allJobs(server.services),
    log: server.services.log,
    reaper: { everyMs: 200, staleMs: 500 },
  });
  const expected = {
    [first]: step === 'failed' ? 'failed' : step === 'put back' ? 'pending' : 'completed',
    two: 'completed',
    three: 'completed',
  };
  await vi.waitFor(async () => expect(await statuses()).toEqual(expected), patience);

  const { rows } = await server.services.db.execute<{ n: number }>(
    sql`select count(*)::int as n from messages group by username`,
  );
  const completed = Object.values(expected).filter((status) => status === 'completed').length;
  expect(rows).toEqual(Array.from({ length: completed }, () => ({ n: 1 })));
  expect(await creditsOf(server, ann)).toEqual([step === 'failed' ? 8 : 7, 10, completed]);
  await expectBalancedLedger(server);
});

it('a job whose lane was woken before its dead worker was noticed does not wait for the schedule', async () => {
  const project = await createProject(server, ann);
  await queue(server, ann, project, 'one');
  await dieAt('claimed');
  // The keys of the lanes go to new tasks, so the dead worker's own task is not run again.
  await wakeLanes();
  await resumeWith((payload) => !isScheduled(payload));
  await vi.waitFor(async () => expect(await statuses()).toEqual({ one: 'completed' }), patience);
  await expectBalancedLedger(server);
});

it('a job whose dead worker was noticed by one that died then does not wait for the schedule', async () => {
  const project = await createProject(server, ann);
  await queue(server, ann, project, 'one');
  await dieAt('claimed');
  await wakeLanes();
  await giveTasksBack();
  await resumeWith((payload) => !isScheduled(payload));
  await vi.waitFor(async () => expect(await statuses()).toEqual({ one: 'completed' }), patience);
  await expectBalancedLedger(server);
});

it('a job whose lane was woken after its dead worker was noticed is resumed by it', async () => {
  const project = await createProject(server, ann);
  await queue(server, ann, project, 'one');
  await dieAt('claimed');
  await giveTasksBack();
  // The task looks like a new one now.
  await wakeLanes();
  await resumeWith(() => false);
  await vi.waitFor(async () => expect(await statuses()).toEqual({ one: 'completed' }), patience);
  await expectBalancedLedger(server);
});

it('a task that is given back while its worker lives does not take up again what that worker finishes', async () => {
  const project = await createProject(server, ann);
  await queue(server, ann, project, 'one');
  const task = { id: '1', signal: new AbortController().signal };
  const run = () =>
    runLane({ ...server.services, onStep: () => undefined }, { userId: ann.id, lane: 0 }, task);
  const runs = await server.services.db.transaction(async (tx) => {
    // The first has finished its job and can't commit; the second waits for that.
    await tx.execute(sql`lock table messages in share mode`);
    const first = run();
    await untilWaiting(server.services.db, 1);
    const second = run();
    await untilWaiting(server.services.db, 2);
    return [first, second];
  });
  await Promise.all(runs);
  expect(await statuses()).toEqual({ one: 'completed' });
  expect(await creditsOf(server, ann)).toEqual([9, 10, 1]);
  await expectBalancedLedger(server);
});

async function wakeLanes(): Promise<void> {
  for (let lane = 0; lane < lanesPerPerson; lane++) await wakeLane(server.services.db, ann.id, lane);
}

async function giveTasksBack(): Promise<void> {
  await server.services.db.execute(
    sql`select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs where locked_by is not null`,
  );
}

/** Starts a worker; `maySweep` says which of its sweeps of stranded jobs are run. */
async function resumeWith(maySweep: (payload: unknown) => boolean): Promise<void> {
  const handlers = allJobs(server.services).map((handler): typeof handler =>
    handler.name === sweepJobsTask.name
      ? {
          ...handler,
          run: async (payload, task) => (maySweep(payload) ? handler.run(payload, task) : undefined),
        }
      : handler,
  );
  survivor = await startWorker({
    pool: server.services.database.pool,
    databaseUrl: server.databaseUrl,
    handlers,
    log: server.services.log,
    reaper: { everyMs: 200, staleMs: 500 },
  });
}

function isScheduled(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && '_cron' in payload;
}
