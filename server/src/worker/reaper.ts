// Returns the tasks of dead workers to the queue, which itself would lock them for hours. Each worker holds a session lock per pool; if
// that lock can be taken, its owner is dead.
import pg from 'pg';
import type { Logger } from '../lib/logger.ts';

export type ReaperOptions = {
  databaseUrl: string;
  log: Logger;
  everyMs: number;
  staleMs: number;
  /** Tasks of dead workers are free again. */
  onGivenBack?: () => void;
};

export type Reaper = {
  /** Shows that the owner of this pool is alive, from now on. */
  hold(poolId: string): Promise<void>;
  stop(): Promise<void>;
};

/** Connections that have ended. */
const lost = new WeakSet<pg.Client>();

const lockOf = `hashtextextended('opener.worker:' || $1, 0)`;

export async function startReaper(options: ReaperOptions): Promise<Reaper> {
  const { log, everyMs } = options;
  const poolIds: string[] = [];
  let stopped = false;
  let client: pg.Client | undefined = await connect(options, poolIds);
  let judgesFrom = 0;
  let round: Promise<void> = Promise.resolve();

  const tick = async () => {
    try {
      if (!client || lost.has(client)) {
        // A lost connection loses the lock, and with it our sign of life: take it again first.
        client = await connect(options, poolIds);
        // If the database was away, so have all others: each needs a round for it.
        judgesFrom = performance.now() + 2 * everyMs;
      }
      if (performance.now() < judgesFrom) return;
      await freeQueues(client, options.staleMs);
      const released = await releaseTheDead(client, poolIds, options.staleMs);
      if (released.length === 0) return;
      log.warn({ workers: released }, 'tasks of dead workers were given back');
      options.onGivenBack?.();
    } catch (error) {
      log.error({ err: error }, 'the reaper missed a round');
      await client?.end().catch(() => {});
      client = undefined;
    }
  };
  const timer = setInterval(() => {
    if (!stopped) round = round.then(tick);
  }, everyMs);

  return {
    async hold(poolId) {
      // First, so that a connection that is opened in the meantime holds it too.
      poolIds.push(poolId);
      if (client) await lock(client, poolId);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
      await client?.end();
    },
  };
}

async function connect({ databaseUrl, log }: ReaperOptions, poolIds: string[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', (error) => {
    lost.add(client);
    log.warn({ err: error }, 'the reaper lost its connection');
  });
  await client.connect();
  try {
    for (const id of poolIds) await lock(client, id);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

async function lock(client: pg.Client, poolId: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${lockOf})`, [poolId]);
}

/**
 * A worker that lost its session for a moment may have had a task given to another. Whoever of the two ends it first removes the task, and
 * the queue stays locked by the other: for hours, if nobody frees it.
 */
async function freeQueues(client: pg.Client, staleMs: number): Promise<void> {
  await client.query(
    `update graphile_worker._private_job_queues queue set locked_at = null, locked_by = null
     where locked_at < now() - make_interval(secs => $1)
       and not exists (select from graphile_worker._private_jobs job where job.job_queue_id = queue.id and job.locked_at is not null)`,
    [staleMs / 1000],
  );
}

/** Recent locks are skipped: a starting worker may not hold its session lock yet. */
async function releaseTheDead(client: pg.Client, poolIds: string[], staleMs: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1) and locked_by <> all($2::text[])`,
    [staleMs / 1000, poolIds],
  );
  const dead: string[] = [];
  for (const { id } of rows) {
    const taken = await client.query<{ ok: boolean }>(`select pg_try_advisory_lock(${lockOf}) as ok`, [id]);
    if (!taken.rows[0]?.ok) continue;
    await client.query('select graphile_worker.force_unlock_workers(array[$1])', [id]);
    await client.query(`select pg_advisory_unlock(${lockOf})`, [id]);
    dead.push(id);
  }
  return dead;
}
