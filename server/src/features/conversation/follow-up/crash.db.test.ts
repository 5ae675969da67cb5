// A worker is killed around the call that sends a follow-up. It is not sent twice, its credit is used once, and the user sees the state.
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../../../lib/clock.ts';
import { followUps, troubledPorts } from '../../../testing/fake-ports.ts';
import { type Person, signedIn } from '../../../testing/people.ts';
import {
  createProject,
  creditsOf,
  expectBalancedLedger,
  giveCredits,
  queue,
} from '../../../testing/projects.ts';
import { startTestScript } from '../../../testing/start-test-script.ts';
import { startTestServer, testSecret, type TestServer } from '../../../testing/test-server.ts';
import { allJobs, conversationDepsOf } from '../../../wiring.ts';
import { startWorker, type Worker } from '../../../worker/worker.ts';
import { wakeSender } from '../../instagram/sender.tasks.ts';
import { sweepReplies } from '../sweep-replies.ts';
import { writeDueFollowUps } from './write-due.ts';

let server: TestServer;
let survivor: Worker | undefined;
let ann: Person;
let project: string;

beforeEach(async () => {
  server = await startTestServer({ DM_GAP_SECONDS: '0-0' }, troubledPorts());
  ann = await signedIn(server);
  await giveCredits(server, ann, 20);
  project = await createProject(server, ann);
  const body = { username: 'studio.reach', password: 'x', time_zone: 'UTC' };
  await server.call('POST', '/instagram/connect', { token: ann.token, body });
  const days = { on: true, first_days: 3, second_days: 7 };
  await server.call('PUT', `/projects/${project}/follow-ups`, { token: ann.token, body: days });
  await queue(server, ann, project, 'one');
  await server.drain();
  // Well before: a database's now may be a fraction of a millisecond ahead of ours.
  await server.services.db.execute(
    sql`update follow_ups set due_at = now() - interval '1 minute', look_at = now() - interval '1 minute'`,
  );
  await writeDueFollowUps(conversationDepsOf(server.services), ann.id);
});
afterEach(async () => {
  await survivor?.stop();
  survivor = undefined;
  await server.close();
});

async function entries(): Promise<string[]> {
  const { rows } = await server.services.db.execute<{ status: string }>(
    sql`select status from thread_messages order by at, id`,
  );
  return rows.map(({ status }) => status);
}

async function sendAndDie(doom: string): Promise<void> {
  const child = await startTestScript('doomed-sender.ts', [server.databaseUrl, testSecret, doom]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

async function recover(): Promise<void> {
  const { database, log } = server.services;
  survivor = await startWorker({
    pool: database.pool,
    databaseUrl: server.databaseUrl,
    handlers: allJobs(server.services),
    log,
    reaper: { everyMs: 200, staleMs: 500 },
  });
  server.advance(seconds(60));
  await sweepReplies(conversationDepsOf(server.services));
}

async function countDelivered(): Promise<number> {
  const delivered = await server.services.localInstagram!.list('studio.reach');
  return delivered.filter(({ text }) => text === followUps[0]).length;
}

it.each(['cleared', 'during', 'after'] as const)(
  'killed around the call (%s): unknown, and never a second one',
  async (doom) => {
    expect(await entries()).toEqual(['sent', 'waiting']);
    const [available, earned, used] = (await creditsOf(server, ann)) as [number, number, number];
    await sendAndDie(doom);
    expect(await entries()).toEqual(['sent', 'sending']);
    // Reserved, but not used yet.
    expect(await creditsOf(server, ann)).toEqual([available - 1, earned, used]);

    await recover();
    await vi.waitFor(async () => expect(await entries()).toEqual(['sent', 'unknown']), { timeout: 40_000 });
    expect(await creditsOf(server, ann)).toEqual([available - 1, earned, used + 1]);

    expect(await countDelivered()).toBe(doom === 'cleared' ? 0 : 1);
    await expectBalancedLedger(server);
  },
);

it('killed before the last check, when nothing can have left: sent later, once, for one credit', async () => {
  const [available, earned, used] = (await creditsOf(server, ann)) as [number, number, number];
  await sendAndDie('before');
  await recover();
  expect(await entries()).toEqual(['sent', 'waiting']);
  expect(await creditsOf(server, ann)).toEqual([available, earned, used]);
  server.advance(minutes(6));
  await wakeSender(server.services.db, ann.id, new Date());
  await vi.waitFor(async () => expect(await entries()).toEqual(['sent', 'sent']), { timeout: 40_000 });
  expect(await creditsOf(server, ann)).toEqual([available - 1, earned, used + 1]);
  expect(await countDelivered()).toBe(1);
  await expectBalancedLedger(server);
});

it('approved together and killed during the call: undo does not bring it back', async () => {
  const { db } = server.services;
  await db.execute(sql`delete from thread_messages where status = 'waiting'`);
  await db.execute(sql`update follow_ups set status = 'review'`);
  const post = (path: string, body?: object) =>
    server.call('POST', `/projects/${project}/${path}`, { token: ann.token, ...(body && { body }) });
  const { body } = await post('approve-all');
  expect(body).toMatchObject({ approved_follow_ups: 1 });
  await sendAndDie('during');
  const undo = { approved_at: body['approved_at'] };
  expect((await post('take-back-approval', undo)).body).toMatchObject({ follow_ups: { review: 0 } });
  expect(await entries()).toEqual(['sent', 'sending']);
  await recover();
  await vi.waitFor(async () => expect(await entries()).toEqual(['sent', 'unknown']), { timeout: 40_000 });
  expect((await post('take-back-approval', undo)).body).toMatchObject({ follow_ups: { review: 0 } });
  expect(await countDelivered()).toBe(1);
  await expectBalancedLedger(server);
});
