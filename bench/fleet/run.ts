// Two API processes behind PgBouncer and four workers on one PostgreSQL: people queue, send and pay while processes are killed (-9) at
// random. Then the books are compared. FLEET_SECONDS sets how long the killing lasts.
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@opener/embedded-postgres/port';
import { buildServer } from '../../scripts/build.mjs';
import { seconds } from '../../server/src/lib/clock.ts';
import { note, rounded, startAims } from '../lib/aims.ts';
import { startBenchDatabase } from '../lib/database.ts';
import { openServices } from '../lib/services.ts';
import { countDone } from './books.ts';
import { gather, judgeAnswers } from './crowd.ts';
import { drain, judgeBooks } from './judge-books.ts';
import { findPgBouncer, howToGetPgBouncer, startPgBouncer } from './pgbouncer.ts';
import { berthsOf, noteComplaints, startFleet } from './processes.ts';
import { type Watch, watchRecovery } from './recovery.ts';

const apis = 2;
const workers = 4;
const people = 20;
const forSeconds = Number(process.env.FLEET_SECONDS ?? 120);
/** Between two kills, on average. */
const killEveryMs = seconds(5);
/** Of the kills; the others hit a worker. */
const apiShare = 0.2;
/** Per process; with the workers' own and the bench's they stay below PostgreSQL's usual hundred. */
const connections = 10;

type Kills = { api: number; worker: number };

const aims = startAims();
await buildServer();
const database = await startBenchDatabase();
const pgbouncer = await findPgBouncer();
const pooler =
  pgbouncer &&
  (await startPgBouncer(pgbouncer, database.url, { api: { mode: 'transaction', size: connections } }));
note(
  pgbouncer
    ? `the API goes through PgBouncer ${pgbouncer.version} in transaction mode${'PREPARED_STATEMENTS' in pgbouncer.settings ? ', without prepared statements' : ''}`
    : `${howToGetPgBouncer}: the API connects directly`,
);
const services = openServices(database.url, 'command');
const ports = await Promise.all(Array.from({ length: apis }, () => freePort()));
const fleet = startFleet(
  berthsOf({
    ports,
    workers,
    connections,
    api: { DATABASE_URL: pooler?.urlOf('api') ?? database.url, ...pgbouncer?.settings },
    worker: { DATABASE_URL: database.url },
  }),
);
try {
  await fleet.ready;
  await measure();
} finally {
  // Whatever it says was said before.
  await fleet.stop().catch(() => undefined);
  await services.close();
  await pooler?.stop();
  await database.stop();
}

async function measure(): Promise<void> {
  const apiAddresses = ports.map((port) => `http://localhost:${port}`);
  const crowd = await gather(services, apiAddresses, people);
  const watch = await watchRecovery(database.url);
  const before = await countDone(services);
  crowd.begin();
  const kills = await killForAWhile();
  await crowd.end();
  const after = await countDone(services);
  note(`${kills.worker} workers and ${kills.api} API processes killed in ${forSeconds} s; ${people} people`);
  note(
    `${rounded((after.written - before.written) / forSeconds)} DMs a second written, ${rounded((after.sent - before.sent) / forSeconds)} sent`,
  );
  const drained = await drain(services);
  await watch.stop();
  await fleet.stop();
  report(watch, kills, drained);
  judgeAnswers(crowd.experience, aims);
  await judgeBooks(services, crowd.experience, aims);
}

async function killForAWhile(): Promise<Kills> {
  const kills: Kills = { api: 0, worker: 0 };
  const end = performance.now() + seconds(forSeconds);
  for (;;) {
    const pause = Math.random() * 2 * killEveryMs;
    if (performance.now() + pause > end) break;
    await sleep(pause);
    // One API at a time, and never the last worker: there must be somebody to take over.
    const role = Math.random() < apiShare && fleet.up('api') === apis ? 'api' : 'worker';
    if (role === 'worker' && fleet.up('worker') === 1) continue;
    if (fleet.kill(role)) kills[role]++;
  }
  await sleep(Math.max(0, end - performance.now()));
  return kills;
}

function report(watch: Watch, kills: Kills, drained: number): void {
  const { tasks, dms } = watch.interrupted();
  noteComplaints(fleet);
  note(
    `${tasks} tasks and ${dms} DMs under way were interrupted; everything was done ${rounded(drained)} s after the last kill`,
  );
  const { task, dm } = watch.longest();
  aims.below('the longest wait for a dead worker’s task', task, 15, 's');
  aims.below('the longest wait of a DM for another worker', dm, 15, 's');
  aims.holds('workers and an API were killed', kills.worker > 0 && (kills.api > 0 || forSeconds < 60));
}
