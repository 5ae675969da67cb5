// How long work waits after the worker that was doing it has died. A worker is alive while it holds the session locks of its pools
// (server/src/worker/reaper.ts); the bench looks from outside, several times a second.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type Watch = {
  /** The longest waits so far, in seconds; those that still go on count too. */
  longest(): { task: number; dm: number };
  /** Tasks and DMs whose worker died over them. */
  interrupted(): { tasks: number; dms: number };
  stop(): Promise<void>;
};

const everyMs = 200;

/** Each try counts for itself: what was resumed by a worker that died at once was resumed. */
const orphans = `
  with alive as (
    select (classid::bigint << 32) | objid::bigint as key from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
  ),
  held as (
    select id::text as id, id || ' ' || attempts as try, locked_by is not null as locked,
      hashtextextended('opener.worker:' || locked_by, 0) in (select key from alive) as alive
    from graphile_worker.jobs
  )
  select 'task' as kind, try as id from held where locked and not alive
  union all
  select 'dm', j.id || ' ' || j.attempts from dm_jobs j left join held on held.id = j.claimed_by
  where j.status = 'processing' and held.alive is not true`;

export async function watchRecovery(databaseUrl: string): Promise<Watch> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const since = { task: new Map<string, number>(), dm: new Map<string, number>() };
  const ended = { task: [] as number[], dm: [] as number[] };
  const ending = new AbortController();

  const look = async () => {
    const { rows } = await client.query<{ kind: 'task' | 'dm'; id: string }>(orphans);
    const now = performance.now();
    for (const kind of ['task', 'dm'] as const) {
      const present = new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
      for (const id of present) if (!since[kind].has(id)) since[kind].set(id, now);
      for (const [id, from] of since[kind]) {
        if (present.has(id)) continue;
        since[kind].delete(id);
        ended[kind].push(now - from);
      }
    }
  };
  const watching = (async () => {
    while (!ending.signal.aborted) {
      await look();
      await sleep(everyMs);
    }
  })();
  watching.catch(() => undefined);

  const longest = (kind: 'task' | 'dm') => {
    const now = performance.now();
    const waits = [...ended[kind], ...[...since[kind].values()].map((from) => now - from)];
    return Math.max(0, ...waits) / 1000;
  };
  return {
    longest: () => ({ task: longest('task'), dm: longest('dm') }),
    interrupted: () => ({
      tasks: ended.task.length + since.task.size,
      dms: ended.dm.length + since.dm.size,
    }),
    async stop() {
      ending.abort();
      await watching;
      await client.end();
    },
  };
}
