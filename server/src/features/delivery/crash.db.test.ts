// A worker is killed around the vendor's call. Nobody is written to twice, and the user sees the correct state.
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../../lib/clock.ts';
import { troubledPorts } from '../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../testing/people.ts';
import { createProject, giveCredits, queue } from '../../testing/projects.ts';
import { startTestScript } from '../../testing/start-test-script.ts';
import { startTestServer, testSecret, type TestServer } from '../../testing/test-server.ts';
import { allJobs, deliveryDepsOf } from '../../wiring.ts';
import { startWorker, type Worker } from '../../worker/worker.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

let server: TestServer;
let survivor: Worker | undefined;
let ann: Person;

beforeEach(async () => {
  server = await startTestServer({ DM_GAP_SECONDS: '0-0' }, troubledPorts());
  ann = await signedIn(server);
  await giveCredits(server, ann, 20);
  const project = await createProject(server, ann);
  const body = { username: 'studio.reach', password: 'x', time_zone: 'UTC' };
  await server.call('POST', '/instagram/connect', { token: ann.token, body });
  await server.call('PUT', '/sending', { token: ann.token, body: { paused: true } });
  for (const name of ['one', 'two']) await queue(server, ann, project, name);
  await server.drain();
  await server.call('PUT', '/sending', { token: ann.token, body: { paused: false } });
});
afterEach(async () => {
  await survivor?.stop();
  survivor = undefined;
  await server.close();
});

async function statuses(): Promise<Record<string, string>> {
  const { rows } = await server.services.db.execute<{ username: string; status: string }>(
    sql`select username, status from deliveries`,
  );
  return Object.fromEntries(rows.map(({ username, status }) => [username, status]));
}

/** A worker is killed at that moment of a call, and another one takes over a minute later. */
async function killAndTakeOver(doom: string, passAMinute: () => unknown): Promise<void> {
  const child = await startTestScript('doomed-sender.ts', [server.databaseUrl, testSecret, doom]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(await statuses()).toEqual({ one: 'sending', two: 'waiting' });

  const { database, log } = server.services;
  survivor = await startWorker({
    pool: database.pool,
    databaseUrl: server.databaseUrl,
    handlers: allJobs(server.services),
    log,
    reaper: { everyMs: 200, staleMs: 500 },
  });
  await passAMinute();
  await sweepDeliveries(deliveryDepsOf(server.services));
}

/** Not by the clock of the test: the turn that follows is due by the queue's. */
const asIfEarlier = () =>
  server.services.db.execute(
    sql`update deliveries set started_at = started_at - interval '1 minute' where status = 'sending'`,
  );

const patiently = { timeout: 40_000, interval: 100 };

async function delivered(): Promise<string[]> {
  const messages = await server.services.localInstagram!.list('studio.reach');
  return messages.map(({ to }) => to).toSorted();
}

it.each(['cleared', 'during', 'after'])(
  'killed around the call (%s): unknown, and never a second message',
  async (doom) => {
    await killAndTakeOver(doom, asIfEarlier);
    await vi.waitFor(
      async () => expect(await statuses()).toEqual({ one: 'unknown', two: 'sent' }),
      patiently,
    );
    expect(await delivered()).toEqual(doom === 'cleared' ? ['two'] : ['one', 'two']);
  },
);

it('killed before the last check, when nothing can have left: sent later, once', async () => {
  await killAndTakeOver('before', () => server.advance(seconds(60)));
  expect(await statuses()).toEqual({ one: 'waiting', two: 'waiting' });
  server.advance(minutes(6));
  await vi.waitFor(async () => {
    // It is due by the test's clock, which is ahead of the queue's.
    await wakeSender(server.services.db, ann.id, new Date());
    expect(await statuses()).toEqual({ one: 'sent', two: 'sent' });
  }, patiently);
  expect(await delivered()).toEqual(['one', 'two']);
});

it('one that cannot be settled keeps no others from being settled', async () => {
  const { db } = server.services;
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`);
  await db.execute(sql`update deliveries set status = 'sending', started_at = now() - interval '1 minute'
    - case username when 'one' then interval '1 minute' else interval '0' end`);
  await db.execute(sql`
    create trigger refuse before update on deliveries for each row when (old.username = 'one') execute function refuse()`);
  await sweepDeliveries(deliveryDepsOf(server.services));
  expect(await statuses()).toEqual({ one: 'sending', two: 'unknown' });
});
