// What left an account, and who asked it to stop, counts for whoever sends from it next: Instagram sees one account, so cap, pause, gap and
// "never twice" belong to it.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { hours } from '../../lib/clock.ts';
import { countLockWaits, untilWaiting } from '../../testing/lock-waits.ts';
import type { SendingFixture } from '../../testing/sending-fixture.ts';
import { openTwoUsers, type TwoUsers, wish } from './testing/two-users.ts';

let ann: SendingFixture;
let bob: SendingFixture;
let handOver: TwoUsers['handOver'];

beforeEach(async () => {
  ({ ann, bob, handOver } = await openTwoUsers());
});
afterEach(() => ann.close());

const sending = (fixture: SendingFixture) => fixture.get<Sending>('/sending');
const names = (prefix: string) => Array.from({ length: 6 }, (_, i) => `${prefix}${i}`);

describe('what left the account counts for whoever sends from it next:', () => {
  it.each(['where it is the same day', 'where the day has just begun'])('the cap, %s', async (where) => {
    await ann.write(...names('a'));
    for (let i = 0; i < 6; i++) await ann.nextTurn();
    expect(ann.targets()).toHaveLength(5);
    ann.server.advance(hours(2));
    const midnight = `Etc/GMT${offsetToMidnight()}`;
    await handOver(where === 'where it is the same day' ? {} : { time_zone: midnight });
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
    const { db, database } = ann.server.services;
    const { pool } = database;
    const holding = await pool.connect();
    let connecting: Promise<unknown> | undefined;
    ann.instagram.script.set('one', async () => {
      await ann.remove('/instagram/disconnect');
      // Bob has read the pace by the time he waits for this.
      await holding.query('begin; lock table instagram_connections in exclusive mode');
      connecting = bob.connect();
      await untilWaiting(db, 1);
      return { type: 'blocked' };
    });
    const sent = ann.write('one');
    const isSettled = async () =>
      (await pool.query(`select 1 from deliveries where status = 'waiting'`)).rowCount === 1;
    await expect
      .poll(
        async () => connecting !== undefined && ((await isSettled()) || (await countLockWaits(db)) === 2),
        {
          timeout: 60_000,
        },
      )
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
    await ann.connect('other.studio');
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
    expect((await ann.connect()).status).toBe(200);
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
    expect((await ann.connect()).status).toBe(200);
    await ann.tell({ ...wish, from: 'three', text: 'Who is this?', connectionRef: 'ref-login 3' });
    await ann.write('three', 'one');
    for (let i = 0; i < 2; i++) await ann.nextTurn();
    expect(ann.targets()).toEqual(['two', 'one']);
    expect((await ann.messageTo('three')).delivery).toMatchObject(held);
  });

  it('but not whoever asked its owner, who thought better of it while it waited to be connected again', async () => {
    await handOver();
    await bob.remove('/instagram/disconnect');
    expect((await ann.connect()).status).toBe(200);
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 3' });
    await ann.tell({ type: 'account lost', connectionRef: 'ref-login 3' });
    expect((await ann.remove('/do-not-contact/one')).status).toBe(204);
    expect((await ann.connect()).status).toBe(200);
    await ann.write('one');
    expect(ann.targets()).toEqual(['one']);
  });

  it('whoever asked it to stop while messages wait for its next holder', async () => {
    await ann.write('one');
    await handOver();
    await bob.put(`/projects/${bob.project}/sending`, { mode: 'review' });
    await bob.write('one', 'two');
    await bob.remove('/instagram/disconnect');
    await ann.connect();
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 3' });
    await ann.tell({ ...wish, from: 'two', connectionRef: 'ref-login 3' });
    await ann.remove('/instagram/disconnect');
    expect((await bob.connect()).status).toBe(200);
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
    expect((await bob.connect()).status).toBe(200);
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
    expect((await ann.connect()).status).toBe(200);
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
    expect((await ann.connect()).status).toBe(200);
    await ann.write('one.renamed');
    await ann.nextTurn();
    expect(ann.targets()).toEqual(['one.renamed']);
  });

  it('but who asked another account to stop may be written to', async () => {
    await ann.connect('other.studio');
    await ann.tell({ ...wish, from: 'one', connectionRef: 'ref-login 2' });
    expect((await bob.connect()).status).toBe(200);
    await bob.write('one');
    expect(bob.targets()).toEqual(['one']);
  });

  it('but not whom the other wrote to by hand, or from another account', async () => {
    await ann.put('/sending', { paused: true });
    await ann.write('one');
    const { id } = await ann.messageTo('one');
    await ann.put(`/scrape/messages/${id}/sent`, { sent: true });
    await ann.put('/sending', { paused: false });
    await ann.connect('other.studio');
    await ann.write('two');
    expect((await bob.connect()).status).toBe(200);
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
