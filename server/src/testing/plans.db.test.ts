// No statement that a person or the worker causes reads a whole table that grows: each is recorded as it is really sent, and explained on
// tables that are filled and analyzed, with the planner's usual settings.
import { threadFilters } from '@opener/contract/conversation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, timeouts } from '../db/database.ts';
import { checkFollowUps } from '../features/conversation/follow-up/check-follow-ups.ts';
import { writeDueFollowUps } from '../features/conversation/follow-up/write-due.ts';
import { readThreads } from '../features/conversation/read-threads.ts';
import { sweepDeliveries } from '../features/delivery/sweep-deliveries.ts';
import { foldTallies } from '../features/overview/fold-tallies.ts';
import { purgeProject } from '../features/purge/purge-project.ts';
import { followUps } from './fake-ports.ts';
import { fillHistory, loadInBulk } from './history.ts';
import { giveCredits } from './projects.ts';
import { openSendingFixture, type SendingFixture } from './sending-fixture.ts';
import { recordStatements } from './statements.ts';
import { conversationDepsOf, deliveryDepsOf } from '../wiring.ts';

const growing =
  `changes checkouts contacted credit_accounts credit_entries deliveries dm_jobs do_not_contact follow_ups heard_from instagram_accounts
  instagram_connections message_search message_versions messages past_outcomes profiles projects sending_paces sends sessions stop_wishes
  tallies threads thread_messages users voice_tests`.split(/\s+/);

let fixture: SendingFixture;
const statements = new Map<string, unknown[]>();

beforeAll(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
  await giveCredits(fixture.server, fixture.ann, 100);
  await fill();
  for (const { text, values } of await recordStatements(fixture.server.services.database.pool, actEverything))
    if (/^\s*(select|with|update|delete|insert)\b/i.test(text) && !text.includes('graphile_worker'))
      statements.set(text, values);
}, 240_000);
afterAll(() => fixture.close());

/** Over a connection of its own: these statements are nobody's. */
async function fill(): Promise<void> {
  const { db, close } = openDatabase(fixture.server.databaseUrl, fixture.server.services.log, {
    size: 1,
    ...timeouts.command,
  });
  await fillHistory(db, [], { people: 600, messages: 40 });
  // Small tables are rightly read as a whole.
  await loadInBulk(db, async (tx) => {
    await tx.execute(sql`
      insert into heard_from (user_id, sender, username, recipient_id, at)
      select user_id, account, 'wrote.' || n, 'id' || n, now() from instagram_accounts, generate_series(1, 40) n`);
    await tx.execute(sql`
      insert into threads (id, user_id, sender, username, project_id, message_id, began_at, checked_at)
      select gen_random_uuid(), user_id, 'studio', username || left(id::text, 8) || n, project_id, id, now(), now()
      from messages, generate_series(1, 2) n where sent_at is not null`);
    await tx.execute(sql`
      insert into thread_messages (id, user_id, thread_id, sender, author, text, at, status, message_id)
      select gen_random_uuid(), user_id, id, sender, 'opener', 'Hi', now(), 'sent', message_id from threads`);
    await tx.execute(sql`
      insert into voice_tests (project_id, user_id, number, variant, started_at)
      select id, user_id, 1, '{}', now() from projects on conflict do nothing`);
    await tx.execute(sql`
      insert into profiles (username, profile, read_at) select 'read.' || n, '{}', now() from generate_series(1, 20000) n`);
    await tx.execute(sql`
      insert into follow_ups (id, user_id, thread_id, nth, status, due_at, look_at)
      select gen_random_uuid(), user_id, id, 1, 'planned', now() + interval '9 days', now() + interval '9 days' from threads on conflict do nothing`);
    await tx.execute(sql`select recount_tallies()`);
  });
  await db.execute('vacuum analyze');
  await close();
}

const states = [
  'sent',
  'by_hand',
  'answered',
  'interested',
  'failed',
  'skipped',
  'waiting',
  'review',
  'unsent',
  'check',
];

async function actEverything(): Promise<void> {
  const { project, server } = fixture;
  await fixture.put(`/projects/${project}/voice-test`, { tone: 'warm', length: 'usual' });
  await fixture.put(`/projects/${project}/follow-ups`, { on: true, first_days: 3, second_days: 7 });
  await fixture.write('mira', 'zoe', 'adam');
  await fixture.run();
  await followUp();
  const message = await fixture.messageTo('zoe');
  const list = `/scrape/projects/${project}/messages`;
  const paths = [
    '/auth/me',
    '/changes',
    '/projects/',
    `/projects/${project}`,
    '/payments/credits',
    '/payments/ledger',
    '/payments/history',
    '/instagram/status',
    '/sending',
    '/sending/stats',
    '/figures/trend',
    '/figures/projects',
    '/do-not-contact',
    '/follow-ups/review',
    `/follow-ups/review?project_id=${project}&state=approvable&cursor=${project}`,
    ...[
      'sending',
      'unsent',
      'voice',
      'voice-test',
      'what-works',
      'export',
      'export?q=mira',
      'export?variant=b',
      'follow-ups',
    ].map((what) => `/projects/${project}/${what}`),
    `/scrape/projects/${project}/jobs`,
    `/scrape/projects/${project}/jobs?limit=50`,
    list,
    `${list}?limit=50`,
    `${list}?limit=50&sort=az`,
    `${list}?q=mira`,
    `${list}?limit=50&variant=b`,
    `${list}?limit=50&variant=b&state=sent`,
    '/scrape/messages',
    ...states.map((state) => `/scrape/messages?limit=50&state=${state}`),
    ...[
      'q=kiln',
      'q=target',
      'fit=strong',
      'from=2026-01-01',
      'state=sent&from=2026-01-01&to=2099-01-01',
    ].flatMap((query) => [`/scrape/messages?limit=50&${query}`, `/scrape/message-ids?${query}`]),
    ...['', '?q=kiln', '?from=2026-01-01', `?project_id=${project}`].map((q) => `/scrape/message-counts${q}`),
    `/scrape/messages/${message.id}/versions`,
    '/conversations',
    ...threadFilters.map((filter) => `/conversations?filter=${filter}`),
    `/conversations?unread=true&project_id=${project}`,
    '/conversations?q=kiln',
    ...['', '?q=kiln', `?project_id=${project}`].map((q) => `/conversations/counts${q}`),
    '/conversations/unread',
    '/notices',
  ];
  for (const path of paths) {
    const { status, text } = await server.call('GET', path, { token: fixture.ann.token });
    expect(status, `${path}: ${text.slice(0, 200)}`).toBe(200);
  }
  const put = (path: string, body: object) => fixture.put(`/scrape/messages/${message.id}/${path}`, body);
  await put('answered', { answered: true });
  await put('sent', { sent: true });
  await put('answered', { answered: true });
  await fixture.put(`${list}/${message.id}`, { generated_message: 'Typed by hand.' });
  await fixture.post(`/scrape/projects/${project}/written`, { usernames: ['mira', 'nobody'] });
  await fixture.post('/do-not-contact', { usernames: ['eve'] });
  await fixture.remove('/do-not-contact/eve');
  const chosen = { ids: [message.id], preview: true };
  for (const action of ['approve', 'skip', 'delete'])
    await fixture.post('/scrape/messages/change', { action, ...chosen });
  await fixture.tell({
    type: 'reply',
    id: 'r',
    chatId: 'nobody',
    from: 'stranger',
    fromId: '17',
    text: 'Sounds lovely',
  });
  await fixture.tell({
    type: 'reply',
    id: 's',
    chatId: 'chat-mira',
    from: 'mira',
    fromId: '18',
    text: 'Please stop',
  });
  const threads = await fixture.get<{ id: string }[]>('/conversations');
  await fixture.put(`/conversations/${threads[0]!.id}/outcome`, { outcome: 'interested' });
  await stopAndContinue(project);
  await fixture.post(`/projects/${project}/voice-test/end`, { use: 'b' });
  await fixture.nextTurn();
  await sweepDeliveries(deliveryDepsOf(server.services));
  await foldTallies(server.services);
  const other = await fixture.post('/projects/', { name: 'Other', product_info: 'p', offer_info: 'o' });
  await fixture.post(`/scrape/projects/${String(other.body['id'])}/queue`, { username: 'queued.one' });
  await fixture.remove(`/projects/${String(other.body['id'])}`);
  await purgeProject(server.services, { userId: fixture.ann.id, projectId: String(other.body['id']) });
}

/** Approved together, undone, stopped with the account, and continued. */
async function stopAndContinue(project: string): Promise<void> {
  const { body } = await fixture.post(`/projects/${project}/approve-all`);
  await fixture.post(`/projects/${project}/take-back-approval`, { approved_at: body['approved_at'] });
  await fixture.put('/sending', { paused: true });
  await fixture.put('/sending', { paused: false });
  await fixture.post(`/projects/${project}/follow-ups/continue`);
  await fixture.connect('another.studio');
  await fixture.connect();
}

/** On its day it is written and sent. */
async function followUp(): Promise<void> {
  const { server, ann } = fixture;
  const deps = conversationDepsOf(server.services);
  await server.services.db.execute(
    sql`update follow_ups set look_at = now() - interval '1 minute' where user_id = ${ann.id}`,
  );
  await checkFollowUps(deps);
  await writeDueFollowUps(deps, ann.id);
  await fixture.nextTurn();
  await readThreads(deps, ann.id);
  expect(fixture.instagram.delivered.map(({ text }) => text)).toContain(followUps[0]);
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && growing.includes(plan['Relation Name'] ?? '')
    ? [plan['Relation Name']!]
    : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

async function explain(text: string, values: unknown[]): Promise<Plan> {
  const { rows } = await fixture.server.services.database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows[0]!['QUERY PLAN'][0].Plan;
}

it('every statement finds its rows by an index', async () => {
  expect(statements.size).toBeGreaterThan(200);
  const scanning: string[] = [];
  for (const [text, values] of statements) {
    const scanned = scansOf(await explain(text, values));
    if (scanned.length > 0)
      scanning.push(`${scanned.join(', ')}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`);
  }
  expect(scanning).toEqual([]);
}, 120_000);

it('would notice one that does not', async () => {
  expect(scansOf(await explain('select 1 from messages where text = $1', ['x']))).toEqual(['messages']);
  const { rows } = await fixture.server.services.db.execute<{ n: number }>(
    sql`select count(*)::int as n from messages`,
  );
  expect(rows[0]!.n).toBeGreaterThan(10_000);
});
