// The whole API on a fresh database, with a clock that tests move and a queue that tests drain.
import type { FastifyInstance, InjectOptions } from 'fastify';
import { runOnce } from 'graphile-worker';
import { createApp } from '../api/app.ts';
import { parseConfig } from '../config.ts';
import { timeouts } from '../db/database.ts';
import { after, type Clock } from '../lib/clock.ts';
import { newId } from '../lib/ids.ts';
import { createLogger, type Logger } from '../lib/logger.ts';
import { createPasswords } from '../lib/passwords.ts';
import { allJobs, type Services, wire, type Wiring } from '../wiring.ts';
import { quietLogger, taskList } from '../worker/worker.ts';
import { takeOpenTestDatabase } from './test-database.ts';

export type TestServer = {
  app: FastifyInstance;
  services: Services;
  databaseUrl: string;
  advance(milliseconds: number): void;
  /** Only `advance` moves the clock then, until the returned function is called: for what depends on seconds. */
  stopClock(): () => void;
  /** Runs every due task, and the tasks that they create. */
  drain(): Promise<void>;
  /** An API call; `token` signs it, `from` is the client's address. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { body?: unknown; token?: string; headers?: Record<string, string>; from?: string },
  ): Promise<TestAnswer>;
  close(): Promise<void>;
};

export type TestAnswer = {
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Record<string, unknown>;
};

/** For processes that a test starts next to the server. */
export const testSecret = 'a secret that only tests use, really';

/** Hashing is slow by design, and tests do it hundreds of times. */
const leastEffort = { memoryCost: 8, timeCost: 1 };

export async function startTestServer(
  environment: Record<string, string> = {},
  ports: Wiring['ports'] = {},
  listener?: Logger,
): Promise<TestServer> {
  const config = parseConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...environment });
  const log = listener ?? createLogger({ level: config.logLevel, pretty: false });
  // A busy machine may take long.
  const settings = {
    size: config.connections.api,
    ...timeouts.command,
    preparedStatements: config.preparedStatements,
  };
  // What a listener hears must be of its own test.
  const kind = listener ? newId() : JSON.stringify(settings);
  const { database, checked, giveBack, url } = await takeOpenTestDatabase(kind, settings, log);
  let offset = 0;
  let stoppedAt: Date | undefined;
  const clock: Clock = { now: () => after(stoppedAt ?? new Date(), offset) };
  const services = wire({
    config,
    databaseUrl: url,
    database,
    appSecret: testSecret,
    log,
    clock,
    passwords: createPasswords(leastEffort),
    ports,
  });
  const app = await createApp(services);
  await app.ready();
  const tasks = taskList(allJobs(services), log);

  return {
    app,
    services,
    databaseUrl: url,
    advance: (milliseconds) => void (offset += milliseconds),
    stopClock: () => {
      stoppedAt = new Date();
      return () => void (stoppedAt = undefined);
    },
    async drain() {
      do {
        await runOnce({
          pgPool: services.database.pool,
          taskList: tasks,
          logger: quietLogger(log),
          noHandleSignals: true,
          // Otherwise finished tasks might not be written back yet when the test continues.
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        });
        // A task is looked for while the one before it is written back, which leaves out the next of the same queue.
      } while (await hasDueTask(services.database.pool));
    },
    async call(method, path, { body, token, headers, from } = {}) {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        ...(from && { remoteAddress: from }),
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
      } as InjectOptions);
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : {},
        text: answer.body,
        headers: answer.headers,
      };
    },
    async close() {
      await app.close();
      await checked();
      await services.close();
      await giveBack();
    },
  };
}

async function hasDueTask(pool: Services['database']['pool']): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from graphile_worker._private_jobs job where is_available and run_at <= now() and not exists (
       select 1 from graphile_worker._private_job_queues queue where queue.id = job.job_queue_id and not queue.is_available)
     limit 1`,
  );
  return rowCount !== 0;
}
