import {
  type MessageCounts,
  type MessageState,
  messageStates,
  type Unlisted,
} from '@opener/contract/message-list';
import type { Trend } from '@opener/contract/figure';
import { instantOf } from '@opener/contract/local-time';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadInBulk } from '../../testing/history.ts';
import { signedIn } from '../../testing/people.ts';
import { createProject, creditsOf } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture, type ShownMessage } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(async () => {
  await expectTrueTallies();
  await fixture.close();
});

/** Whatever a test did, the tallies are what counting would find. */
async function expectTrueTallies(): Promise<void> {
  const kind =
    'user_id, project_id, "of", fit, sent, answered, interested, variant, status, sender, has_reason, is_approved, by_hand, failed';
  const summed = sql.raw(
    `select ${kind}, sum(n)::int as n from tallies group by ${kind} having sum(n) <> 0 order by ${kind}`,
  );
  const { db } = fixture.server.services;
  const kept = (await db.execute(summed)).rows;
  await db.execute(sql`select recount_tallies()`);
  expect(kept).toEqual((await db.execute(summed)).rows);
}

const counts = (query = '') => fixture.get<MessageCounts>(`/scrape/message-counts?${query}`);
const unlisted = async (query = '') =>
  (await fixture.get<{ unlisted?: Unlisted }>(`/scrape/message-counts?${query}`)).unlisted;
const mark = async (username: string, what: 'sent' | 'answered', value: boolean) =>
  fixture.put(`/scrape/messages/${(await fixture.messageTo(username)).id}/${what}`, { [what]: value });

async function listed(state: MessageState, more = ''): Promise<string[]> {
  const path = `/scrape/messages?sort=az&state=${state}${more}`;
  return (await fixture.get<ShownMessage[]>(path)).map(({ username }) => username);
}

const reply = (from: string) =>
  fixture.tell({ type: 'reply', id: from, chatId: `chat-${from}`, from: null, text: 'Sounds lovely' });

/** Each state once or more: unsent, sent and answered, failed, unclear, skipped, by hand, for review, approved. */
async function makeEverything(): Promise<void> {
  await fixture.write('a.sent');
  await fixture.run();
  await fixture.write('b.waiting');
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await fixture.write('c.review', 'd.approved', 'e.skipped', 'f.hand', 'g.failed', 'h.unknown');
  await fixture.write('i.unsent');
  await fixture.server.services.db.execute(sql`delete from deliveries where username = 'i.unsent'`);
  await fixture.act('d.approved', 'approve');
  await fixture.act('e.skipped', 'skip');
  await mark('f.hand', 'sent', true);
  const set = (username: string, status: string) =>
    fixture.server.services.db.execute(
      sql`update deliveries set status = ${status}::delivery_status, finished_at = now() where username = ${username}`,
    );
  await set('g.failed', 'failed');
  await set('h.unknown', 'unknown');
}

const expected: Record<MessageState, string[]> = {
  unsent: ['i.unsent'],
  review: ['c.review'],
  closer_look: [],
  approvable: ['c.review'],
  waiting: ['b.waiting', 'd.approved'],
  held: [],
  scheduled: ['b.waiting', 'd.approved'],
  approved: ['d.approved'],
  sent: ['a.sent', 'f.hand'],
  by_hand: ['f.hand'],
  answered: [],
  interested: [],
  check: ['h.unknown'],
  failed: ['g.failed'],
  skipped: ['e.skipped'],
};

describe('states', () => {
  it('are listed and counted alike, on both lists, with search and pages', async () => {
    await makeEverything();
    for (const state of messageStates) expect([state, await listed(state)]).toEqual([state, expected[state]]);
    const all = await counts();
    expect(all.all).toBe(9);
    for (const state of messageStates) expect([state, all[state]]).toEqual([state, expected[state].length]);

    const answer = await fixture.server.call(
      'GET',
      `/scrape/projects/${fixture.project}/messages?state=waiting&limit=1&sort=az`,
      { token: fixture.ann.token },
    );
    expect(answer.headers['x-total-count']).toBe('2');
    const cursor = encodeURIComponent(String(answer.headers['x-next-cursor']));
    expect(await listed('waiting', `&limit=1&cursor=${cursor}`)).toEqual(['d.approved']);
    expect(await listed('waiting', '&q=approved')).toEqual(['d.approved']);
    expect(await counts('q=approved')).toMatchObject({ all: 1, waiting: 1, approved: 1, sent: 0 });
  });

  it('become held with the brake, and scheduled again without', async () => {
    await makeEverything();
    await fixture.put('/sending', { paused: true });
    expect(await listed('held')).toEqual(expected.waiting);
    expect(await listed('scheduled')).toEqual([]);
    expect(await counts()).toMatchObject({ waiting: 2, held: 2, scheduled: 0 });
    const shown = await fixture.get<ShownMessage[]>('/scrape/messages?state=held');
    expect(shown.every(({ delivery }) => delivery?.status === 'held')).toBe(true);
    await fixture.put('/sending', { paused: false });
    expect(await counts()).toMatchObject({ held: 0, scheduled: 2 });
  });

  it('are held where the account that they wait for is not the one that sends, as each of them says', async () => {
    await makeEverything();
    await fixture.connect('second.studio');
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'auto' });
    await fixture.write('i.new', 'j.new', 'k.new');
    const all = await fixture.get<ShownMessage[]>('/scrape/messages?sort=az');
    const saying = (status: string) =>
      all.filter(({ delivery }) => delivery?.status === status).map(({ username }) => username);
    expect(saying('held')).toEqual(['b.waiting', 'd.approved']);
    expect(saying('waiting')).toContain('k.new');
    expect(await listed('held')).toEqual(saying('held'));
    expect(await listed('scheduled')).toEqual(saying('waiting'));
    const scheduled = saying('waiting').length;
    expect(await counts()).toMatchObject({ waiting: 2 + scheduled, held: 2, scheduled });
    expect(await counts('q=approved')).toMatchObject({ waiting: 1, held: 1, scheduled: 0 });
    const csv = await fixture.server.call('GET', `/projects/${fixture.project}/export?format=csv`, {
      token: fixture.ann.token,
    });
    const lineOf = (name: string) => csv.text.split('\n').find((line) => line.includes(name));
    expect(lineOf('b.waiting')).toContain('Held');
    expect(lineOf('k.new')).not.toContain('Held');
    await fixture.put('/sending', { paused: true });
    expect(await counts()).toMatchObject({ held: 2 + scheduled, scheduled: 0 });
  });

  it('are what the tiles and the project card count', async () => {
    await makeEverything();
    const { sent, by_hand, answered, waiting, review, check } = await counts();
    expect(await fixture.get('/sending')).toMatchObject({ waiting, review, unknown: check });
    const ofProject = { sent, by_hand, answered, waiting, review };
    expect(await fixture.get(`/projects/${fixture.project}/sending`)).toMatchObject(ofProject);
  });

  it("can be narrowed to a project, and are nobody else's", async () => {
    await makeEverything();
    const other = await createProject(fixture.server, fixture.ann);
    expect(await listed('sent', `&project_id=${fixture.project}`)).toEqual(expected.sent);
    expect(await listed('sent', `&project_id=${other}`)).toEqual([]);
    expect(await counts(`project_id=${other}`)).toMatchObject({ all: 0, sent: 0 });
    const bob = await signedIn(fixture.server);
    const ask = (path: string) => fixture.server.call('GET', path, { token: bob.token });
    expect(JSON.parse((await ask(`/scrape/messages?state=sent&project_id=${fixture.project}`)).text)).toEqual(
      [],
    );
    expect((await ask(`/scrape/message-counts?project_id=${fixture.project}`)).body).toMatchObject({
      all: 0,
    });
  });

  it.each(['state=lost', 'state=', 'project_id=x', 'fit=best'])('refuse %s', async (query) => {
    const { status, body } = await fixture.server.call('GET', `/scrape/messages?${query}`, {
      token: fixture.ann.token,
    });
    expect([status, typeof body['detail']]).toEqual([422, 'string']);
  });
});

describe('an answer', () => {
  it('can be noted by hand and taken back, for what was sent', async () => {
    await makeEverything();
    expect(await mark('c.review', 'answered', true)).toMatchObject({
      status: 409,
      body: { detail: 'Only a sent message can be marked as answered.' },
    });
    for (const username of ['a.sent', 'f.hand'])
      expect((await mark(username, 'answered', true)).body['answered_at']).toEqual(expect.any(String));
    expect(await listed('answered')).toEqual(['a.sent', 'f.hand']);
    expect((await mark('a.sent', 'answered', false)).body['answered_at']).toBeNull();
    // A message that was not sent after all has no answer.
    await mark('f.hand', 'sent', false);
    expect(await counts()).toMatchObject({ answered: 0, by_hand: 0, sent: 1 });
    expect(
      (await fixture.put(`/scrape/messages/${fixture.project}/answered`, { answered: true })).status,
    ).toBe(404);
    expect((await mark('a.sent', 'answered', 'yes' as unknown as boolean)).status).toBe(422);
  });

  it('that Instagram told us of stays', async () => {
    await fixture.write('mira');
    await fixture.run();
    await reply('mira');
    await mark('mira', 'answered', false);
    expect(await listed('answered')).toEqual(['mira']);
  });
});

describe('the last 30 days', () => {
  type Day = {
    generated: number;
    sent: number;
    by_hand: number;
    failed: number;
    answered: number;
    interested: number;
  };
  const totals = async () => {
    const days = await fixture.get<Day[]>('/sending/stats');
    const sum = (field: keyof Day) => days.reduce((total, day) => total + day[field], 0);
    return {
      generated: sum('generated'),
      sent: sum('sent'),
      by_hand: sum('by_hand'),
      failed: sum('failed'),
      answered: sum('answered'),
      interested: sum('interested'),
    };
  };

  it('say what the lists hold and what the tile says, also after the project is gone', async () => {
    await makeEverything();
    await mark('a.sent', 'answered', true);
    const { db } = fixture.server.services;
    await db.execute(sql`update messages set interested_at = answered_at where answered_at is not null`);
    const { sent, by_hand, failed, answered, interested } = await counts();
    const none = { all: 0, sent: 0, by_hand: 0, answered: 0, interested: 0, failed: 0 };
    expect(await unlisted()).toEqual(none);
    const [, , used] = await creditsOf(fixture.server, fixture.ann);
    const before = await totals();
    expect(before).toEqual({ generated: used, sent, by_hand, failed, answered, interested });
    expect(before).toEqual({ generated: 9, sent: 2, by_hand: 1, failed: 1, answered: 1, interested: 1 });
    const trend = await fixture.get<Trend>('/figures/trend');
    expect(trend.now).toMatchObject({ sent, answered, interested });
    expect(trend.before).toMatchObject({ sent: 0, answered: 0, interested: 0 });
    const project_id = fixture.project;
    expect(await fixture.get('/figures/projects')).toEqual([{ project_id, sent, answered, interested }]);

    expect((await fixture.remove(`/projects/${fixture.project}`)).status).toBe(204);
    const gone = { all: used, sent, by_hand, failed, answered, interested };
    const days = await fixture.get<{ day: string }[]>('/sending/stats');
    const expectGone = async () => {
      expect(await totals()).toEqual(before);
      expect((await creditsOf(fixture.server, fixture.ann))[2]).toBe(used);
      expect(await counts()).toMatchObject({ all: 0, sent: 0 });
      expect((await fixture.get<Trend>('/figures/trend')).now).toMatchObject({ sent, answered, interested });
      expect(await fixture.get('/figures/projects')).toEqual([]);
      // The lists say how many are missing, unless they are filtered by something that is no longer known.
      expect(await unlisted()).toEqual(gone);
      expect(await unlisted(`from=${days[0]!.day}&to=${days.at(-1)!.day}`)).toEqual(gone);
      expect(await unlisted('to=2020-01-01')).toEqual(none);
    };
    await expectGone();
    // The same once the rows are deleted.
    await fixture.server.drain();
    await expectGone();
    for (const part of ['q=mira', 'fit=weak', 'account=studio.reach', `project_id=${fixture.project}`])
      expect(await unlisted(part)).toBeUndefined();
    // No personal data is kept with them.
    const { rows } = await fixture.server.services.db.execute(sql`select * from past_outcomes`);
    expect(Object.keys(rows[0]!).toSorted()).toEqual(
      [
        'answered_at',
        'by_hand',
        'failed_at',
        'id',
        'interested_at',
        'last_at',
        'sent_at',
        'user_id',
      ].toSorted(),
    );
  });
});

it('tells apart what is approved one by one', async () => {
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await fixture.write('a.fine', 'b.look');
  await fixture.server.services.db.execute(
    sql`update deliveries set reason = 'It sells the same.' where username = 'b.look'`,
  );
  expect(await listed('closer_look')).toEqual(['b.look']);
  expect(await listed('approvable')).toEqual(['a.fine']);
  expect(await listed('review')).toEqual(['a.fine', 'b.look']);
  expect(await counts()).toMatchObject({ review: 2, closer_look: 1, approvable: 1 });
  expect(await fixture.get(`/projects/${fixture.project}/sending`)).toMatchObject({
    approvable: 1,
    first_approvable: 'a.fine',
  });
});

it("narrows lists, counts, ids and exports to one account's, without what was sent by hand", async () => {
  await makeEverything();
  await fixture.connect('other.studio');
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'auto' });
  await fixture.write('k.other');
  const first = 'account=studio.reach';
  expect(await listed('sent', `&${first}`)).toEqual(['a.sent']);
  expect(await listed('waiting', `&${first}`)).toEqual(['b.waiting', 'd.approved']);
  expect(await counts(first)).toMatchObject({ all: 7, sent: 1, by_hand: 0, waiting: 2, unsent: 0 });
  expect(await counts('account=other.studio')).toMatchObject({ all: 1 });
  const ids = await fixture.get<string[]>(`/scrape/message-ids?state=sent&${first}`);
  expect(ids).toEqual([(await fixture.messageTo('a.sent')).id]);
  const file = await fixture.server.call('GET', `/projects/${fixture.project}/export?format=csv&${first}`, {
    token: fixture.ann.token,
  });
  expect(file.headers['x-total-count']).toBe('7');
});

describe('days', () => {
  const day = 86_400_000;
  /** The format of the chart. */
  const today = async () => (await fixture.get<{ day: string }[]>('/sending/stats')).at(-1)!.day;

  it('narrow lists, counts, ids and exports to what the chart counts', async () => {
    await fixture.connect('studio.reach', { time_zone: 'Pacific/Auckland' });
    await makeEverything();
    await mark('a.sent', 'answered', true);
    // Written long ago, sent on the last of the thirty days; and written then, and sent long ago.
    const at = (days: number) => new Date(fixture.server.services.clock.now().getTime() - days * day);
    const { db } = fixture.server.services;
    await db.execute(sql`update messages set created_at = ${at(40)} where username = 'a.sent'`);
    await db.execute(sql`update messages set sent_at = ${at(40)} where username = 'f.hand'`);
    await db.execute(
      sql`update credit_entries set created_at = ${at(40)} where kind = 'capture' and username = 'a.sent'`,
    );
    const days =
      await fixture.get<{ day: string; generated: number; sent: number; failed: number }[]>('/sending/stats');
    const sum = (field: 'generated' | 'sent' | 'failed') =>
      days.reduce((total, one) => total + one[field], 0);
    const period = `from=${days[0]!.day}&to=${days.at(-1)!.day}`;
    expect([sum('generated'), sum('sent'), sum('failed')]).toEqual([8, 1, 1]);
    expect(await listed('sent', `&${period}`)).toEqual(['a.sent']);
    expect(await listed('failed', `&${period}`)).toEqual(['g.failed']);
    expect(await counts(period)).toMatchObject({ all: 8, sent: 1, by_hand: 0, failed: 1, answered: 1 });
    // Each state by its own time, also when all are counted at once.
    expect(await counts(`${period}&q=.`)).toMatchObject({ all: 8, sent: 1, failed: 1, answered: 1 });
    const ids = await fixture.get<string[]>(`/scrape/message-ids?state=sent&${period}`);
    expect(ids).toEqual([(await fixture.messageTo('a.sent')).id]);
    const file = await fixture.server.call(
      'GET',
      `/projects/${fixture.project}/export?format=csv&state=sent&${period}`,
      {
        token: fixture.ann.token,
      },
    );
    expect(file.headers['x-total-count']).toBe('1');
  });

  it('begin and end at midnight where the person lives', async () => {
    await fixture.connect('studio.reach', { time_zone: 'Pacific/Auckland' });
    await fixture.write('mira');
    const here = await today();
    const [year = 0, month = 0, date = 0] = here.split('-').map(Number);
    const start = instantOf({ year, month, day: date }, 0, 'Pacific/Auckland');
    const found = async (moment: number, query: string) => {
      const { db } = fixture.server.services;
      await db.execute(sql`update messages set sent_at = ${new Date(moment)}`);
      return (await listed('sent', `&${query}`)).length;
    };
    expect(await found(start.getTime(), `from=${here}`)).toBe(1);
    expect(await found(start.getTime() - 1, `from=${here}`)).toBe(0);
    expect(await found(start.getTime() - 1, `to=${here}`)).toBe(1);
    expect(await found(start.getTime() + 26 * 3_600_000, `to=${here}`)).toBe(0);
  });

  it.each(['from=2026-02-30', 'to=tomorrow', 'from=', 'from=9999-01-01'])('refuse %s', async (query) => {
    for (const path of ['/scrape/messages', '/scrape/message-counts', '/scrape/message-ids']) {
      const { status, body } = await fixture.server.call('GET', `${path}?${query}`, {
        token: fixture.ann.token,
      });
      expect([status, body['detail']]).toEqual([422, 'Days must look like 2026-05-12']);
    }
  });
});

describe('indexes', () => {
  it('find a state among many messages without reading them all', async () => {
    const { db } = fixture.server.services;
    const { ann, project } = fixture;
    await loadInBulk(db, async (tx) => {
      await tx.execute(sql`
        insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
        select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${ann.id}, ${project}, gen_random_uuid(), 'name' || n, 'Hi', '{}', '[]', now()
        from generate_series(1, 20000) n`);
      await tx.execute(sql`
        insert into deliveries (id, user_id, project_id, message_id, username, sender, status, created_at)
        select gen_random_uuid(), user_id, project_id, id, username, 'studio.reach', 'skipped', now() from messages`);
      await tx.execute(sql`select recount_tallies()`);
    });
    await db.execute(sql`update deliveries set status = 'failed' where username = 'name777'`);
    await db.execute(sql`update messages set sent_at = now() where username = 'name778'`);
    await db.execute(sql`analyze messages`);
    await db.execute(sql`analyze deliveries`);
    const read = async (condition: string, where = `m.user_id = '${ann.id}'`) => {
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`explain (analyze, costs off, timing off, buffers off)
          select m.* from messages m left join deliveries d on d.message_id = m.id and d.user_id = m.user_id
          where ${where} and ${condition} order by m.id desc limit 51`),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await read(`d.status = 'failed'`)).toMatch(/deliveries_(state|project)/);
    expect(await read('m.sent_at is not null')).toContain('messages_sent');
    const ofProject = `m.user_id = '${ann.id}' and m.project_id = '${project}'`;
    for (const plan of [
      await read(`d.status = 'failed'`, ofProject),
      await read('m.sent_at is not null', ofProject),
    ])
      expect(plan).not.toMatch(/Seq Scan|Rows Removed by Filter: \d{3,}/);
  });
});
