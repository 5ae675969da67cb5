import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../api/app.ts';
import { parseConfig } from '../config.ts';
import { readSendingStats } from '../features/delivery/read-sending.ts';
import { listCheckouts } from '../features/payment/payment.repo.ts';
import { days } from '../lib/clock.ts';
import { expectBalancedLedger } from '../testing/projects.ts';
import { startTestServer, testSecret, type TestServer } from '../testing/test-server.ts';
import { deliveryDepsOf, wire } from '../wiring.ts';
import { demo } from './demo.ts';
import { seed, type SeedReport } from './seed.ts';

const timeZone = 'Europe/Stockholm';

let server: TestServer;
let report: SeedReport;
let userId: string;

const patience = 180_000;

beforeAll(async () => {
  server = await startTestServer();
  report = await seed(server.services, timeZone);
  const [user] = await rows<{ id: string }>(sql`select id from users where email = ${demo.email}`);
  userId = user!.id;
}, patience);
afterAll(() => server.close());

async function rows<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
  return (await server.services.db.execute(query)).rows as Row[];
}

/** How many there are of each kind. */
async function counts(query: SQL): Promise<Record<string, number>> {
  const found = await rows<{ kind: string; n: number }>(query);
  return Object.fromEntries(found.map(({ kind, n }) => [kind, n]));
}

const deliveries = () =>
  counts(sql`select status as kind, count(*)::int as n from deliveries where user_id = ${userId} group by 1`);
const jobs = () =>
  counts(sql`select status as kind, count(*)::int as n from dm_jobs where user_id = ${userId} group by 1`);

async function tokenOf(): Promise<string> {
  const { body } = await server.call('POST', '/auth/login', { body: demo });
  return String(body.access_token);
}

describe('the demo account', () => {
  it('can be signed in to, as the seed says', async () => {
    expect(report.seeded).toBe(true);
    expect(report.lines.join()).toContain('/login with demo@opener.local and the password opener-demo-1');
    expect(await tokenOf()).toMatch(/^[\w-]{43}$/);
  });

  it('has three projects in three languages, and thirty days of history', async () => {
    const { text } = await server.call('GET', '/projects/', { token: await tokenOf() });
    expect(JSON.parse(text)).toMatchObject([
      { name: 'Escuelas de baile' },
      { name: 'Bäckereien im Norden' },
      { name: 'Spring workshops' },
    ]);
    const stats = await readSendingStats(deliveryDepsOf(server.services), userId);
    expect(stats.filter(({ generated }) => generated > 0).length).toBeGreaterThan(18);
    expect(stats.filter(({ sent }) => sent > 0).length).toBeGreaterThan(14);
    expect(stats.filter(({ answered }) => answered > 0).length).toBeGreaterThan(9);
    expect(stats[0]).toMatchObject({ generated: 3 });
  });

  it('has deliveries in every state', async () => {
    expect(await deliveries()).toEqual({
      sent: 44,
      waiting: 5,
      review: 7,
      failed: 2,
      unknown: 1,
      skipped: 2,
    });
  });

  it('has conversations with every outcome, and some that wait for one', async () => {
    const outcomes = sql`select coalesce(outcome::text, 'open') as kind, count(*)::int as n from threads
      where user_id = ${userId} and last_answer_at is not null group by 1`;
    expect(await counts(outcomes)).toEqual({ interested: 4, not_interested: 1, not_now: 1, open: 5 });
    const token = await tokenOf();
    const { body } = await server.call('GET', '/conversations/counts', { token });
    expect(body).toMatchObject({ answered: 11, interested: 4, not_now: 1, not_interested: 1, unread: 5 });
    const { text } = await server.call('GET', '/figures/projects', { token });
    const figures = JSON.parse(text) as { sent: number; answered: number; interested: number }[];
    const sum = (field: 'sent' | 'answered' | 'interested') => figures.reduce((n, row) => n + row[field], 0);
    expect([sum('sent'), sum('answered'), sum('interested')]).toEqual([45, 11, 4]);
  });

  it('follows up on one project: some were sent, one is planned', async () => {
    const found = sql`select status as kind, count(*)::int as n from follow_ups where user_id = ${userId} group by 1`;
    expect(await counts(found)).toEqual({ queued: 4, planned: 1 });
    const entries = sql`select status as kind, count(*)::int as n from thread_messages
      where user_id = ${userId} and author = 'opener' and delivery_id is null and id in (select id from follow_ups) group by 1`;
    expect(await counts(entries)).toEqual({ sent: 4 });
    const [planned] = await rows<{ due: Date }>(
      sql`select due_at as due from follow_ups where status = 'planned'`,
    );
    expect(new Date(planned!.due).getTime()).toBeGreaterThan(server.services.clock.now().getTime());
  });

  it('tries a second voice, dealt to every second person', async () => {
    const dealt = await counts(
      sql`select variant as kind, count(*)::int as n from dm_jobs where user_id = ${userId} and variant is not null group by 1`,
    );
    expect(Math.abs(dealt['a1']! - dealt['b1']!)).toBeLessThanOrEqual(1);
    const written = sql`select text from messages where variant = 'b1' and sent_at is not null`;
    const texts = (await rows<{ text: string }>(written)).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => text.includes('Shall I set it up for you?'))).toEqual(texts);
  });

  it('has jobs in the queue, and those that failed, each for its reason', async () => {
    expect(await jobs()).toEqual({ completed: 62, pending: 7, failed: 6 });
    const failed = await rows<{ username: string; refused: string | null }>(
      sql`select username, refused from dm_jobs where status = 'failed' order by username`,
    );
    expect(failed).toEqual([
      { username: 'grieving.hannah', refused: 'grief' },
      { username: 'memorial.paul', refused: 'grief' },
      { username: 'missing.studio', refused: null },
      { username: 'nodms.ines', refused: 'no_contact' },
      { username: 'private.glaze', refused: null },
      { username: 'underage.mia', refused: 'child' },
    ]);
  });

  it('holds back what wants a second look', async () => {
    const held = await rows<{ username: string }>(
      sql`select username from messages where caution is not null order by username`,
    );
    expect(held.map(({ username }) => username)).toEqual([
      'competitor.bookings',
      'empty.page',
      'orders.florist',
    ]);
  });

  it('sent by day, where the person lives, and never to somebody on the do-not-contact list', async () => {
    const [hour] = await rows<{ first: number; last: number }>(sql`
      select min(local)::int as first, max(local)::int as last from (
        select extract(hour from started_at at time zone ${timeZone}) as local from deliveries where status = 'sent'
      ) hours`);
    expect(hour!.first).toBeGreaterThanOrEqual(9);
    expect(hour!.last).toBeLessThan(18);
    const blocked = await rows<{ username: string; reason: string }>(
      sql`select username, reason from do_not_contact order by username`,
    );
    expect(blocked).toEqual([
      { username: 'harbour.clay', reason: 'Works with a friend of mine.' },
      { username: 'pebbleultra', reason: 'Asked you to stop.' },
      { username: 'saltmarsh.pottery', reason: 'Works with a friend of mine.' },
    ]);
    expect(await rows(sql`select reason from deliveries where status = 'skipped' order by reason`)).toEqual([
      { reason: 'Skipped by you.' },
      { reason: 'This person is on your do-not-contact list.' },
    ]);
  });

  it('has edited messages, and one that was sent by hand', async () => {
    const edited = await rows<{ username: string }>(
      sql`select username from messages where edited_at is not null order by username`,
    );
    expect(edited.map(({ username }) => username)).toEqual(['atlas_needle', 'mira.kilns']);
    const byHand = sql`select m.username from messages m left join deliveries d on d.message_id = m.id
      where m.sent_at is not null and d.id is null`;
    expect(await rows(byHand)).toEqual([{ username: 'mira.kilns' }]);
  });

  it('bought two packs, with receipts, and every credit is accounted for', async () => {
    expect(await listCheckouts(server.services.db, userId)).toMatchObject([
      { planId: 'plan_2', state: 'paid', receiptUrl: expect.stringContaining('/local/checkout/') },
      { planId: 'plan_1', state: 'paid', receiptUrl: expect.stringContaining('/local/checkout/') },
    ]);
    await expectBalancedLedger(server);
  });

  it('has nothing in the future but what waits, and nothing out of order', async () => {
    const now = server.services.clock.now();
    const times = await rows<{ at: Date }>(sql`select created_at as at from messages order by id`);
    const moments = times.map(({ at }) => new Date(at).getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.at(-1)).toBeLessThan(now.getTime());
    expect(moments[0]).toBeLessThan(now.getTime() - days(28));
    const [account] = await rows<{ at: Date }>(sql`select next_send_at as at from sending_paces`);
    expect(new Date(account!.at).getTime()).toBeGreaterThan(now.getTime());
  });
});

it('a second run harms nothing', async () => {
  const before = [await deliveries(), await jobs()];
  const { seeded, lines } = await seed(server.services, timeZone);
  expect(seeded).toBe(true);
  expect(lines[0]).toContain('already exists');
  expect([await deliveries(), await jobs()]).toEqual(before);
  await expectBalancedLedger(server);
});

it.each([
  ['payments are', { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }],
  ['Instagram is', { UNIPILE_DSN: 'https://u.example', UNIPILE_API_KEY: 'x', UNIPILE_WEBHOOK_SECRET: 'x' }],
])('lets nobody in once %s real, nor anybody stay', async (_name, environment) => {
  const headers = { authorization: `Bearer ${await tokenOf()}` };
  const { databaseUrl, services } = server;
  const config = parseConfig({ LOG_LEVEL: 'silent', ...environment });
  const live = wire({ config, databaseUrl, appSecret: testSecret, log: services.log, pool: 'command' });
  const app = await createApp(live);
  const logIn = (password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'Demo@opener.local', password } });
  const [right, wrong] = [await logIn(demo.password), await logIn('wrong-horse-1')];
  const seen = await app.inject({ url: '/api/auth/me', headers });
  await app.close();
  await live.close();
  expect([right.statusCode, right.body]).toEqual([401, wrong.body]);
  expect(seen.statusCode).toBe(401);
});

it('is not made where real services are connected', async () => {
  const real = { ...server.services, localPayments: undefined };
  expect(await seed(real, timeZone)).toMatchObject({ seeded: false });
});
