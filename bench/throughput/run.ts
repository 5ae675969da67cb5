// Whole DMs a second of one worker process: against a bare task with the same SQL, and with slow vendors against what its slots allow.
import { setTimeout as sleep } from 'node:timers/promises';
import { runOn, databaseOn } from '@opener/embedded-postgres/testing/run-on';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { lanesPerPerson } from '../../server/src/features/dm/dm.tasks.ts';
import type { Services } from '../../server/src/wiring.ts';
import { usualSlots } from '../../server/src/worker/worker.ts';
import { countByStatus, queueMany } from '../fairness/queued-jobs.ts';
import { median, note, rounded, startAims } from '../lib/aims.ts';
import { type ServerProcess, startServerProcess } from '../lib/child.ts';
import { startBenchDatabase } from '../lib/database.ts';
import { type BenchPerson, createPerson } from '../lib/people.ts';
import { openServices } from '../lib/services.ts';

const rounds = 5;
/** Enough lanes for every slot. */
const crowd = Math.ceil((usualSlots.writing * 1.2) / lanesPerPerson);
const perRound = 800;
const warmUps = 2;
const slowMs = 1000;
const slowRounds = 10;
const patienceMs = 300_000;

type Side = { services: Services; people: BenchPerson[]; worker: ServerProcess };
type Rate = { perSecond: number; cpuMs: number };

const aims = startAims();
const database = await startBenchDatabase();
// On the same server but apart, so that the two workers don't take each other's tasks.
const otherUrl = databaseOn(database.url, 'opener_bare');
try {
  await runOn(database.url, 'create database opener_bare');
  await migrateDatabase(otherUrl);
  await compareInstant();
  await measureSlow();
} finally {
  await runOn(database.url, 'drop database if exists opener_bare with (force)');
  await database.stop();
}

async function compareInstant(): Promise<void> {
  const product = await open(database.url, (url) => ['product-worker.ts', [url, '0']]);
  const bare = await open(otherUrl, (url, people) => ['bare-worker.ts', [url, JSON.stringify(people[0])]]);
  try {
    for (let i = 0; i < warmUps; i++) {
      await round(product);
      await round(bare);
    }
    const measured: { product: Rate; bare: Rate }[] = [];
    for (let i = 0; i < rounds; i++)
      measured.push({ product: await round(product), bare: await round(bare) });
    const typical = (of: 'product' | 'bare') => {
      const perSecond = median(measured.map((pair) => pair[of].perSecond));
      const cpuMs = median(measured.map((pair) => pair[of].cpuMs));
      return `${rounded(perSecond)} DMs/s at ${cpuMs.toFixed(2)} ms of computing each`;
    };
    note(`instant vendors: ${typical('product')}; bare: ${typical('bare')}`);
    aims.atLeast('DMs a second', median(measured.map((pair) => pair.product.perSecond)), 150);
    const ratio = median(measured.map((pair) => pair.product.perSecond / pair.bare.perSecond));
    aims.atLeast('throughput against bare', ratio, 0.5);
    aims.holds('no job failed', (await countByStatus(product.services, 'failed')) === 0);
  } finally {
    await close(product);
    await close(bare);
  }
}

/** A profile and a draft, one after the other. */
async function measureSlow(): Promise<void> {
  const product = await open(database.url, (url) => ['product-worker.ts', [url, String(slowMs)]]);
  try {
    const slots = usualSlots.writing;
    const { perSecond } = await round(product, slots * slowRounds, slots);
    const allowed = slots / ((2 * slowMs) / 1000);
    note(
      `vendors that take ${(2 * slowMs) / 1000} s for a DM: ${rounded(perSecond)} DMs/s; ${slots} slots allow ${rounded(allowed)}`,
    );
    aims.atLeast('of what the slots allow', perSecond / allowed, 0.9);
    aims.holds('no job failed', (await countByStatus(product.services, 'failed')) === 0);
  } finally {
    await close(product);
  }
}

async function open(
  url: string,
  script: (url: string, people: BenchPerson[]) => [name: string, args: string[]],
): Promise<Side> {
  const services = openServices(url);
  const people: BenchPerson[] = [];
  for (let i = 0; i < crowd; i++) people.push(await createPerson(services, 1_000_000));
  await queueMany(services, people[0]!, 2, 'first');
  const [name, args] = script(url, people);
  const worker = await startServerProcess(new URL(`./${name}`, import.meta.url), args);
  await idle(services);
  return { services, people, worker };
}

async function close({ services, worker }: Side): Promise<void> {
  await worker.stop();
  await services.close();
}

/** Queues a batch, lets the worker start and times the rest; the last jobs, which leave slots empty, are not counted. */
async function round(side: Side, jobs = perRound, edge = usualSlots.writing): Promise<Rate> {
  const { services, people, worker } = side;
  const each = Math.ceil(jobs / people.length);
  const done = () => countByStatus(services, 'completed');
  const before = await done();
  const prefix = `t${before}.${people[0]!.userId.slice(-6)}`;
  for (const [at, person] of people.entries()) await queueMany(services, person, each, `${prefix}.${at}`);
  const target = before + each * people.length - edge;
  await until(async () => (await done()) >= before + edge);
  const from = { at: performance.now(), done: await done(), cpuMs: (await worker.usage()).cpuMs };
  await until(async () => (await done()) >= target);
  const to = { at: performance.now(), done: await done(), cpuMs: (await worker.usage()).cpuMs };
  await idle(services);
  const dms = to.done - from.done;
  return { perSecond: dms / ((to.at - from.at) / 1000), cpuMs: (to.cpuMs - from.cpuMs) / dms };
}

async function idle(services: Services): Promise<void> {
  await until(
    async () =>
      (await countByStatus(services, 'pending')) + (await countByStatus(services, 'processing')) === 0,
  );
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('Waited too long');
    await sleep(50);
  }
}
