// Two users with access to one Instagram account: Instagram sees one account, so cap, pause, gap and "never twice" belong to it.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { hours, minutes } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { newestMail } from '../../testing/people.ts';
import {
  openFixtureBeside,
  openSendingFixture,
  type SendingFixture,
  whereItIsMorning,
} from '../../testing/sending-fixture.ts';

let ann: SendingFixture;
let bob: SendingFixture;
/** What the provider was told to release. */
let released: string[];
const zone = { time_zone: whereItIsMorning() };
const heldElsewhere = {
  status: 409,
  body: {
    detail:
      'Someone else has connected this Instagram account to Opener. You can connect it once they disconnect it, or once its password is changed on Instagram.',
  },
};

beforeEach(async () => {
  ann = await openSendingFixture();
  bob = await openFixtureBeside(ann);
  let logins = 0;
  released = [];
  // Like a real provider: every login is a separate connection.
  ann.instagram.connect = async ({ username }) => ({
    type: 'connected',
    username,
    connection: `login ${++logins}`,
  });
  ann.instagram.disconnect = async (connection) => void released.push(connection);
  await ann.connect('studio.reach', zone);
});
afterEach(() => ann.close());

const sending = (fixture: SendingFixture) => fixture.get<Sending>('/sending');
const status = (fixture: SendingFixture) => fixture.get<object>('/instagram/status');
const wish = { type: 'reply', id: 'r', chatId: null, fromId: null, text: 'Please stop' };
const names = (prefix: string) => Array.from({ length: 6 }, (_, i) => `${prefix}${i}`);

async function handOver(more: object = zone): Promise<void> {
  await ann.remove('/instagram/disconnect');
  expect((await bob.connect('studio.reach', more)).status).toBe(200);
}

describe('an account that somebody else has connected', () => {
  it('is refused, names nobody, and is given back', async () => {
    const answer = await bob.connect('studio.reach', zone);
    expect(answer).toMatchObject(heldElsewhere);
    for (const theirs of [ann.ann.email, ann.ann.name, ann.ann.id]) expect(answer.text).not.toContain(theirs);
    expect(released).toEqual(['login 2']);
    expect(await status(bob)).toMatchObject({ connected: false, first: true });
    expect(await status(ann)).toMatchObject({ connected: true });
    await ann.write('one');
    expect(ann.targets()).toEqual(['one']);
  });

  it('leaves whoever is refused with the account that they had', async () => {
    await bob.connect('other.studio', zone);
    expect(await bob.connect('studio.reach', zone)).toMatchObject(heldElsewhere);
    expect(await status(bob)).toMatchObject({ connected: true, username: 'other.studio' });
    await bob.write('one');
    expect(bob.instagram.delivered).toMatchObject([{ from: 'other.studio', to: 'one' }]);
  });

  it('is not taken from them when the sender gives both the same connection', async () => {
    ann.instagram.connect = async ({ username }) => ({ type: 'connected', username, connection: 'login 1' });
    expect(await bob.connect('studio.reach', zone)).toMatchObject(heldElsewhere);
    expect(released).toEqual([]);
    await ann.write('one');
    expect(ann.targets()).toEqual(['one']);
  });

  it('is not given back to whoever lost it by the login of another, if the sender gives both the same connection', async () => {
    await ann.put('/sending', { paused: true });
    await ann.write('one');
    await ann.put('/sending', { paused: false });
    await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
    ann.instagram.connect = async ({ username }) => ({ type: 'connected', username, connection: 'login 1' });
    expect((await bob.connect('studio.reach', zone)).status).toBe(200);
    await ann.tell({ type: 'account ok', connectionRef: 'ref-login 1' });
    expect(await status(ann)).toMatchObject({ state: 'disconnected' });
    expect(await status(bob)).toMatchObject({ connected: true });
    await ann.nextTurn();
    expect(ann.targets()).toEqual([]);
    expect(released).toEqual([]);
  });

  it('is not connected by a login that is finished in the app either', async () => {
    const { connect, resume } = ann.instagram;
    ann.instagram.connect = async () => ({ type: 'app needed', pending: 'half made' });
    expect((await bob.connect('studio.reach', zone)).status).toBe(409);
    ann.instagram.resume = async (connection) => ({
      type: 'connected',
      username: 'studio.reach',
      connection,
    });
    const { db } = ann.server.services;
    for (let i = 0; i < 2; i++) {
      await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
      await ann.server.drain();
    }
    Object.assign(ann.instagram, { connect, resume });
    expect(released).toEqual(['half made']);
    expect(await status(bob)).toMatchObject({ connected: false, refused: heldElsewhere.body.detail });
    expect(await status(ann)).toMatchObject({ connected: true });
    expect(await status(ann)).not.toHaveProperty('refused');
    // Until he tries another.
    expect((await bob.connect('other.studio', zone)).body).not.toHaveProperty('refused');
    const { rows } = await db.execute(sql`select 1 from instagram_accounts where pending is not null`);
    expect(rows).toEqual([]);
  });

  it('can be connected once Instagram has let go of the first, although nobody heard of it', async () => {
    ann.server.advance(minutes(5));
    const asked: string[] = [];
    ann.instagram.stateOf = async (connection) => (asked.push(connection) > 1 ? 'lost' : 'running');
    expect(await bob.connect('studio.reach', zone)).toMatchObject(heldElsewhere);
    expect((await bob.connect('studio.reach', zone)).status).toBe(200);
    expect(asked).toEqual(['login 1', 'login 1']);
    expect(await status(ann)).toMatchObject({ state: 'disconnected' });
    expect(await status(bob)).toMatchObject({ connected: true });
    expect(await newestMail(ann.server, ann.ann.email)).toMatchObject({
      subject: 'Please reconnect @studio.reach',
    });
  });

  it('stays theirs when it is only just there, or when the sender cannot be asked', async () => {
    ann.instagram.stateOf = async () => 'lost';
    expect(await bob.connect('studio.reach', zone)).toMatchObject(heldElsewhere);
    ann.server.advance(minutes(5));
    ann.instagram.stateOf = () => Promise.reject(new TransientFault('down'));
    expect(await bob.connect('studio.reach', zone)).toMatchObject(heldElsewhere);
    expect(await status(ann)).toMatchObject({ connected: true });
  });

  it('is had by one of two who log in at the same moment', async () => {
    await ann.remove('/instagram/disconnect');
    const answers = await Promise.all([ann, bob].map((fixture) => fixture.connect('studio.reach', zone)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('can be connected once Instagram has let go of the first, who then does not get it back unasked', async () => {
    await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
    expect((await bob.connect('studio.reach', zone)).status).toBe(200);
    await ann.tell({ type: 'account ok', connectionRef: 'ref-login 1' });
    expect(await status(ann)).toMatchObject({ connected: false, state: 'disconnected' });
    expect(await ann.connect('studio.reach', zone)).toMatchObject(heldElsewhere);
    await bob.remove('/instagram/disconnect');
    await ann.tell({ type: 'account ok', connectionRef: 'ref-login 1' });
    expect(await status(ann)).toMatchObject({ state: 'connected' });
  });
});

it('a user who lost the account sees nothing of what its next holder does', async () => {
  await ann.write('mine');
  await ann.put('/sending', { paused: true });
  await ann.write('waiting');
  await ann.server.services.db.execute(sql`delete from deliveries where username = 'waiting'`);
  await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
  expect((await bob.connect('studio.reach', zone)).status).toBe(200);
  const before = await Promise.all([sending(ann), ann.get(`/projects/${ann.project}/unsent`)]);
  await bob.write('waiting');
  await bob.nextTurn(hours(1));
  expect(bob.targets()).toEqual(['mine', 'waiting']);
  await ann.tell({ ...wish, from: 'stranger', connectionRef: 'ref-login 2' });
  await ann.server.services.db.execute(
    sql`update sending_paces set frozen_until = now() + interval '40 hours'`,
  );
  const seen = () => Promise.all([sending(ann), ann.get(`/projects/${ann.project}/unsent`)]);
  expect(await seen()).toEqual(before);
  expect(await sending(ann)).toMatchObject({ account: null, sent_today: 0, frozen_until: null });
  const queued = await ann.post(`/scrape/projects/${ann.project}/queue`, { username: 'stranger' });
  expect(queued.status).toBe(202);
  // Nor when that one has lost it, too.
  await ann.tell({ type: 'account lost', connectionRef: 'ref-login 2' });
  expect(await seen()).toEqual(before);
  await bob.remove('/instagram/disconnect');
  expect(await seen()).toEqual(before);
});

it('nor of an answer to their own message, by a connection that still reports', async () => {
  await ann.write('mira');
  await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
  expect((await bob.connect('studio.reach', zone)).status).toBe(200);
  const seen = async () => [
    await ann.messageTo('mira'),
    await ann.get('/conversations'),
    await ann.get('/scrape/message-counts'),
  ];
  const before = await seen();
  const answer = {
    type: 'reply',
    id: 'r',
    chatId: 'chat-mira',
    from: 'mira',
    fromId: 'id-mira',
    text: 'Hello',
  };
  await ann.tell({ ...answer, connectionRef: 'ref-login 1' });
  expect(await seen()).toEqual(before);
});

it.each([1, 2])('but of a wish to stop that answers their message, reported by login %i', async (login) => {
  await ann.write('mira');
  await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
  await bob.connect('studio.reach', zone);
  await ann.tell({ type: 'account ok', connectionRef: 'ref-login 1' });
  const asks = { ...wish, from: 'mira', fromId: 'id-mira', chatId: 'chat-mira' };
  await ann.tell({ ...asks, connectionRef: `ref-login ${login}` });
  // By now she has another name.
  await ann.connect('other.studio', zone);
  ann.instagram.lookUp = async () => 'id-mira';
  await ann.write('mira.renamed');
  await ann.nextTurn();
  expect(ann.targets()).toEqual(['mira']);
});

it('and of another one, after they revoked the first', async () => {
  await ann.write('mira');
  const asks = { ...wish, from: 'mira', fromId: 'id-mira', chatId: 'chat-mira' };
  await ann.tell({ ...asks, connectionRef: 'ref-login 1' });
  await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
  await bob.connect('studio.reach', zone);
  expect((await ann.remove('/do-not-contact/mira')).status).toBe(204);
  await ann.tell({ ...asks, id: 'again', connectionRef: 'ref-login 1' });
  expect(await ann.get('/do-not-contact')).toMatchObject([{ username: 'mira' }]);
  const { rows } = await ann.server.services.db.execute(
    sql`select withdrawn from stop_wishes where user_id = ${ann.ann.id}`,
  );
  expect(rows).toEqual([{ withdrawn: false }]);
});

describe('nor of who writes to its next holder, by a connection that Instagram lets in again:', () => {
  const hear = (from: string, text: string) =>
    ann.tell({ ...wish, from, fromId: `id-${from}`, text, connectionRef: 'ref-login 1' });

  beforeEach(async () => {
    await ann.put(`/projects/${ann.project}/sending`, { mode: 'review' });
    await ann.write('mira');
    await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
    await bob.connect('studio.reach', zone);
    await bob.put('/sending', { paused: true });
    await bob.write('mira');
    await ann.tell({ type: 'account ok', connectionRef: 'ref-login 1' });
  });

  it('a wish to stop is on the list of the one who has it', async () => {
    await hear('stranger', 'Please stop messaging me');
    expect(await ann.get('/do-not-contact')).toEqual([]);
    expect(await bob.get('/do-not-contact')).toMatchObject([{ username: 'stranger' }]);
  });

  it('or who had it last', async () => {
    await bob.remove('/instagram/disconnect');
    await hear('stranger', 'Please stop messaging me');
    expect(await ann.get('/do-not-contact')).toEqual([]);
    expect(await bob.get('/do-not-contact')).toMatchObject([{ username: 'stranger' }]);
  });

  it('anything else makes that one look', async () => {
    const before = await ann.messageTo('mira');
    await hear('mira', 'Who is this?');
    expect(await ann.messageTo('mira')).toEqual(before);
    expect((await bob.messageTo('mira')).delivery).toMatchObject({
      status: 'review',
      reason: expect.stringContaining('has written to you'),
    });
  });
});

it('nor of what an earlier holder does, whom Instagram lets in again', async () => {
  await bob.write('waiting', 'other');
  await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
  expect((await bob.connect('studio.reach', zone)).status).toBe(200);
  await ann.tell({ type: 'account lost', connectionRef: 'ref-login 2' });
  expect(await sending(bob)).toMatchObject({ account: 'studio.reach', reconnect: true });
  ann.server.advance(minutes(1));
  await ann.tell({ type: 'account ok', connectionRef: 'ref-login 1' });
  expect(await status(ann)).toMatchObject({ state: 'connected' });
  const seen = () => Promise.all([status(bob), sending(bob), bob.get(`/projects/${bob.project}/unsent`)]);
  const before = await seen();
  expect(before).toMatchObject([{ state: 'disconnected' }, { account: null }, { messages: 0 }]);

  await ann.write('waiting');
  await ann.nextTurn();
  expect(ann.targets()).toEqual(['waiting']);
  await ann.tell({ ...wish, from: 'stranger', connectionRef: 'ref-login 1' });
  expect(await seen()).toEqual(before);
  const queued = await bob.post(`/scrape/projects/${bob.project}/queue`, { username: 'stranger' });
  expect(queued.status).toBe(202);
  // Nor when that one has lost it once more.
  await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
  expect(await sending(ann)).toMatchObject({ account: 'studio.reach', sent_today: 1, reconnect: true });
  expect(await seen()).toEqual(before);
  // Until it is his again.
  await ann.tell({ type: 'account ok', connectionRef: 'ref-login 2' });
  expect(await sending(bob)).toMatchObject({ account: 'studio.reach', sent_today: 1 });
});

it('nor when it sends, once they have let go of it', async () => {
  await handOver();
  const latest = () => ann.get<{ latest: string }>('/changes');
  const before = await latest();
  await bob.write('one', 'two');
  await bob.nextTurn();
  bob.instagram.script.set('three', async () => ({ type: 'blocked' }));
  await bob.write('three');
  await bob.nextTurn();
  expect(bob.targets()).toEqual(['one', 'two']);
  expect(await sending(bob)).toMatchObject({ frozen_until: expect.any(String) });
  expect(await latest()).toEqual(before);
  // The present owner is notified, also of events that change nothing else.
  const his = () => bob.get<{ latest: string }>('/changes');
  const then = await his();
  await ann.server.services.db.execute(sql`update sending_paces set frozen_until = null`);
  expect(await his()).not.toEqual(then);
  expect(await latest()).toEqual(before);
});

it('nor of what it was told while a message of theirs was on its way', async () => {
  const { lookUp } = ann.instagram;
  ann.instagram.lookUp = async (to) => {
    ann.instagram.lookUp = lookUp;
    await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
    expect((await bob.connect('studio.reach', zone)).status).toBe(200);
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 2' });
    // She may only learn of replies to her own messages.
    await ann.server.services.db.execute(sql`delete from do_not_contact where user_id = ${ann.ann.id}`);
    return lookUp(to);
  };
  await ann.write('one');
  expect(ann.targets()).toEqual([]);
  expect((await ann.messageTo('one')).delivery).toMatchObject({ status: 'held' });
  expect(await ann.get('/do-not-contact')).toEqual([]);
});

describe('what left the account counts for whoever sends from it next:', () => {
  it.each(['where it is the same day', 'where the day has just begun'])('the cap, %s', async (where) => {
    await ann.write(...names('a'));
    for (let i = 0; i < 6; i++) await ann.nextTurn();
    expect(ann.targets()).toHaveLength(5);
    ann.server.advance(hours(2));
    const midnight = `Etc/GMT${offsetToMidnight()}`;
    await handOver(where === 'where it is the same day' ? zone : { time_zone: midnight });
    expect(await sending(bob)).toMatchObject({ sent_today: 5, cap_today: 5 });
    await bob.write(...names('b'));
    for (let i = 0; i < 2; i++) await bob.nextTurn();
    expect(bob.targets()).toHaveLength(5);
    await bob.nextTurn(hours(50));
    expect(bob.targets()).toHaveLength(6);
  });

  it('the rest, also when the account is blocked while it changes hands', async () => {
    ann.instagram.script.set('one', async () => {
      await handOver();
      return { type: 'blocked' };
    });
    await ann.write('one');
    expect(await sending(bob)).toMatchObject({ frozen_until: expect.any(String) });
    await bob.write('two');
    await bob.nextTurn(hours(20));
    expect(bob.targets()).toEqual([]);
    await bob.nextTurn(hours(29));
    expect(bob.targets()).toEqual(['two']);
  });

  it('the rest, also when Instagram says so in the very moment in which it changes hands', async () => {
    const { pool } = ann.server.services.database;
    const holding = await pool.connect();
    const waiting = async () =>
      (
        await pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    let connecting: Promise<unknown> | undefined;
    ann.instagram.script.set('one', async () => {
      await ann.remove('/instagram/disconnect');
      // Bob has read the pace by the time he waits for this.
      await holding.query('begin; lock table instagram_connections in exclusive mode');
      connecting = bob.connect('studio.reach', zone);
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
      return { type: 'blocked' };
    });
    const sent = ann.write('one');
    const isSettled = async () =>
      (await pool.query(`select 1 from deliveries where status = 'waiting'`)).rowCount === 1;
    await expect
      .poll(async () => connecting !== undefined && ((await isSettled()) || (await waiting()) === 2), {
        timeout: 60_000,
      })
      .toBe(true);
    await holding.query('commit');
    holding.release();
    await Promise.all([sent, connecting]);
    expect(await sending(bob)).toMatchObject({ account: 'studio.reach', frozen_until: expect.any(String) });
  });

  it('warm-up and gap', async () => {
    const { db } = ann.server.services;
    await db.execute(
      sql`update sending_paces set first_connected_at = first_connected_at - interval '20 days'`,
    );
    await ann.write('one');
    await handOver();
    expect(await sending(bob)).toMatchObject({ cap_today: 25, sent_today: 1 });
    await bob.write('two');
    expect(bob.targets()).toEqual(['one']);
    await bob.nextTurn();
    expect(bob.targets()).toEqual(['one', 'two']);
  });

  it('nobody is written to twice, unless that is wanted', async () => {
    await ann.write('one');
    await handOver();
    await bob.write('one');
    await bob.nextTurn();
    expect(bob.targets()).toEqual(['one']);
    expect((await bob.messageTo('one')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person from @studio.reach before.',
    });
    await bob.act('one', 'send_now');
    await bob.nextTurn();
    expect(bob.targets()).toEqual(['one', 'one']);
  });

  it('messages that were never scheduled know it too', async () => {
    await ann.write('one');
    await bob.write('one', 'two');
    await handOver();
    expect(await bob.get(`/projects/${bob.project}/unsent`)).toMatchObject({
      messages: 1,
      already_written: 1,
    });
  });

  it('whoever asks it to stop is known by what it wrote before', async () => {
    await ann.write('one');
    await handOver();
    const reply = { type: 'reply', id: 'r', chatId: null, from: null, fromId: 'id-one', text: 'Please stop' };
    await ann.tell({ ...reply, connectionRef: 'ref-login 2' });
    expect(await bob.get('/do-not-contact')).toMatchObject([{ username: 'one' }]);
    // Ann wrote to them too, and must not contact them from any account.
    expect(await ann.get('/do-not-contact')).toMatchObject([{ username: 'one' }]);
    await ann.connect('other.studio', zone);
    expect((await ann.act('one', 'send_now')).status).toBe(409);
  });

  it('whoever asks it to stop, also while the account of somebody who wrote to them is being deleted', async () => {
    await ann.write('one');
    await handOver();
    expect((await ann.remove('/auth/delete-account')).status).toBe(200);
    const told = await bob.tell({ ...wish, from: 'one', connectionRef: 'ref-login 2' });
    expect(told.status).toBe(200);
    expect(await bob.get('/do-not-contact')).toMatchObject([{ username: 'one' }]);
  });

  const asked = 'This person asked @studio.reach to stop.';

  it('whoever asked it to stop, also somebody who was only written to by hand', async () => {
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 1' });
    await bob.write('two', 'one');
    await handOver();
    expect(await bob.get(`/projects/${bob.project}/unsent`)).toMatchObject({
      messages: 1,
      do_not_contact: 1,
    });
    expect(await bob.act('one', 'send_now')).toMatchObject({ status: 409, body: { detail: asked } });
    expect(
      await bob.post(`/scrape/projects/${bob.project}/queue`, { username: 'one', again: true }),
    ).toMatchObject({ status: 409, body: { detail: asked, confirm: 'do_not_contact' } });
    expect(bob.targets()).toEqual([]);
  });

  it('whoever asked it to stop, also after the one who was asked thought better of it', async () => {
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 1' });
    await handOver();
    expect((await ann.remove('/do-not-contact/one')).status).toBe(204);
    expect((await ann.post(`/scrape/projects/${ann.project}/queue`, { username: 'one' })).status).toBe(202);
    expect(await bob.post(`/scrape/projects/${bob.project}/queue`, { username: 'one' })).toMatchObject({
      status: 409,
      body: { detail: asked },
    });
    // The owner of the account may revoke it, and then it applies to nobody.
    expect((await bob.remove('/do-not-contact/one')).status).toBe(204);
    await bob.write('one');
    expect(bob.targets()).toEqual(['one']);
  });

  it('whoever asked it to stop again, once the one who thought better of it has it back', async () => {
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 1' });
    await handOver();
    await ann.remove('/do-not-contact/one');
    await bob.remove('/instagram/disconnect');
    expect((await ann.connect('studio.reach', zone)).status).toBe(200);
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 3' });
    const { rows } = await ann.server.services.db.execute(sql`select withdrawn from stop_wishes`);
    expect(rows).toEqual([{ withdrawn: false }]);
  });

  it('whoever asked it to stop is a reason to look, also once the one who was asked thought better of it', async () => {
    for (const from of ['one', 'three']) {
      await ann.tell({ ...wish, from, connectionRef: 'ref-login 1' });
      expect((await ann.remove(`/do-not-contact/${from}`)).status).toBe(204);
    }
    await handOver();
    await bob.write('one', 'two');
    await bob.nextTurn();
    expect(bob.targets()).toEqual(['two']);
    const held = { status: 'review', reason: expect.stringContaining('has written to you') };
    expect((await bob.messageTo('one')).delivery).toMatchObject(held);
    // For her it stays revoked, until they write again.
    await bob.remove('/instagram/disconnect');
    expect((await ann.connect('studio.reach', zone)).status).toBe(200);
    await ann.tell({ ...wish, from: 'three', text: 'Who is this?', connectionRef: 'ref-login 3' });
    await ann.write('three', 'one');
    for (let i = 0; i < 2; i++) await ann.nextTurn();
    expect(ann.targets()).toEqual(['two', 'one']);
    expect((await ann.messageTo('three')).delivery).toMatchObject(held);
  });

  it('but not whoever asked its owner, who thought better of it while it waited to be connected again', async () => {
    await handOver();
    await bob.remove('/instagram/disconnect');
    expect((await ann.connect('studio.reach', zone)).status).toBe(200);
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 3' });
    await ann.tell({ type: 'account lost', connectionRef: 'ref-login 3' });
    expect((await ann.remove('/do-not-contact/one')).status).toBe(204);
    expect((await ann.connect('studio.reach', zone)).status).toBe(200);
    await ann.write('one');
    expect(ann.targets()).toEqual(['one']);
  });

  it('whoever asked it to stop while messages wait for its next holder', async () => {
    await ann.write('one');
    await handOver();
    await bob.put(`/projects/${bob.project}/sending`, { mode: 'review' });
    await bob.write('one', 'two');
    await bob.remove('/instagram/disconnect');
    await ann.connect('studio.reach', zone);
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 3' });
    await ann.tell({ ...wish, from: 'two', connectionRef: 'ref-login 3' });
    await ann.remove('/instagram/disconnect');
    expect((await bob.connect('studio.reach', zone)).status).toBe(200);
    await bob.post(`/projects/${bob.project}/approve-all`);
    for (let i = 0; i < 3; i++) await bob.nextTurn();
    expect(bob.targets()).toEqual(['one']);
    for (const name of ['one', 'two'])
      expect((await bob.messageTo(name)).delivery).toMatchObject({ status: 'skipped', reason: asked });
    // It is on his list by now, and he may revoke it.
    expect(await bob.get('/do-not-contact')).toMatchObject([{ username: 'one' }, { username: 'two' }]);
    await bob.remove('/do-not-contact/two');
    await bob.act('two', 'send_now');
    await bob.nextTurn();
    expect(bob.targets()).toEqual(['one', 'two']);
  });

  it('whoever wrote to it while somebody else had it, and that shows only to whoever has it', async () => {
    const says = { ...wish, text: 'You people again? Take the hint.' };
    await ann.put('/sending', { paused: true });
    await ann.write('one', 'two');
    await ann.put(`/projects/${ann.project}/sending`, { mode: 'review' });
    await ann.write('three');
    await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
    expect((await bob.connect('studio.reach', zone)).status).toBe(200);
    const seen = async () => [
      await Promise.all(['one', 'two', 'three'].map((name) => ann.messageTo(name))),
      await ann.get(`/projects/${ann.project}/sending`),
      await ann.get('/changes'),
    ];
    const before = await seen();
    await ann.tell({ ...says, from: 'one', connectionRef: 'ref-login 2' });
    await ann.tell({ ...says, from: 'three', connectionRef: 'ref-login 2' });
    expect(await seen()).toEqual(before);
    // She cannot know and approves what is there; that is not the closer look that is needed.
    expect((await ann.post(`/projects/${ann.project}/approve-all`)).body).toEqual(
      expect.objectContaining({ approved: 1 }),
    );
    await bob.remove('/instagram/disconnect');
    expect((await ann.connect('studio.reach', zone)).status).toBe(200);
    await ann.put('/sending', { paused: false });
    for (let i = 0; i < 3; i++) await ann.nextTurn();
    expect(ann.targets()).toEqual(['two']);
    for (const name of ['one', 'three'])
      expect((await ann.messageTo(name)).delivery).toMatchObject({
        status: 'review',
        reason: expect.stringContaining('has written to you'),
      });
  });

  it('whoever asked it under an id that only events contain, except for the user who revoked that', async () => {
    await ann.tell({ ...wish, from: 'one', fromId: 'id-in-events', connectionRef: 'ref-login 1' });
    expect((await ann.remove('/do-not-contact/one')).status).toBe(204);
    ann.instagram.names.set('id-in-events', 'one.renamed');
    await handOver();
    await bob.write('one.renamed');
    expect((await bob.messageTo('one.renamed')).delivery).toMatchObject({
      status: 'review',
      reason: expect.stringContaining('has written to you'),
    });
    await bob.remove('/instagram/disconnect');
    expect((await ann.connect('studio.reach', zone)).status).toBe(200);
    await ann.write('one.renamed');
    await ann.nextTurn();
    expect(ann.targets()).toEqual(['one.renamed']);
  });

  it('but who asked another account to stop may be written to', async () => {
    await ann.connect('other.studio', zone);
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 2' });
    expect((await bob.connect('studio.reach', zone)).status).toBe(200);
    await bob.write('one');
    expect(bob.targets()).toEqual(['one']);
  });

  it('but not whom the other wrote to by hand, or from another account', async () => {
    await ann.put('/sending', { paused: true });
    await ann.write('one');
    const { id } = await ann.messageTo('one');
    await ann.put(`/scrape/messages/${id}/sent`, { sent: true });
    await ann.put('/sending', { paused: false });
    await ann.connect('other.studio', zone);
    await ann.write('two');
    expect((await bob.connect('studio.reach', zone)).status).toBe(200);
    await bob.write('one', 'two');
    await bob.nextTurn();
    expect(bob.instagram.delivered.filter(({ from }) => from === 'studio.reach')).toHaveLength(2);
  });
});

/** Of a zone, as `Etc/GMT` writes it, where a day has begun within the last hour. */
function offsetToMidnight(): string {
  const hour = ann.server.services.clock.now().getUTCHours();
  return hour <= 12 ? `+${hour}` : `-${24 - hour}`;
}
