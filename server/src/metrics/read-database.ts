// Reads the figures of the database when somebody asks for them, and at most every few seconds.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { after, seconds } from '../lib/clock.ts';
import type { Instruments } from './instruments.ts';
import { type Figures, findFigures, type Waiting } from './metrics.repo.ts';

const freshMs = seconds(5);
/** Prometheus gives a scrape ten seconds. Without a free connection the figures of the process matter most. */
const patienceMs = seconds(3);

/** Returns a function that brings the gauges up to date. It never throws: figures that can't be read are left out. */
export function keepDatabaseGauges(instruments: Instruments, db: Db): () => Promise<void> {
  let reading: Promise<Figures | undefined> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (!reading || performance.now() - readAt > freshMs) {
      readAt = performance.now();
      // By the machine's clock, like the ids.
      const lastMinute = after(new Date(), -seconds(60));
      reading = findFigures(db, lastMinute, patienceMs).catch(() => undefined);
    }
    const giveUp = new AbortController();
    const late = sleep(patienceMs, undefined, { signal: giveUp.signal }).catch(() => undefined);
    show(instruments, await Promise.race([reading, late]));
    giveUp.abort();
  };
}

function show(instruments: Instruments, figures: Figures | undefined): void {
  const { queueDue, queueOldest, jobsOpen, jobsOldest, deliveriesOpen, deliveriesOldest, credits } =
    instruments;
  for (const gauge of [
    queueDue,
    queueOldest,
    jobsOpen,
    jobsOldest,
    deliveriesOpen,
    deliveriesOldest,
    credits,
  ])
    gauge.reset();
  instruments.databaseRead.set(figures ? 1 : 0);
  if (!figures) return;
  for (const { name, rows, oldestSeconds } of figures.tasks) {
    queueDue.set({ task: name }, rows);
    queueOldest.set({ task: name }, oldestSeconds);
  }
  for (const { name, rows, oldestSeconds } of withEmpty(['pending', 'processing'], figures.jobs)) {
    jobsOpen.set({ status: name }, rows);
    jobsOldest.set({ status: name }, oldestSeconds);
  }
  for (const { name, rows, oldestSeconds } of withEmpty(['waiting', 'sending'], figures.deliveries)) {
    deliveriesOpen.set({ state: name }, rows);
    deliveriesOldest.set({ state: name }, oldestSeconds);
  }
  for (const [kind, amount] of figures.credits) credits.set({ kind }, amount);
}

/** Zeros instead of gaps. */
function withEmpty(names: string[], found: Waiting[]): Waiting[] {
  return names.map((name) => found.find((one) => one.name === name) ?? { name, rows: 0, oldestSeconds: 0 });
}
