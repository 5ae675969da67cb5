import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase, timeouts } from '../db/database.ts';
import { enqueue } from '../db/enqueue.ts';
import { wakeFollowUps, writeFollowUpsTask } from '../features/conversation/follow-up/follow-up.tasks.ts';
import { placeAnswerLater, placeAnswerTask } from '../features/conversation/conversation.tasks.ts';
import { blockByIdLater, blockByIdTask } from '../features/delivery/delivery.tasks.ts';
import { sendTask } from '../features/instagram/sender.tasks.ts';
import { laneTask, sweepJobsTask } from '../features/dm/dm.tasks.ts';
import { sendMailTask } from '../features/mail/post-mail.ts';
import { hours } from '../lib/clock.ts';
import { createLogger } from '../lib/logger.ts';
import { handle, type TaskHandler } from '../lib/task.ts';
import { startTestScript } from '../testing/start-test-script.ts';
import { takeTestDatabase } from '../testing/test-database.ts';
import { idleHandlers, testWork } from '../testing/test-work.ts';
import { reaping, startWorker, taskList, usualSlots, type Worker } from './worker.ts';

const log = createLogger({ level: 'silent', pretty: false });
const quickly = { everyMs: 200, staleMs: 1_000 };

let databaseUrl: string;
let database: Database;
const cleanUp: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  const created = await takeTestDatabase();
  databaseUrl = created.url;
  database = openDatabase(databaseUrl, log);
  cleanUp.push(created.giveBack, database.close);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of cleanUp.splice(0).toReversed()) await stop();
});

async function work(run: (n: number) => Promise<void>, others: TaskHandler[] = []): Promise<Worker> {
  const handlers = [handle(testWork, ({ n }) => run(n)), ...others, ...idleHandlers];
  const worker = await startWorker({ pool: database.pool, databaseUrl, handlers, log, reaper: quickly });
  let stopped: Promise<void> | undefined;
  const stoppable = { stop: () => (stopped ??= worker.stop()) };
  cleanUp.push(stoppable.stop);
  return stoppable;
}

async function refuseToEndTasks(): Promise<void> {
  await database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
     create trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()`,
  );
}

async function workerProcess(): Promise<ChildProcess> {
  const child = await startTestScript('worker-process.ts', [databaseUrl], { output: 'pipe' });
  cleanUp.push(async () => child.kill('SIGKILL'));
  return child;
}

describe('the worker', () => {
  it('does the task of a worker that was killed in the middle of it', async () => {
    const doomed = await workerProcess();
    await enqueue(database.db, testWork, { n: 7 });
    const [said] = await once(doomed.stdout!, 'data');
    expect(String(said)).toBe('took it\n');
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');

    const done: number[] = [];
    await work(async (n) => void done.push(n));
    await vi.waitFor(() => expect(done).toEqual([7]), 30_000);
    expect(reaping.everyMs + reaping.staleMs).toBeLessThan(15_000);
  });

  it('looks for stranded jobs as soon as it gives tasks back', async () => {
    const doomed = await workerProcess();
    await enqueue(database.db, testWork, { n: 7 });
    await once(doomed.stdout!, 'data');
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    const everyMs = hours(1);
    const events: string[] = [];
    const handlers = [
      handle(testWork, async () => void events.push('resumed')),
      // The schedule has its own every minute.
      handle(sweepJobsTask, async (payload) => void ('_cron' in payload || events.push('swept'))),
      ...idleHandlers.filter(({ name }) => name !== sweepJobsTask.name),
    ];

    // The reaper's own timer, and no other: the next sweep would come in an hour.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const reaper = { everyMs, staleMs: 0 };
    const worker = await startWorker({ pool: database.pool, databaseUrl, handlers, log, reaper });
    cleanUp.push(worker.stop);
    await vi.waitFor(() => {
      vi.advanceTimersByTime(everyMs);
      expect(events.toSorted()).toEqual(['resumed', 'swept']);
    }, 30_000);
  });

  it('goes on after the database refused to end a task', async () => {
    await refuseToEndTasks();
    const done: number[] = [];
    const errors = vi.spyOn(log, 'error');
    await work(async (n) => void done.push(n));
    await enqueue(database.db, testWork, { n: 1 });
    await vi.waitFor(
      () => expect(errors).toHaveBeenCalledWith(expect.stringMatching(/is started again/)),
      30_000,
    );
    await database.pool.query('drop trigger refuse on graphile_worker._private_jobs');
    await enqueue(database.db, testWork, { n: 2 });
    await vi.waitFor(() => expect(done).toContain(2), 30_000);
  });

  it('goes on after the database refused to end several tasks', async () => {
    await refuseToEndTasks();
    const errors = vi.spyOn(log, 'error').mockClear();
    const said = (what: RegExp) => errors.mock.calls.filter((call) => what.test(call.join(' '))).length;
    const gates = [0, 1, 2, 3].map(() => new AbortController());
    const begun: number[] = [];
    await work(async (n) => {
      begun.push(n);
      const gate = gates[n];
      if (gate && !gate.signal.aborted) await once(gate.signal, 'abort');
    });
    for (const n of gates.keys()) await enqueue(database.db, testWork, { n });
    await vi.waitFor(() => expect(new Set(begun)).toEqual(new Set(gates.keys())), 30_000);
    // One after another, also while the group is ending.
    for (const [at, gate] of gates.entries()) {
      gate.abort();
      await vi.waitFor(() => expect(said(/Failed to complete jobs/)).toBeGreaterThan(at), 30_000);
    }
    await vi.waitFor(() => expect(said(/is started again/)).toBe(1), 30_000);
    await database.pool.query('drop trigger refuse on graphile_worker._private_jobs');
    await enqueue(database.db, testWork, { n: 9 });
    await vi.waitFor(() => expect(begun).toContain(9), 30_000);
  });

  it('leaves the tasks of a living worker alone, however long they take', async () => {
    const alive = await workerProcess();
    await enqueue(database.db, testWork, { n: 7 });
    await once(alive.stdout!, 'data');

    const done: number[] = [];
    await work(async (n) => void done.push(n));
    // A separate task, queued when the other's lock is long stale, shows that the reaper has run.
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select now() - locked_at > interval '2.5 seconds' as old from graphile_worker.jobs`,
      );
      expect(rows).toEqual([{ old: true }]);
    }, 30_000);
    await enqueue(database.db, testWork, { n: 8 });
    await vi.waitFor(() => expect(done).toEqual([8]), 30_000);
  });

  it('finishes what it has in hand before it stops', async () => {
    const signals = new EventTarget();
    const started = once(signals, 'started');
    const gate = once(signals, 'finish');
    const done: number[] = [];
    const worker = await work(async (n) => {
      signals.dispatchEvent(new Event('started'));
      await gate;
      done.push(n);
    });
    await enqueue(database.db, testWork, { n: 1 });
    await started;
    const stopping = worker.stop();
    signals.dispatchEvent(new Event('finish'));
    await stopping;
    expect(done).toEqual([1]);
    expect((await database.pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0);
  });

  it('tries again what failed', async () => {
    let tries = 0;
    await work(async () => {
      if (++tries === 1) throw new Error('not yet');
    });
    await enqueue(database.db, testWork, { n: 1 });
    await vi.waitFor(
      async () => expect((await database.pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0),
      30_000,
    );
    expect(tries).toBe(2);
  });
});

describe('slots', () => {
  const lane = (userId: string) => enqueue(database.db, laneTask, { userId, lane: 0 });
  const send = (userId: string) => enqueue(database.db, sendTask, { userId });
  const follow = (userId: string) => wakeFollowUps(database.db, userId);
  const stop = (userId: string) => blockByIdLater(database.db, { userId, recipientId: randomUUID() });
  const place = (userId: string) =>
    database.db.transaction((tx) =>
      placeAnswerLater(tx, { userId, account: 'studio', recipientId: randomUUID(), chatId: 'chat' }),
    );
  const mail = () => enqueue(database.db, sendMailTask, { sealed: '' });
  const lookUp = async (userId: string) => {
    await stop(userId);
    await place(userId);
  };

  it.each([
    ['writing', usualSlots.writing, lane],
    ['following', usualSlots.following, follow],
    ['sending', usualSlots.sending, send],
    ['background', usualSlots.background, stop],
    ['background', usualSlots.background, place],
    ['mail', usualSlots.mail, mail],
  ] as const)('that %s holds, all of them, leave the others free', async (name, slots, add) => {
    const signals = new EventTarget();
    const released = once(signals, 'release');
    const held: string[] = [];
    const hold = async (group: string) => {
      held.push(group);
      if (group === name) await released;
    };
    const done: number[] = [];
    await work(
      async (n) => void done.push(n),
      [
        handle(laneTask, () => hold('writing')),
        handle(writeFollowUpsTask, () => hold('following')),
        handle(sendTask, () => hold('sending')),
        handle(blockByIdTask, () => hold('background')),
        handle(placeAnswerTask, () => hold('background')),
        handle(sendMailTask, () => hold('mail')),
      ],
    );
    cleanUp.push(async () => signals.dispatchEvent(new Event('release')));

    // More than there are slots.
    for (let i = 0; i < slots + 5; i++) await add(randomUUID());
    await vi.waitFor(() => expect(held).toHaveLength(slots), 30_000);
    await enqueue(database.db, testWork, { n: 1 });
    await (name === 'writing' ? send : lane)(randomUUID());
    await vi.waitFor(() => expect(done).toEqual([1]), 30_000);
    await vi.waitFor(() => expect(held).toHaveLength(slots + 1), 30_000);
    expect(held.filter((group) => group === name)).toHaveLength(slots);
  });

  it.each([
    ['lookups', [blockByIdTask, placeAnswerTask], lookUp],
    ['follow-ups', [writeFollowUpsTask], follow],
  ] as const)('for %s are held one at a time by each person', async (_, tasks, add) => {
    const signals = new EventTarget();
    const released = once(signals, 'release');
    const held: string[] = [];
    const run = async (payload: unknown) => {
      held.push((payload as { userId: string }).userId);
      await released;
    };
    await work(
      async () => {},
      tasks.map(({ name }) => ({ name, run })),
    );
    cleanUp.push(async () => signals.dispatchEvent(new Event('release')));
    const [one, other] = [randomUUID(), randomUUID()];
    for (let i = 0; i < 5; i++) {
      await add(one);
      await vi.waitFor(() => expect(held).toEqual([one]), 30_000);
    }
    await add(other);
    await vi.waitFor(() => expect(held).toEqual([one, other]), 30_000);
  });

  it('that wait for vendors hold no connection, however many they are', async () => {
    // Each group listens for new tasks, if it has any.
    const listening = 2;
    const few = openDatabase(databaseUrl, log, { size: listening + 2, ...timeouts.command });
    const signals = new EventTarget();
    const released = once(signals, 'release');
    const held: string[] = [];
    const wait = handle(laneTask, async ({ userId }) => {
      held.push(userId);
      await released;
    });
    const handlers = [wait, ...idleHandlers];
    const slots = { ...usualSlots, writing: 60 };
    const worker = await startWorker({ pool: few.pool, databaseUrl, handlers, log, slots, reaper: quickly });
    cleanUp.push(few.close, worker.stop, async () => signals.dispatchEvent(new Event('release')));

    for (let i = 0; i < slots.writing; i++) await lane(randomUUID());
    await vi.waitFor(() => expect(held).toHaveLength(slots.writing), 30_000);
    await vi.waitFor(() => expect(few.pool.totalCount - few.pool.idleCount).toBe(listening), 30_000);
  });
});

describe('enqueue', () => {
  it('commits with the transaction, or not at all', async () => {
    const failed = database.db.transaction(async (tx) => {
      await enqueue(tx, testWork, { n: 1 });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect((await database.pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0);
  });
});

describe('the list of handlers', () => {
  const nothing: TaskHandler = { name: 'x', run: async () => {} };
  it('refuses two for one task', () => {
    expect(() => taskList([nothing, nothing, ...idleHandlers], log)).toThrow('The task x has two handlers');
  });
  it('refuses a schedule without one', () => {
    expect(() => taskList([nothing], log)).toThrow('has no handler');
  });
});
