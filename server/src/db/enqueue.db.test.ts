// Of two times at which the same task is wanted, the earlier one counts, in whatever order they are asked for.
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import type { Task } from '../lib/task.ts';
import { untilWaiting } from '../testing/lock-waits.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Queryable } from './database.ts';
import { enqueueSoonest } from './enqueue.ts';

const Payload = z.object({ n: z.number() });
const task: Task<z.infer<typeof Payload>> = { name: 'test.soonest', payload: Payload, maxAttempts: 3 };
const soon = new Date('2030-01-01T09:00:00.000Z');
const later = new Date('2030-01-02T09:00:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (db: Queryable, key: string, runAt: Date) => enqueueSoonest(db, task, { n: 1 }, { key, runAt });

async function timesOf(key: string): Promise<number[]> {
  const { rows } = await server.services.db.execute<{ at: number }>(
    sql`select extract(epoch from run_at)::int as at from graphile_worker.jobs where key = ${key}`,
  );
  return rows.map(({ at }) => at * 1000);
}

it.each([
  ['earlier, later', soon, later],
  ['later, earlier', later, soon],
])('asked for one after the other: %s', async (_, first, second) => {
  const key = newId();
  await ask(server.services.db, key, first);
  expect(await timesOf(key)).toEqual([first.getTime()]);
  await ask(server.services.db, key, second);
  expect(await timesOf(key)).toEqual([soon.getTime()]);
});

it.each([
  ['earlier, later', soon, later],
  ['later, earlier', later, soon],
])('asked for at once: %s', async (_, first, second) => {
  const key = newId();
  const { db } = server.services;
  let other: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await ask(tx, key, first);
    other = ask(db, key, second);
    await untilWaiting(db, 1);
  });
  await other;
  expect(await timesOf(key)).toEqual([soon.getTime()]);
});

it('asked for later than a task that failed is tried again', async () => {
  const key = newId();
  const { db } = server.services;
  await ask(db, key, soon);
  // As the queue leaves it.
  await db.execute(
    sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'Broken' where key = ${key}`,
  );
  await ask(db, key, later);
  expect(await timesOf(key)).toEqual([soon.getTime()]);
});

it('a task that is running is followed by another', async () => {
  const key = newId();
  const { db } = server.services;
  await ask(db, key, soon);
  await db.execute(
    sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where key = ${key}`,
  );
  await ask(db, key, later);
  expect(await timesOf(key)).toEqual([later.getTime()]);
});
