// Runs the queue. Tasks that wait for slow vendors have their own slots, so that writing, mail and sending don't hold each other up.
// Stopping waits for running tasks or hands them back.
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger as GraphileLogger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerPool,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { describeError } from '../lib/describe-error.ts';
import { placeAnswerTask, readThreadsTask } from '../features/conversation/conversation.tasks.ts';
import { writeFollowUpsTask } from '../features/conversation/follow-up/follow-up.tasks.ts';
import { blockByIdTask } from '../features/delivery/delivery.tasks.ts';
import { laneTask, sweepJobsTask } from '../features/dm/dm.tasks.ts';
import { releaseTask, releaseUnkeptTask, settleLoginTask } from '../features/instagram/instagram.tasks.ts';
import { sendTask } from '../features/instagram/sender.tasks.ts';
import { sendMailTask } from '../features/mail/post-mail.ts';
import type { Logger } from '../lib/logger.ts';
import type { TaskHandler } from '../lib/task.ts';
import { startReaper } from './reaper.ts';
import { schedules } from './schedules.ts';

export type Worker = { stop(): Promise<void> };

export type WorkerOptions = {
  pool: Pool;
  databaseUrl: string;
  handlers: TaskHandler[];
  log: Logger;
  slots?: Slots;
  reaper?: { everyMs: number; staleMs: number };
};

type Group = 'writing' | 'following' | 'sending' | 'background' | 'mail' | 'other';
type Slots = Record<Group, number>;

/** Many more than connections: a task that waits for a vendor holds none. Each group keeps one to listen. */
export const usualSlots: Slots = {
  writing: 50,
  following: 10,
  sending: 10,
  background: 4,
  mail: 3,
  other: 4,
};

const groupOf: Partial<Record<string, Group>> = {
  [laneTask.name]: 'writing',
  // They wait for the sending provider first, and then for the writer.
  [writeFollowUpsTask.name]: 'following',
  [sendTask.name]: 'sending',
  [settleLoginTask.name]: 'sending',
  // Strangers can cause these, and nobody waits for them.
  [blockByIdTask.name]: 'background',
  [placeAnswerTask.name]: 'background',
  [readThreadsTask.name]: 'background',
  [releaseTask.name]: 'background',
  [releaseUnkeptTask.name]: 'background',
  // A mail server that hangs must not keep sweeps and deletions waiting.
  [sendMailTask.name]: 'mail',
};

/** A dead worker's task is back within the sum of the two. A living worker holds its locks long before its first task is stale. */
export const reaping = { everyMs: 3_000, staleMs: 8_000 };

const restartAfterMs = 2_000;
/** A group that ends by itself aborts its tasks after five seconds; then it has as long again. */
const endsWithinMs = 10_000;
/** A stop waits for running tasks, but ends before a supervisor of processes kills it after 90 seconds. */
const stopsWithinMs = 80_000;
const nudgeEveryMs = 50;

/** graphile-worker gives a whole group up when it cannot write a finished task back, even once; then the worker is started again. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  let current = await launchWorker(options);
  const end = new AbortController();
  const told = once(end.signal, 'abort');
  const supervise = async () => {
    for (;;) {
      await Promise.race([current.ended, told]);
      if (end.signal.aborted) return;
      options.log.error('a part of the worker has ended; the worker is started again');
      await current
        .stop(endsWithinMs)
        .catch((error: unknown) => options.log.warn({ err: error }, 'a part of the worker did not stop'));
      current = await relaunch(options, end.signal);
    }
  };
  const supervised = supervise();

  return {
    async stop() {
      end.abort();
      await supervised;
      await current.stop();
    },
  };
}

async function relaunch(options: WorkerOptions, end: AbortSignal): Promise<LaunchedWorker> {
  while (!end.aborted) {
    try {
      return await launchWorker(options);
    } catch (error) {
      options.log.error({ err: error }, 'the worker could not be started again');
      await sleep(restartAfterMs, undefined, { signal: end }).catch(() => undefined);
    }
  }
  return { ended: Promise.resolve(), stop: async () => undefined };
}

/** `ended` resolves when a group has ended, whatever ended it, or should have. */
type LaunchedWorker = { ended: Promise<unknown>; stop(withinMs?: number): Promise<void> };

async function launchWorker(options: WorkerOptions): Promise<LaunchedWorker> {
  const { databaseUrl, handlers, log, slots = usualSlots, reaper = reaping } = options;
  const tasks = taskList(handlers, log);
  const groups: Group[] = ['writing', 'following', 'sending', 'background', 'mail', 'other'];
  const started: Runner[] = [];
  const ends: Promise<unknown>[] = [];
  const sweeping = startSweeping(options, reaper.everyMs);
  const { hold, stop: stopReaper } = await startReaper({
    databaseUrl,
    log,
    ...reaper,
    onGivenBack: sweeping.soon,
  }).catch(async (error: unknown) => {
    await sweeping.stop();
    throw error;
  });
  const stop = async (withinMs = stopsWithinMs) => {
    await sweeping.stop();
    // A group that has ended by itself refuses to be stopped.
    const stopped = Promise.allSettled(started.map((runner) => runner.stop()));
    await Promise.race([stopped, sleep(withinMs, undefined, { ref: false })]);
    await stopReaper();
  };
  try {
    for (const group of groups) {
      const own = Object.entries(tasks).filter(([name]) => (groupOf[name] ?? 'other') === group);
      if (own.length === 0) continue;
      const { runner, poolId, ended } = await runTasks(options, Object.fromEntries(own), slots[group]);
      started.push(runner);
      ends.push(ended);
      await hold(poolId);
    }
    return { ended: Promise.race(ends), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Sweeping = {
  /** At once, or as soon as the present sweep is over. */
  soon(): void;
  stop(): Promise<void>;
};

/**
 * Tasks whose key was reused are not given back; the jobs that they held must not wait for the schedule. It is no task of the queue, which
 * could be lost with the next worker.
 */
function startSweeping({ handlers, log }: WorkerOptions, everyMs: number): Sweeping {
  const sweep = handlers.find(({ name }) => name === sweepJobsTask.name);
  const end = new AbortController();
  const context = { id: 'sweep', attempt: 1, lastAttempt: true, signal: end.signal };
  let pause = new AbortController();
  const sweeping = (async () => {
    for (;;) {
      await sleep(everyMs, undefined, { signal: pause.signal }).catch(() => undefined);
      if (end.signal.aborted) return;
      pause = new AbortController();
      await sweep
        ?.run({}, context)
        .catch((error: unknown) => log.warn({ err: error }, 'stranded jobs were not looked for'));
    }
  })();
  return {
    soon: () => pause.abort(),
    stop() {
      end.abort();
      pause.abort();
      return sweeping;
    },
  };
}

async function runTasks(
  { pool, log }: WorkerOptions,
  tasks: TaskList,
  concurrency: number,
): Promise<{ runner: Runner; poolId: string; ended: Promise<unknown> }> {
  const events = new EventEmitter();
  let poolId = '';
  events.once('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
    poolId = workerPool.id;
    nudgeRarely(workerPool, events);
  });
  // graphile-worker may wait for itself for ever after it could not write several tasks back.
  const overdue = once(events, 'pool:gracefulShutdown').then(() =>
    sleep(endsWithinMs, undefined, { ref: false }),
  );
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: parseCronItems(schedules.filter(({ task }) => tasks[task])),
    concurrency,
    events,
    ...queueSettings(log),
  });
  return { runner, poolId, ended: Promise.race([runner.promise.catch(() => undefined), overdue]) };
}

/** Every group hears of every new task, mostly of another group's: a busy queue would make them all look all the time. */
function nudgeRarely(workerPool: WorkerPool, events: EventEmitter): void {
  let stopping = false;
  for (const event of ['pool:gracefulShutdown', 'pool:forcefulShutdown', 'pool:release'])
    events.once(event, () => {
      stopping = true;
    });
  const nudge = workerPool.nudge.bind(workerPool);
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  const pass = () => {
    timer = undefined;
    // A group that is stopping must not be nudged.
    if (waiting === 0 || stopping) return;
    nudge(waiting);
    waiting = 0;
    timer = setTimeout(pass, nudgeEveryMs).unref();
  };
  workerPool.nudge = (count) => {
    waiting += count;
    if (timer === undefined) pass();
  };
}

export function queueSettings(log: Logger) {
  return {
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: quietLogger(log),
    // Finished tasks are written back at once: batching would leave them locked after a stop.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
}

/** Startup fails if a task has two handlers or a schedule has none. */
export function taskList(handlers: TaskHandler[], log: Logger): TaskList {
  const list: TaskList = {};
  for (const handler of handlers) {
    if (list[handler.name]) throw new Error(`The task ${handler.name} has two handlers`);
    list[handler.name] = async (payload, { job, abortSignal }) => {
      const context = {
        id: job.id,
        attempt: job.attempts,
        lastAttempt: job.attempts >= job.max_attempts,
        signal: abortSignal ?? new AbortController().signal,
      };
      try {
        await handler.run(payload, context);
      } catch (error) {
        log.warn({ err: error, task: handler.name, attempt: job.attempts }, 'a task failed');
        // The queue stores the message of a thrown error.
        throw error instanceof Error ? new Error(describeError(error).message) : error;
      }
    };
  }
  for (const schedule of schedules) {
    if (!list[schedule.task]) throw new Error(`The schedule of ${schedule.task} has no handler`);
  }
  return list;
}

/** graphile-worker's own log, reduced to what an operator must know. Task failures are logged above, without their payload. */
export function quietLogger(log: Logger): GraphileLogger {
  const isFault = (level: string, message: string) => level === 'error' && !message.startsWith('Failed task');
  return new GraphileLogger(() => (level, message) => {
    if (isFault(level, message)) log.error({ queue: true }, message);
    else log.trace({ queue: true }, message);
  });
}
