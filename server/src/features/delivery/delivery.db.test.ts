import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes, seconds } from '../../lib/clock.ts';
import { createFakeInstagram, type FakeInstagram } from '../../testing/fake-instagram.ts';
import { troubledPorts } from '../../testing/fake-ports.ts';
import { newestMail, type Person, signedIn } from '../../testing/people.ts';
import { createProject, expectBalancedLedger, giveCredits, queue } from '../../testing/projects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { deliveryDepsOf } from '../../wiring.ts';
import { runSender } from './run-sender.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

let server: TestServer;
let instagram: FakeInstagram;
let ann: Person;
let project: string;

/** A pace that a test can reach by moving the clock: ten minutes between two messages. */
const pace = { DM_GAP_SECONDS: '600-600', DM_DAILY_CAP: '5-25', DM_HOURS: '0-24' };

beforeEach(async () => {
  instagram = createFakeInstagram();
  server = await startTestServer(pace, { ...troubledPorts(), instagram });
  ann = await signedIn(server);
  await giveCredits(server, ann, 100);
  project = await createProject(server, ann);
});
afterEach(async () => {
  await expectBalancedLedger(server);
  await server.close();
});

const post = (path: string, body?: object, who = ann) =>
  server.call('POST', path, { token: who.token, ...(body && { body }) });
const get = async (path: string) => JSON.parse((await server.call('GET', path, { token: ann.token })).text);
const connect = (username = 'studio.reach', more = {}) =>
  post('/instagram/connect', { username, password: 'insta-secret', time_zone: 'UTC', ...more });
const sending = () => get('/sending');
const act = (messageId: string, action: string) => post(`/scrape/messages/${messageId}/delivery`, { action });
const targets = () => instagram.delivered.map(({ to }) => to);
const run = () => runSender(deliveryDepsOf(server.services), ann.id);

async function messageTo(username: string) {
  const all = (await get('/scrape/messages')) as {
    id: string;
    username: string;
    sent: boolean;
    generated_message: string;
    delivery: { status: string; reason: string | null; answered_at: string | null } | null;
  }[];
  return all.find((message) => message.username === username)!;
}

/** Writes messages and sends the first of them, as the worker would. */
async function write(...usernames: string[]) {
  for (const username of usernames) await queue(server, ann, project, username);
  await server.drain();
}

async function nextTurn(wait = minutes(10) + seconds(1)) {
  server.advance(wait);
  await run();
}

describe('connecting', () => {
  it('is for those who bought a pack', async () => {
    const free = await signedIn(server);
    const answer = await post('/instagram/connect', { username: 'x', password: 'y' }, free);
    expect(answer).toMatchObject({ status: 402, body: { detail: 'Buy a pack to enable auto-sending' } });
    expect(await connect()).toMatchObject({
      status: 200,
      body: { connected: true, username: 'studio.reach', state: 'connected' },
    });
    expect(await get('/instagram/status')).toEqual({
      connected: true,
      username: 'studio.reach',
      state: 'connected',
    });
  });

  it.each([
    [{ password: '' }, 'Please enter both username and password'],
    [{ username: ' ' }, 'Please enter both username and password'],
    [{ time_zone: 'Mars/Base' }, 'That time zone is unknown.'],
  ])('refuses %j', async (fault, detail) => {
    expect(await connect('studio', fault)).toMatchObject({ status: 422, body: { detail } });
  });

  it('keeps the connection sealed, and the password nowhere', async () => {
    await connect();
    await write('mira');
    const { rows: tables } = await server.services.db.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker', 'outside')`,
    );
    for (const { name } of tables) {
      const { rows } = await server.services.db.execute(
        sql`select 1 from ${sql.raw(name)} t where t::text like '%insta-secret%' or t::text like '%connection-of-studio.reach",%' limit 1`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const { rows } = await server.services.db.execute<{ connection: string }>(
      sql`select connection from instagram_accounts`,
    );
    expect(rows[0]!.connection).not.toContain('connection-of');
  });

  it('holds what waits when it ends, and goes on when it begins again', async () => {
    await connect();
    await write('one', 'two');
    expect(await server.call('DELETE', '/instagram/disconnect', { token: ann.token })).toMatchObject({
      status: 200,
      body: { connected: false },
    });
    await nextTurn();
    expect(targets()).toEqual(['one']);
    expect((await messageTo('two')).delivery).toMatchObject({
      status: 'held',
      reason: 'No Instagram account is connected.',
    });
    await connect();
    await nextTurn();
    expect(targets()).toEqual(['one', 'two']);
  });
});

describe('sending', () => {
  beforeEach(() => connect());

  it('goes out by itself once written, one at a time, with the gap between', async () => {
    await write('one', 'two', 'three');
    expect(targets()).toEqual(['one']);
    expect(await messageTo('one')).toMatchObject({ sent: true, delivery: { status: 'sent' } });
    expect(await messageTo('two')).toMatchObject({ sent: false, delivery: { status: 'waiting' } });
    await run();
    expect(targets()).toHaveLength(1);
    await nextTurn();
    await nextTurn();
    expect(targets()).toEqual(['one', 'two', 'three']);
  });

  it('keeps to the cap of the day, and goes on tomorrow', async () => {
    await write('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
    for (let i = 0; i < 8; i++) await nextTurn();
    expect(targets()).toHaveLength(5);
    expect(await sending()).toMatchObject({ sent_today: 5, cap_today: 5, waiting: 2 });
    server.advance(days(1));
    for (let i = 0; i < 4; i++) await nextTurn();
    expect(targets()).toHaveLength(7);
  });

  it('never writes to the same person twice from one account, also from another project or after deleting the first', async () => {
    await write('mira');
    await server.call('DELETE', `/projects/${project}`, { token: ann.token });
    project = await createProject(server, ann);
    await write('mira');
    await nextTurn();
    expect(targets()).toEqual(['mira']);
    expect((await messageTo('mira')).delivery).toMatchObject({
      status: 'skipped',
      reason: expect.stringContaining('before'),
    });
  });

  it('does not start a second send while two workers run', async () => {
    await write('one');
    const gate = new Promise<void>((resolve) => setTimeout(resolve, 200));
    for (const name of ['two', 'three'])
      instagram.script.set(name, async (deliver) => (await gate, deliver(), { type: 'sent', chatId: null }));
    await write('two', 'three');
    server.advance(minutes(11));
    await Promise.all(Array.from({ length: 8 }, run));
    expect(instagram.mostAtOnce).toBe(1);
    expect(targets()).toHaveLength(2);
  });

  it('sends the words as they are when it begins; a later edit changes only the copy', async () => {
    await write('one', 'two');
    const edit = async (username: string, text: string) => {
      const { id } = await messageTo(username);
      return server.call('PUT', `/scrape/projects/${project}/messages/${id}`, {
        token: ann.token,
        body: { generated_message: text },
      });
    };
    expect((await edit('two', 'My own words.')).status).toBe(200);
    instagram.script.set('two', async (deliver) => {
      await edit('two', 'Too late.');
      deliver();
      return { type: 'sent', chatId: null };
    });
    await nextTurn();
    expect(instagram.delivered.at(-1)).toMatchObject({ to: 'two', text: 'My own words.' });
    expect(await messageTo('two')).toMatchObject({ sent: true, generated_message: 'Too late.' });
  });
});

describe('what the person sends by hand', () => {
  beforeEach(() => connect());

  it('does not go out a second time, nor does another message to them', async () => {
    await write('one', 'two');
    const { id } = await messageTo('two');
    await server.call('PUT', `/scrape/messages/${id}/sent`, { token: ann.token, body: { sent: true } });
    await nextTurn();
    expect(targets()).toEqual(['one']);
    expect((await messageTo('two')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'You sent it by hand.',
    });
    project = await createProject(server, ann);
    await write('two');
    await nextTurn();
    expect(targets()).toEqual(['one']);
  });

  it('may be sent by us after all, when they ask for it on that message', async () => {
    await write('one', 'two');
    const { id } = await messageTo('two');
    await server.call('PUT', `/scrape/messages/${id}/sent`, { token: ann.token, body: { sent: true } });
    await act(id, 'send_now');
    await nextTurn();
    expect(targets()).toEqual(['one', 'two']);
  });
});

describe('when nobody knows', () => {
  beforeEach(() => connect());
  const lostAnswer = (deliver: () => void) => {
    deliver();
    return Promise.reject(new Error('connection cut'));
  };

  it('is unknown, shown so, and never sent again by itself', async () => {
    instagram.script.set('limbo', lostAnswer);
    await write('limbo');
    for (let i = 0; i < 3; i++) await nextTurn(hours(2));
    expect(targets()).toEqual(['limbo']);
    expect((await messageTo('limbo')).delivery).toMatchObject({
      status: 'unknown',
      reason: expect.stringContaining('check on Instagram'),
    });
    expect(await sending()).toMatchObject({ unknown: 1 });
  });

  it('the person may send it again, after all', async () => {
    instagram.script.set('limbo', lostAnswer);
    await write('limbo');
    instagram.script.delete('limbo');
    expect(await act((await messageTo('limbo')).id, 'resend')).toMatchObject({ status: 200 });
    await run();
    expect(targets()).toEqual(['limbo', 'limbo']);
    expect((await messageTo('limbo')).delivery).toMatchObject({ status: 'sent' });
  });

  it('a worker that died leaves an unknown within two minutes, and the line goes on', async () => {
    await write('one', 'two');
    await server.services.db.execute(
      sql`update deliveries set status = 'sending', started_at = ${server.services.clock.now().toISOString()}::timestamptz where username = 'two'`,
    );
    await write('three');
    await nextTurn();
    expect(targets()).toEqual(['one']);
    server.advance(seconds(60));
    await sweepDeliveries(server.services);
    expect((await messageTo('two')).delivery).toMatchObject({ status: 'unknown' });
    await nextTurn();
    expect(targets()).toEqual(['one', 'three']);
  });

  it('an answer that comes after all is the truth', async () => {
    instagram.script.set('slow', async (deliver) => {
      server.advance(seconds(90));
      await sweepDeliveries(server.services);
      expect((await messageTo('slow')).delivery?.status).toBe('unknown');
      deliver();
      return { type: 'sent', chatId: null };
    });
    await write('slow');
    expect((await messageTo('slow')).delivery).toMatchObject({ status: 'sent' });
  });
});

describe('when Instagram says no', () => {
  beforeEach(() => connect());

  it('a declined message fails with the reason, and may be sent again by hand', async () => {
    instagram.script.set('shy', async () => ({
      type: 'declined',
      sentence: 'This person does not take messages.',
    }));
    await write('shy');
    expect((await messageTo('shy')).delivery).toMatchObject({
      status: 'failed',
      reason: 'This person does not take messages.',
    });
    instagram.script.delete('shy');
    await act((await messageTo('shy')).id, 'resend');
    await run();
    expect(targets()).toEqual(['shy']);
  });

  it('a block freezes sending for 48 hours and says so; nothing is lost', async () => {
    instagram.script.set('one', async () => ({ type: 'blocked' }));
    await write('one', 'two');
    expect(await sending()).toMatchObject({
      frozen_until: expect.any(String),
      held_because: expect.stringContaining('48 hours'),
    });
    await nextTurn(hours(47));
    expect(targets()).toEqual([]);
    instagram.script.delete('one');
    await nextTurn(hours(2));
    await nextTurn();
    expect(targets()).toEqual(['one', 'two']);
  });

  it('a lost account asks to reconnect, by mail too, and goes on afterwards', async () => {
    instagram.script.set('one', async () => ({ type: 'account lost' }));
    await write('one');
    expect(await get('/instagram/status')).toEqual({
      connected: false,
      username: 'studio.reach',
      state: 'reconnect',
    });
    expect((await newestMail(server, ann.email)).subject).toBe('Please reconnect @studio.reach');
    instagram.script.delete('one');
    await connect();
    await nextTurn();
    expect(targets()).toEqual(['one']);
  });

  it('what the person wants now waits too when Instagram asks us to', async () => {
    let asked = 0;
    instagram.script.set('busy', async () => (asked++, { type: 'not now' }));
    await write('first', 'busy');
    await act((await messageTo('busy')).id, 'send_now');
    await run();
    await run();
    await run();
    expect(asked).toBe(1);
  });

  it('what surely did not go out is tried again later, and given up in the end', async () => {
    instagram.script.set('busy', async () => ({ type: 'not now' }));
    await write('busy');
    expect((await messageTo('busy')).delivery).toMatchObject({ status: 'waiting' });
    for (let i = 0; i < 5; i++) await nextTurn(minutes(20));
    expect((await messageTo('busy')).delivery).toMatchObject({ status: 'failed' });
    expect(targets()).toEqual([]);
  });
});

describe('control', () => {
  beforeEach(() => connect());

  it('pauses and resumes', async () => {
    await server.call('PUT', '/sending', { token: ann.token, body: { paused: true } });
    await write('one');
    await nextTurn();
    expect(targets()).toEqual([]);
    expect((await messageTo('one')).delivery).toMatchObject({ status: 'held', reason: 'Sending is paused.' });
    await server.call('PUT', '/sending', { token: ann.token, body: { paused: false } });
    await run();
    expect(targets()).toEqual(['one']);
  });

  it('holds for review, approves one and all, and skips', async () => {
    await server.call('PUT', `/projects/${project}/sending`, { token: ann.token, body: { mode: 'review' } });
    await write('one', 'two', 'three', 'four');
    await nextTurn();
    expect(targets()).toEqual([]);
    expect(await get(`/projects/${project}/sending`)).toMatchObject({ mode: 'review', review: 4 });
    expect(await act((await messageTo('two')).id, 'approve')).toMatchObject({ status: 200 });
    expect(await act((await messageTo('one')).id, 'skip')).toMatchObject({
      body: { delivery: { status: 'skipped' } },
    });
    await run();
    expect(targets()).toEqual(['two']);
    expect(await post(`/projects/${project}/approve-all`)).toMatchObject({
      status: 200,
      body: { review: 0, waiting: 2 },
    });
    for (let i = 0; i < 3; i++) await nextTurn();
    expect(targets()).toEqual(['two', 'three', 'four']);
    expect(await act((await messageTo('two')).id, 'approve')).toMatchObject({ status: 409 });
  });

  it('sends now before the others, but within the cap', async () => {
    await write('a1', 'a2', 'a3', 'a4', 'a5', 'a6');
    await act((await messageTo('a6')).id, 'send_now');
    await run();
    expect(targets()).toEqual(['a1', 'a6']);
    for (let i = 0; i < 3; i++) await nextTurn();
    await act((await messageTo('a5')).id, 'send_now');
    await run();
    expect(targets()).toHaveLength(5);
    expect(targets()).not.toContain('a5');
  });

  it("is not for somebody else's message", async () => {
    await write('one', 'two');
    const bob = await signedIn(server);
    const { id } = await messageTo('two');
    expect(await post(`/scrape/messages/${id}/delivery`, { action: 'skip' }, bob)).toMatchObject({
      status: 404,
    });
  });

  it('sends a message that was written before an account was connected, when asked', async () => {
    await server.call('DELETE', '/instagram/disconnect', { token: ann.token });
    await write('early');
    expect((await messageTo('early')).delivery).toBeNull();
    expect(await act((await messageTo('early')).id, 'send_now')).toMatchObject({ status: 409 });
    await connect();
    await act((await messageTo('early')).id, 'send_now');
    await run();
    expect(targets()).toEqual(['early']);
  });
});

describe('the do-not-contact list', () => {
  beforeEach(() => connect());
  const block = (...usernames: string[]) => post('/do-not-contact', { usernames });

  it('takes names as people write them, and says what cannot be', async () => {
    expect(await block('@Mira.Kilns', 'mira.kilns', 'not a name', ' zoe ')).toMatchObject({
      status: 200,
      body: { added: 2, already: 0, impossible: ['not a name'] },
    });
    expect(await block('zoe')).toMatchObject({ body: { added: 0, already: 1 } });
    expect(
      (await get('/do-not-contact?q=mira')).map(({ username }: { username: string }) => username),
    ).toEqual(['mira.kilns']);
    expect(await server.call('DELETE', '/do-not-contact/@Mira.Kilns', { token: ann.token })).toMatchObject({
      status: 204,
    });
    expect((await get('/do-not-contact')).map(({ username }: { username: string }) => username)).toEqual([
      'zoe',
    ]);
  });

  it('asks before queueing, and is never delivered to', async () => {
    await block('mira');
    const asked = await queue(server, ann, project, 'mira');
    expect([asked.status, asked.body]).toEqual([
      409,
      { detail: 'This person is on your do-not-contact list.', confirm: 'do_not_contact' },
    ]);
    expect(
      (await post(`/scrape/projects/${project}/queue`, { username: 'mira', confirm: true })).status,
    ).toBe(202);
    await server.drain();
    expect((await messageTo('mira')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'This person is on your do-not-contact list.',
    });
    expect(await act((await messageTo('mira')).id, 'send_now')).toMatchObject({ status: 409 });
  });

  it('holds for those added while they wait', async () => {
    await write('one', 'two');
    await block('two');
    await nextTurn();
    expect(targets()).toEqual(['one']);
    expect((await messageTo('two')).delivery).toMatchObject({ status: 'skipped' });
  });

  it('is mine alone', async () => {
    await block('mira');
    const bob = await signedIn(server);
    expect(JSON.parse((await server.call('GET', '/do-not-contact', { token: bob.token })).text)).toEqual([]);
  });
});

describe('replies', () => {
  beforeEach(() => connect());
  const reply = (from: string, text: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/instagram/webhook',
      headers: { 'content-type': 'application/json' },
      payload: {
        type: 'reply',
        id: `${from}-${text}`,
        connectionRef: 'ref-connection-of-studio.reach',
        chatId: `chat-${from}`,
        from: null,
        text,
        at: new Date(),
      },
    });

  it('mark the message as answered, and count', async () => {
    await write('mira');
    expect((await reply('mira', 'Tell me more')).json()).toEqual({ received: true });
    await reply('stranger', 'Hello');
    expect((await messageTo('mira')).delivery?.answered_at).toEqual(expect.any(String));
    expect(await get(`/projects/${project}/sending`)).toMatchObject({ sent: 1, answered: 1 });
    expect(await get('/do-not-contact')).toEqual([]);
    const stats = (await get('/sending/stats')) as { generated: number; sent: number; answered: number }[];
    expect(stats).toHaveLength(30);
    expect(stats.at(-1)).toMatchObject({ generated: 1, sent: 1, answered: 1 });
  });

  it('that ask to stop put the person on the list', async () => {
    await write('mira');
    await reply('mira', 'please stop messaging me');
    expect(await get('/do-not-contact')).toMatchObject([{ username: 'mira', reason: 'Asked you to stop.' }]);
  });
});
