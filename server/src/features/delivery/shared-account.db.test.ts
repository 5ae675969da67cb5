// Two users with access to one Instagram account: who has it, and what the other sees of it.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { hours, minutes } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { newestMail } from '../../testing/people.ts';
import type { SendingFixture } from '../../testing/sending-fixture.ts';
import { openTwoUsers, type TwoUsers, wish } from './testing/two-users.ts';

let ann: SendingFixture;
let bob: SendingFixture;
let released: string[];
let handOver: TwoUsers['handOver'];
const heldElsewhere = {
  status: 409,
  body: {
    detail:
      'Someone else has connected this Instagram account to Opener. You can connect it once they disconnect it, or once its password is changed on Instagram.',
  },
};

beforeEach(async () => {
  ({ ann, bob, released, handOver } = await openTwoUsers());
});
afterEach(() => ann.close());

const sending = (fixture: SendingFixture) => fixture.get<Sending>('/sending');
const status = (fixture: SendingFixture) => fixture.get<object>('/instagram/status');

describe('an account that somebody else has connected', () => {
  it('is refused, names nobody, and is given back', async () => {
    const answer = await bob.connect();
    expect(answer).toMatchObject(heldElsewhere);
    for (const theirs of [ann.ann.email, ann.ann.name, ann.ann.id]) expect(answer.text).not.toContain(theirs);
    expect(released).toEqual(['login 2']);
    expect(await status(bob)).toMatchObject({ connected: false, first: true });
    expect(await status(ann)).toMatchObject({ connected: true });
    await ann.write('one');
    expect(ann.targets()).toEqual(['one']);
  });

  it('leaves whoever is refused with the account that they had', async () => {
    await bob.connect('other.studio');
    expect(await bob.connect()).toMatchObject(heldElsewhere);
    expect(await status(bob)).toMatchObject({ connected: true, username: 'other.studio' });
    await bob.write('one');
    expect(bob.instagram.delivered).toMatchObject([{ from: 'other.studio', to: 'one' }]);
  });

  it('is not taken from them when the sender gives both the same connection', async () => {
    ann.instagram.connect = async ({ username }) => ({ type: 'connected', username, connection: 'login 1' });
    expect(await bob.connect()).toMatchObject(heldElsewhere);
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
    expect((await bob.connect()).status).toBe(200);
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
    expect((await bob.connect()).status).toBe(409);
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
    expect((await bob.connect('other.studio')).body).not.toHaveProperty('refused');
    const { rows } = await db.execute(sql`select 1 from instagram_accounts where pending is not null`);
    expect(rows).toEqual([]);
  });

  it('can be connected once Instagram has let go of the first, although nobody heard of it', async () => {
    ann.server.advance(minutes(5));
    const asked: string[] = [];
    ann.instagram.stateOf = async (connection) => (asked.push(connection) > 1 ? 'lost' : 'running');
    expect(await bob.connect()).toMatchObject(heldElsewhere);
    expect((await bob.connect()).status).toBe(200);
    expect(asked).toEqual(['login 1', 'login 1']);
    expect(await status(ann)).toMatchObject({ state: 'disconnected' });
    expect(await status(bob)).toMatchObject({ connected: true });
    expect(await newestMail(ann.server, ann.ann.email)).toMatchObject({
      subject: 'Please reconnect @studio.reach',
    });
  });

  it('stays theirs when it is only just there, or when the sender cannot be asked', async () => {
    ann.instagram.stateOf = async () => 'lost';
    expect(await bob.connect()).toMatchObject(heldElsewhere);
    ann.server.advance(minutes(5));
    ann.instagram.stateOf = () => Promise.reject(new TransientFault('down'));
    expect(await bob.connect()).toMatchObject(heldElsewhere);
    expect(await status(ann)).toMatchObject({ connected: true });
  });

  it('is had by one of two who log in at the same moment', async () => {
    await ann.remove('/instagram/disconnect');
    const answers = await Promise.all([ann, bob].map((fixture) => fixture.connect()));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('can be connected once Instagram has let go of the first, who then does not get it back unasked', async () => {
    await ann.tell({ type: 'account lost', connectionRef: 'ref-login 1' });
    expect((await bob.connect()).status).toBe(200);
    await ann.tell({ type: 'account ok', connectionRef: 'ref-login 1' });
    expect(await status(ann)).toMatchObject({ connected: false, state: 'disconnected' });
    expect(await ann.connect()).toMatchObject(heldElsewhere);
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
  expect((await bob.connect()).status).toBe(200);
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
  expect((await bob.connect()).status).toBe(200);
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
  await bob.connect();
  await ann.tell({ type: 'account ok', connectionRef: 'ref-login 1' });
  const asks = { ...wish, from: 'mira', fromId: 'id-mira', chatId: 'chat-mira' };
  await ann.tell({ ...asks, connectionRef: `ref-login ${login}` });
  // By now she has another name.
  await ann.connect('other.studio');
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
  await bob.connect();
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
    await bob.connect();
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
  expect((await bob.connect()).status).toBe(200);
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
    expect((await bob.connect()).status).toBe(200);
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
