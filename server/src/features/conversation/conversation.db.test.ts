import type { ThreadCounts } from '@opener/contract/conversation';
import { conversationErrors } from '@opener/contract/conversation';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../lib/clock.ts';
import { signedIn, tokenOf } from '../../testing/people.ts';
import { createProject } from '../../testing/projects.ts';
import { openFixtureBeside, openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';
import { forgetThreads } from './forget-threads.ts';
import { type Talk, talkAt } from './testing/talk.ts';

let fixture: SendingFixture;
let talk: Talk;

beforeEach(async () => {
  // More than one test sends on its first day.
  fixture = await openSendingFixture({ DM_DAILY_CAP: '25-25' });
  talk = talkAt(fixture);
  await fixture.connect();
});
afterEach(() => fixture.close());

const counts = (query = '') => fixture.get<ThreadCounts>(`/conversations/counts?${query}`);
const unread = async () => (await fixture.get<{ unread: number }>('/conversations/unread')).unread;
const rows = async (query: string) => (await fixture.server.services.db.execute(sql.raw(query))).rows;

describe('a conversation', () => {
  it('begins with a message that was sent, and shows it with its reason', async () => {
    await talk.send('mira');
    const thread = await talk.with('mira');
    const message = await fixture.messageTo('mira');
    expect(thread).toMatchObject({
      username: 'mira',
      full_name: 'Mira Köhler',
      account: 'studio.reach',
      project: { id: fixture.project },
      message_id: message.id,
      last_answer_at: null,
      unread: 0,
      needs_me: false,
      outcome: null,
      cannot_write: conversationErrors.unanswered,
      earlier: 0,
    });
    expect(thread.entries).toMatchObject([
      {
        sent_by: 'opener',
        text: message.generated_message,
        status: 'sent',
        message: { id: message.id, project_id: fixture.project, reason: expect.any(String) },
      },
    ]);
    expect(thread.entries[0]!.message!.facts.length).toBeGreaterThan(0);
  });

  it('shows a message that may not have arrived, and follows what becomes of it', async () => {
    fixture.instagram.script.set('mira', () => Promise.reject(new Error('no answer')));
    await talk.send('mira');
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'unknown', reason: expect.any(String) });
    fixture.instagram.script.delete('mira');
    await fixture.act('mira', 'resend');
    expect(await talk.lastEntry('mira')).toMatchObject({ status: 'waiting' });
    await fixture.nextTurn(hours(1));
    expect((await talk.with('mira')).entries).toMatchObject([{ status: 'sent', reason: null }]);
  });

  it('is none with people who were not written to, and keeps nothing of what they say', async () => {
    await fixture.write('review.me');
    await talk.hear('a.friend', 'See you on Sunday?');
    expect(await talk.names()).not.toContain('a.friend');
    expect(await rows(`select 1 from thread_messages where text like 'See you%'`)).toEqual([]);
  });

  it('shows answers in the order in which they were written, each once', async () => {
    await talk.send('mira');
    const now = fixture.server.services.clock.now().getTime();
    const later = { id: 'second', at: new Date(now + 60_000) };
    await talk.hear('mira', 'And when?', later);
    await talk.hear('mira', 'Sounds good', { id: 'first', at: new Date(now + 30_000) });
    await talk.hear('mira', 'And when?', later);
    expect((await talk.said('mira')).slice(1)).toEqual(['them: Sounds good', 'them: And when?']);
    const { unread: marks, last_answer_at: at, last } = await talk.with('mira');
    expect([marks, at, last?.text]).toEqual([2, later.at.toISOString(), 'And when?']);
  });

  it('takes the same answer once when it is reported at the same time', async () => {
    await talk.send('mira');
    const event = { id: 'one', at: fixture.server.services.clock.now() };
    const told = await Promise.all(Array.from({ length: 5 }, () => talk.hear('mira', 'Hello', event)));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await talk.with('mira')).toMatchObject({ unread: 1, entries: [{}, { text: 'Hello' }] });
  });

  it('stores texts that a database could not, and very long ones cut', async () => {
    await talk.send('mira');
    expect((await talk.hear('mira', 'x'.repeat(900))).status).toBe(200);
    expect((await talk.lastEntry('mira')).text).toHaveLength(900);
  });

  it('is found by the id of the person where nothing else is told', async () => {
    await talk.send('mira');
    await talk.hear('mira', 'Hello', { from: null, chatId: null, fromId: 'id-mira' });
    expect(await talk.said('mira')).toHaveLength(2);
  });

  it('keeps its person under a new name', async () => {
    await talk.send('mira');
    await talk.hear('mira', 'I have a new name', { from: 'mira.new' });
    expect(await talk.names()).toEqual(['mira.new']);
  });

  it('continues when the same person gets another message', async () => {
    await talk.send('mira');
    await talk.hear('mira', 'Not sure');
    const first = fixture.project;
    fixture.project = await createProject(fixture.server, fixture.ann, { name: 'Second' });
    await fixture.write('mira');
    await fixture.act('mira', 'approve');
    await fixture.nextTurn();
    await fixture.act('mira', 'send_now');
    await fixture.nextTurn();
    expect(await talk.list()).toMatchObject([{ project: { id: fixture.project, name: 'Second' } }]);
    expect((await talk.with('mira')).entries.map(({ sent_by }) => sent_by)).toEqual([
      'opener',
      'them',
      'opener',
    ]);
    expect(first).not.toBe(fixture.project);
  });

  it('stays when its message is deleted, and goes with its project', async () => {
    await talk.send('mira');
    await talk.hear('mira', 'Sounds good');
    const { id } = await fixture.messageTo('mira');
    await fixture.post('/scrape/messages/change', { action: 'delete', ids: [id] });
    const thread = await talk.with('mira');
    expect(thread).toMatchObject({ message_id: null, full_name: null });
    expect(thread.entries).toMatchObject([{ sent_by: 'opener', status: 'sent', message: null }, {}]);
    await fixture.remove(`/projects/${fixture.project}`);
    expect(await talk.list()).toEqual([]);
    expect(await rows('select 1 from thread_messages')).toEqual([]);
    fixture.project = await createProject(fixture.server, fixture.ann);
  });

  it('moves with its message', async () => {
    await talk.send('mira');
    const other = await createProject(fixture.server, fixture.ann, { name: 'Other' });
    const { id } = await fixture.messageTo('mira');
    await fixture.post('/scrape/messages/change', { action: 'move', ids: [id], project_id: other });
    expect(await talk.list()).toMatchObject([{ project: { id: other } }]);
  });

  it('counts as answered when the user says so on the message, and can be taken back', async () => {
    await talk.send('mira');
    const { id } = await fixture.messageTo('mira');
    await fixture.put(`/scrape/messages/${id}/answered`, { answered: true });
    expect(await talk.with('mira')).toMatchObject({ needs_me: false, cannot_write: null });
    expect(await talk.names('filter=answered')).toEqual(['mira']);
    await fixture.put(`/scrape/messages/${id}/answered`, { answered: false });
    expect(await talk.names('filter=unanswered')).toEqual(['mira']);
  });

  it('goes after 400 days of silence, and with the account', async () => {
    await talk.send('mira');
    fixture.server.advance(days(399));
    await forgetThreads(fixture.server.services);
    expect(await rows('select 1 from threads')).toHaveLength(1);
    fixture.server.advance(days(2));
    await forgetThreads(fixture.server.services);
    expect(await rows('select 1 from threads')).toEqual([]);
  });

  it('is deleted with the account of its owner', async () => {
    await talk.send('mira');
    await talk.hear('mira', 'Sounds good');
    await fixture.put('/notices', { answers: 'daily' });
    await fixture.remove('/auth/delete-account');
    for (const table of ['threads', 'thread_messages', 'answer_notices'])
      expect(await rows(`select 1 from ${table}`)).toEqual([]);
  });
});

describe('lists', () => {
  it('show the newest answer first, then who has not answered, a page at a time', async () => {
    await talk.send('a.quiet', 'b.early', 'c.late', 'd.quiet');
    await talk.hear('b.early', 'Hello');
    fixture.server.advance(minutes(1));
    await talk.hear('c.late', 'Hello');
    const order = ['c.late', 'b.early', 'd.quiet', 'a.quiet'];
    expect(await talk.names()).toEqual(order);

    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 4; page++) {
      const answer = await fixture.server.call('GET', `/conversations?limit=1${cursor}`, {
        token: fixture.ann.token,
      });
      seen.push(...(JSON.parse(answer.text) as { username: string }[]).map(({ username }) => username));
      expect(answer.headers['x-total-count']).toBe('4');
      cursor = `&cursor=${encodeURIComponent(String(answer.headers['x-next-cursor']))}`;
    }
    expect(seen).toEqual(order);
    expect(cursor).toBe('&cursor=undefined');
  });

  it('are filtered and counted alike', async () => {
    await talk.send('a.quiet', 'b.new', 'c.keen', 'd.later', 'e.no', 'f.wrote');
    for (const name of ['b.new', 'c.keen', 'd.later', 'e.no', 'f.wrote']) await talk.hear(name, 'Hello');
    await talk.decide('c.keen', { outcome: 'interested' });
    const until = new Date(fixture.server.services.clock.now().getTime() + days(10))
      .toISOString()
      .slice(0, 10);
    await talk.decide('d.later', { outcome: 'not_now', until });
    await talk.decide('e.no', { outcome: 'not_interested' });
    await talk.writeBack('f.wrote', 'Glad to hear it.');
    await talk.mark('b.new', true);
    const expected = {
      unanswered: ['a.quiet'],
      answered: ['b.new', 'c.keen', 'd.later', 'e.no', 'f.wrote'],
      interested: ['c.keen'],
      not_now: ['d.later'],
      not_interested: ['e.no'],
      needs_me: ['b.new'],
    };
    const counted = await counts();
    for (const [filter, names] of Object.entries(expected)) {
      expect([filter, (await talk.names(`filter=${filter}`)).toSorted()]).toEqual([filter, names]);
      expect([filter, counted[filter as keyof ThreadCounts]]).toEqual([filter, names.length]);
    }
    expect([counted.all, counted.unread, await unread()]).toEqual([6, 4, 4]);
    expect(await talk.names('unread=true')).not.toContain('b.new');
    expect(await talk.names('filter=needs_me&unread=true')).toEqual([]);
  });

  it('are searched by name and by what was said, and narrowed to a project', async () => {
    await talk.send('mira.kilns', 'zoe_100');
    await talk.hear('zoe_100', 'Our budget is 50% lower');
    expect(await talk.names('q=kilns')).toEqual(['mira.kilns']);
    expect(await talk.names(`q=${encodeURIComponent('KÖHLER')}`)).toHaveLength(2);
    expect(await talk.names(`q=${encodeURIComponent('50%')}`)).toEqual(['zoe_100']);
    expect(await talk.names('q=_1')).toEqual(['zoe_100']);
    expect(await talk.names('q=%25')).toEqual(['zoe_100']);
    expect(await counts('q=kilns')).toMatchObject({ all: 1, answered: 0 });
    const other = await createProject(fixture.server, fixture.ann);
    expect(await talk.names(`project_id=${other}`)).toEqual([]);
    expect(await counts(`project_id=${fixture.project}`)).toMatchObject({ all: 2, answered: 1 });
  });

  it.each(['filter=lost', 'limit=0', 'limit=201', 'cursor=x', 'project_id=x', 'unread=maybe'])(
    'refuse %s',
    async (query) => {
      const { status, body } = await fixture.server.call('GET', `/conversations?${query}`, {
        token: fixture.ann.token,
      });
      expect([status, typeof body['detail']]).toEqual([422, 'string']);
    },
  );

  it("show nobody else's, and change nobody else's", async () => {
    await talk.send('mira');
    await talk.hear('mira', 'Hello');
    const { id, entries } = await talk.with('mira');
    const bob = await signedIn(fixture.server);
    const ask = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
      fixture.server.call(method, path, { token: bob.token, ...(body && { body }) });
    expect((await ask('GET', '/conversations')).text).toBe('[]');
    expect((await ask('GET', '/conversations/unread')).body).toEqual({ unread: 0 });
    for (const answer of [
      await ask('GET', `/conversations/${id}`),
      await ask('PUT', `/conversations/${id}/read`, { read: true }),
      await ask('PUT', `/conversations/${id}/outcome`, { outcome: 'interested' }),
      await ask('POST', `/conversations/${id}/replies`, { id, text: 'Hi' }),
      await ask('POST', `/conversations/${id}/replies/${entries[0]!.id}`, { action: 'cancel' }),
      await ask('POST', `/conversations/${id}/suggestion`),
    ])
      expect([answer.status, answer.body['detail']]).toEqual([404, conversationErrors.threadNotFound]);
    expect(await talk.with('mira')).toMatchObject({ unread: 1, outcome: null });
  });
});

describe('marks and outcomes', () => {
  beforeEach(async () => {
    await talk.send('mira');
    await talk.hear('mira', 'That sounds great, how does it work?');
  });

  it('are told by the change that screens ask for', async () => {
    const latest = async () => (await fixture.get<{ latest: string }>('/changes')).latest;
    const before = await latest();
    await talk.mark('mira', true);
    expect(await latest()).not.toBe(before);
    const read = await latest();
    await talk.mark('mira', true);
    expect(await latest()).toBe(read);
    await talk.hear('mira', 'Hello?');
    expect(await latest()).not.toBe(read);
  });

  it('read and unread can be chosen', async () => {
    await talk.hear('mira', 'Hello?');
    expect(await talk.with('mira')).toMatchObject({ unread: 2 });
    expect((await talk.mark('mira', true)).body).toMatchObject({ unread: 0, needs_me: true });
    expect((await talk.mark('mira', false)).body).toMatchObject({ unread: 1 });
    expect(await unread()).toBe(1);
  });

  it('an outcome is suggested by the latest answer and decided by the user', async () => {
    expect(await talk.with('mira')).toMatchObject({ suggested_outcome: 'interested', outcome: null });
    expect((await talk.decide('mira', { outcome: 'not_interested' })).body).toMatchObject({
      outcome: 'not_interested',
      suggested_outcome: 'interested',
      needs_me: false,
    });
    fixture.server.advance(minutes(1));
    await talk.hear('mira', 'Not now, maybe next month');
    expect(await talk.with('mira')).toMatchObject({
      suggested_outcome: 'not_now',
      outcome: 'not_interested',
      needs_me: true,
    });
    // An older answer that arrives late says nothing about how it stands.
    await talk.hear('mira', 'Yes please!', {
      at: new Date(fixture.server.services.clock.now().getTime() - hours(1)),
    });
    expect(await talk.with('mira')).toMatchObject({ suggested_outcome: 'not_now' });
    expect((await talk.decide('mira', { outcome: null })).body).toMatchObject({ outcome: null });
  });

  it('what is postponed is done with once the user writes on its day, and comes back if they take that back', async () => {
    const { clock } = fixture.server.services;
    const until = new Date(clock.now().getTime() + days(3)).toISOString().slice(0, 10);
    await talk.decide('mira', { outcome: 'not_now', until });
    await talk.writeBack('mira', 'Talk to you then.');
    await fixture.run();
    fixture.server.advance(days(4));
    fixture.ann.token = await tokenOf(fixture.server, fixture.ann);
    expect(await talk.with('mira')).toMatchObject({ needs_me: true });
    await fixture.put('/sending', { paused: true });
    await talk.writeBack('mira', 'As promised!');
    expect(await talk.with('mira')).toMatchObject({
      needs_me: false,
      outcome: 'not_now',
      not_now_until: until,
    });
    await talk.change('mira', 'cancel');
    expect(await talk.names('filter=needs_me')).toEqual(['mira']);
  });

  it('what is postponed comes back on its day', async () => {
    const day = (ahead: number) =>
      new Date(fixture.server.services.clock.now().getTime() + days(ahead)).toISOString().slice(0, 10);
    const until = day(3);
    expect((await talk.decide('mira', { outcome: 'not_now', until })).body).toMatchObject({
      not_now_until: until,
      needs_me: false,
    });
    fixture.server.advance(days(3));
    fixture.ann.token = await tokenOf(fixture.server, fixture.ann);
    expect(await talk.with('mira')).toMatchObject({ needs_me: true });
    expect(await talk.names('filter=needs_me')).toEqual(['mira']);
    await talk.decide('mira', { outcome: 'interested' });
    expect(await talk.with('mira')).toMatchObject({ not_now_until: null, needs_me: false });
    for (const [body, detail] of [
      [{ outcome: 'not_now' }, conversationErrors.noDay],
      [{ outcome: 'not_now', until: day(0) }, conversationErrors.badDay],
      [{ outcome: 'not_now', until: day(800) }, conversationErrors.badDay],
      [{ outcome: 'not_now', until: '2027-02-31' }, conversationErrors.badDay],
      [{ outcome: 'maybe' }, 'Choose interested, not_now or not_interested'],
    ] as const)
      expect(await talk.decide('mira', body)).toMatchObject({ status: 422, body: { detail } });
  });
});

describe('somebody who asks to be left alone', () => {
  beforeEach(async () => {
    await talk.send('mira');
  });

  it.each(['Please stop messaging me', 'Bitte nicht mehr schreiben', 'Przestań do mnie pisać'])(
    'is never written to again: “%s”, until the user takes it back',
    async (text) => {
      await talk.hear('mira', text, { id: 'wish' });
      expect(await talk.with('mira')).toMatchObject({
        do_not_contact: true,
        needs_me: false,
        unread: 1,
        suggested_outcome: 'not_interested',
        cannot_write: conversationErrors.doNotContact,
      });
      expect(await fixture.messageTo('mira')).toMatchObject({
        delivery: { answered_at: expect.any(String) },
      });
      expect(await talk.writeBack('mira', 'Sorry!')).toMatchObject({
        status: 409,
        body: { detail: conversationErrors.doNotContact },
      });
      await fixture.remove('/do-not-contact/mira');
      expect(await talk.with('mira')).toMatchObject({ do_not_contact: false, cannot_write: null });
      // The provider repeats itself; the user has decided.
      await talk.hear('mira', text, { id: 'wish' });
      expect(await talk.with('mira')).toMatchObject({ do_not_contact: false });
    },
  );
});

describe('an account that somebody else has connected since', () => {
  it('tells the former holder nothing of what people answer, and lets them write nothing', async () => {
    await talk.send('mira');
    await fixture.remove('/instagram/disconnect');
    const other = await openFixtureBeside(fixture);
    // The provider names each connection anew.
    fixture.instagram.connect = async ({ username }) => ({
      type: 'connected',
      username,
      connection: 'connection-of-the-next',
    });
    await other.connect();
    await talk.hear('mira', 'For whoever has it now');
    expect(await talk.said('mira')).toHaveLength(1);
    expect(await talk.with('mira')).toMatchObject({
      unread: 0,
      last_answer_at: null,
      cannot_write: 'Connect @studio.reach to write back.',
    });
    await talk.hear('mira', 'Again', { connectionRef: 'ref-connection-of-the-next' });
    expect(await talkAt(other).list()).toEqual([]);
    expect(await rows('select 1 from thread_messages')).toHaveLength(1);
  });
});
