// The primary dies (kill -9) under load, its synchronous standby is promoted, and PgBouncer is pointed at it. API and worker processes go
// through PgBouncer and must recover by themselves. Then the books are compared. FAILOVER_SECONDS sets how long people go on afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@opener/embedded-postgres/port';
import { buildServer } from '../../scripts/build.mjs';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { minutes, seconds } from '../../server/src/lib/clock.ts';
import type { Services } from '../../server/src/wiring.ts';
import { countDone } from '../fleet/books.ts';
import { gather, judgeAnswers, type LivingCrowd } from '../fleet/crowd.ts';
import { drain, judgeBooks } from '../fleet/judge-books.ts';
import type { Trouble } from '../fleet/person.ts';
import {
  findPgBouncer,
  howToGetPgBouncer,
  type PgBouncer,
  type Pooler,
  startPgBouncer,
} from '../fleet/pgbouncer.ts';
import { berthsOf, type Fleet, noteComplaints, startFleet } from '../fleet/processes.ts';
import { note, rounded, startAims } from '../lib/aims.ts';
import { openServices } from '../lib/services.ts';
import { findPostgres, howToGetPostgres, type Pair, startPair } from './postgres.ts';
import { startWitness } from './witness.ts';

const apis = 2;
const workers = 2;
const people = 20;
const connections = 10;
/** So many DMs are written before the primary dies. */
const calm = 60;
/** Until somebody, or a tool such as Patroni, notices and decides. */
const decideMs = seconds(5);
const forSeconds = Number(process.env.FAILOVER_SECONDS ?? 30);
const lookMs = 100;
const patienceMs = minutes(3);

const aims = startAims();
const pgbouncer = await findPgBouncer();
const programs = await findPostgres();
if (pgbouncer && programs) await failOver(pgbouncer, programs);
else {
  const missing = [pgbouncer ? [] : howToGetPgBouncer, programs ? [] : howToGetPostgres].flat();
  console.error(`  ✗ nothing was measured: ${missing.join('; ')}`);
  process.exitCode = 1;
}

async function failOver(found: PgBouncer, postgres: string): Promise<void> {
  await buildServer();
  const pair = await startPair(postgres);
  await migrateDatabase(pair.primary);
  const pooler = await startPgBouncer(found, pair.primary, {
    api: { mode: 'transaction', size: connections },
    // Each worker has one connection beside its pool, and a second pool while it starts.
    worker: { mode: 'session', size: workers * (connections + 3) },
  });
  note(`PgBouncer ${found.version}: in transaction mode for the API, in session mode for the workers`);
  const ports = await Promise.all(Array.from({ length: apis }, () => freePort()));
  const fleet = startFleet(
    berthsOf({
      ports,
      workers,
      connections,
      api: { DATABASE_URL: pooler.urlOf('api'), ...found.settings },
      worker: { DATABASE_URL: pooler.urlOf('worker') },
    }),
  );
  const before = openServices(pair.primary, 'command');
  const after = openServices(pair.standby, 'command');
  const scene = { pair, pooler, fleet, before, after };
  try {
    await fleet.ready;
    await measure(
      scene,
      await gather(
        before,
        ports.map((port) => `http://localhost:${port}`),
        people,
      ),
    );
  } finally {
    // Whatever it says was said before.
    await fleet.stop().catch(() => undefined);
    await Promise.all([before.close(), after.close()]);
    await pooler.stop();
    await pair.stop();
  }
}

type Scene = {
  pair: Pair;
  pooler: Pooler<'api' | 'worker'>;
  fleet: Fleet;
  before: Services;
  after: Services;
};

async function measure({ pair, pooler, fleet, before, after }: Scene, crowd: LivingCrowd): Promise<void> {
  const witness = await startWitness(pair.primary);
  crowd.begin();
  await untilWritten(before, calm);
  const { written } = await countDone(before);

  const diedAt = performance.now();
  await pair.killPrimary();
  await sleep(decideMs);
  await pair.promote();
  await pooler.pointAt(pair.standby);
  const changedAt = performance.now();
  const { written: kept } = await countDone(after);
  await untilWritten(after, kept + 1);
  const wroteAt = performance.now();
  await sleep(Math.max(0, changedAt + seconds(forSeconds) - performance.now()));
  await crowd.end();
  const end = await countDone(after);
  note(
    `${written} DMs written before, ${end.written - kept} in the ${rounded((performance.now() - changedAt) / 1000)} s after; the standby took changes ${rounded((changedAt - diedAt) / 1000)} s after the primary had died`,
  );
  judgeOutage(crowd.experience.troubles, { diedAt, changedAt });
  aims.below('from the change to the first DM written', (wroteAt - changedAt) / 1000, 30, 's');
  judgeAnswers(crowd.experience, aims);
  const drained = await drain(after);
  note(`everything was done ${rounded(drained)} s after people had left`);
  noteComplaints(fleet);
  const processes = fleet.up('api') + fleet.up('worker');
  await fleet.stop();
  aims.holds('every process is still the one that was started', processes === apis + workers);
  const { seen, gone } = await witness.compareWith(pair.standby);
  aims.none(`of ${seen} entries, messages and payments seen before, gone`, gone);
  await judgeBooks(after, crowd.experience, aims);
}

async function untilWritten(services: Services, dms: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while ((await countDone(services)).written < dms) {
    if (performance.now() > deadline) throw new Error(`${dms} DMs were not written in time`);
    await sleep(lookMs);
  }
}

function judgeOutage(
  troubles: Trouble[],
  { diedAt, changedAt }: { diedAt: number; changedAt: number },
): void {
  const times = troubles.map(({ at }) => at);
  const seen = new Map<string, number>();
  for (const { outcome, detail } of troubles) {
    const what = `${outcome} ${typeof detail === 'string' ? `“${detail}”` : 'without a sentence'}`;
    seen.set(what, (seen.get(what) ?? 0) + 1);
  }
  for (const [what, n] of seen) note(`people saw ${n} times: ${what}`);
  const first = Math.min(...times, Number.POSITIVE_INFINITY);
  const last = Math.max(...times, 0);
  if (times.length > 0)
    note(
      `errors from ${rounded((first - diedAt) / 1000)} s to ${rounded((last - diedAt) / 1000)} s after the primary had died: for ${rounded((last - first) / 1000)} s`,
    );
  aims.holds('people saw errors while there was no primary', times.length > 0);
  aims.below('errors after the change, at the latest', Math.max(0, last - changedAt) / 1000, 10, 's');
  const unclear = troubles.filter(({ outcome, detail }) => outcome !== '503' || typeof detail !== 'string');
  aims.none('errors other than a 503 with a sentence', unclear.length);
}
