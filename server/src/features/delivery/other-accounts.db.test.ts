// Messages belong to the account that they were scheduled for. Only the user can move them to another.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { signedIn } from '../../testing/people.ts';
import { createProject, giveCredits } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect('first.studio');
});
afterEach(() => fixture.close());

const settle = (choice: 'send' | 'leave', account = 'second.studio') =>
  fixture.post('/sending/other-accounts', { account, choice });
const sending = () => fixture.get<Sending>('/sending');
const senders = () => fixture.instagram.delivered.map(({ from, to }) => `${from} to ${to}`);
const move = () => fixture.connect('second.studio');

describe('messages of an account that is not connected', () => {
  it('wait for it by name, and go out when it is there again', async () => {
    await fixture.write('one', 'two');
    await fixture.remove('/instagram/disconnect');
    expect((await fixture.messageTo('two')).delivery).toMatchObject({
      status: 'held',
      reason: 'Waiting for @first.studio, which is not connected.',
    });
    expect(await sending()).toMatchObject({
      account: null,
      waiting: 1,
      other_accounts: [{ account: 'first.studio', messages: 1 }],
      asks_about_others: false,
    });
    await fixture.connect('first.studio');
    expect(await sending()).toMatchObject({ waiting: 1, other_accounts: [], asks_about_others: false });
    await fixture.nextTurn();
    expect(senders()).toEqual(['first.studio to one', 'first.studio to two']);
  });

  it('are asked about when another is connected, and stay where they are until there is an answer', async () => {
    await fixture.write('one', 'two', 'three');
    await move();
    const asked = {
      account: 'second.studio',
      waiting: 0,
      next_send_at: null,
      other_accounts: [{ account: 'first.studio', messages: 2 }],
      asks_about_others: true,
    };
    expect(await sending()).toMatchObject(asked);
    for (let i = 0; i < 3; i++) await fixture.nextTurn();
    expect(await sending()).toMatchObject(asked);
    expect(senders()).toEqual(['first.studio to one']);
    expect((await fixture.messageTo('two')).delivery).toMatchObject({
      status: 'held',
      reason: 'Waiting for @first.studio, which is not connected.',
    });
  });

  it('go out from the new one once the person says so, each of them once', async () => {
    await fixture.write('one', 'two', 'three');
    await move();
    const answers = await Promise.all([settle('send'), settle('send')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sending()).toMatchObject({ waiting: 2, other_accounts: [], asks_about_others: false });
    for (let i = 0; i < 3; i++) await fixture.nextTurn();
    expect(senders()).toEqual(['first.studio to one', 'second.studio to two', 'second.studio to three']);
  });

  it('are left when the person says so, who may think again', async () => {
    await fixture.write('one', 'two');
    await move();
    expect(await settle('leave')).toMatchObject({
      status: 200,
      body: { asks_about_others: false, other_accounts: [{ account: 'first.studio', messages: 1 }] },
    });
    await fixture.nextTurn();
    expect(senders()).toEqual(['first.studio to one']);
    await fixture.remove('/instagram/disconnect');
    await move();
    expect(await sending()).toMatchObject({ asks_about_others: false });
    await settle('send');
    await fixture.nextTurn();
    expect(senders()).toEqual(['first.studio to one', 'second.studio to two']);
  });

  it('are asked about anew with a third account, and all of them resume with their own', async () => {
    await fixture.write('one', 'two');
    await move();
    await settle('leave');
    await fixture.write('three', 'four');
    await fixture.connect('third.studio');
    expect(await sending()).toMatchObject({
      asks_about_others: true,
      other_accounts: [
        { account: 'first.studio', messages: 1 },
        { account: 'second.studio', messages: 1 },
      ],
    });
    await fixture.connect('first.studio');
    await fixture.nextTurn();
    expect(senders()).toEqual(['first.studio to one', 'second.studio to three', 'first.studio to two']);
    expect(await sending()).toMatchObject({
      asks_about_others: true,
      other_accounts: [{ account: 'second.studio', messages: 1 }],
    });
  });

  it('that wait for review count too, and still wait for it afterwards', async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('one', 'two');
    await move();
    const others = async () => (await sending()).other_accounts;
    expect(await others()).toEqual([{ account: 'first.studio', messages: 2, review: 2 }]);
    await fixture.act('one', 'approve');
    expect(await others()).toEqual([{ account: 'first.studio', messages: 2, review: 1 }]);
    const listed = async (query: string) =>
      (await fixture.get<{ username: string }[]>(`/scrape/messages?${query}`)).map(
        ({ username }) => username,
      );
    expect(await listed('state=waiting&account=first.studio')).toEqual(['one']);
    expect(await listed('state=review&account=first.studio')).toEqual(['two']);
    expect(await listed('account=second.studio')).toEqual([]);
    await fixture.nextTurn();
    expect(senders()).toEqual([]);
    expect((await fixture.messageTo('one')).delivery).toMatchObject({ status: 'held' });
    await settle('send');
    await fixture.nextTurn();
    await fixture.nextTurn();
    expect(senders()).toEqual(['second.studio to one']);
    expect((await fixture.messageTo('two')).delivery).toMatchObject({ status: 'review' });
  });

  it('are sent from the new one when the person wants that one now', async () => {
    await fixture.write('one', 'two', 'three');
    await move();
    expect((await fixture.act('three', 'send_now')).status).toBe(200);
    await fixture.nextTurn();
    expect(senders()).toEqual(['first.studio to one', 'second.studio to three']);
    expect(await sending()).toMatchObject({ other_accounts: [{ account: 'first.studio', messages: 1 }] });
  });
});

describe('an answer to the question', () => {
  it('is for the account that was shown, and for one that is connected', async () => {
    await fixture.write('one', 'two');
    await move();
    expect(await settle('send', 'first.studio')).toMatchObject({
      status: 409,
      body: { detail: 'A different Instagram account is connected now. Please check again.' },
    });
    await fixture.remove('/instagram/disconnect');
    expect(await settle('send')).toMatchObject({
      status: 409,
      body: { detail: 'Connect your Instagram account first.' },
    });
    expect(await sending()).toMatchObject({ other_accounts: [{ account: 'first.studio', messages: 1 }] });
  });

  it.each([
    [{ account: 'second.studio' }, 'Choose send or leave'],
    [{ choice: 'send' }, 'The connected account is required'],
    [{ account: '', choice: 'send' }, 'The connected account is required'],
  ])('is refused as %j', async (body, detail) => {
    expect(await fixture.post('/sending/other-accounts', body)).toMatchObject({
      status: 422,
      body: { detail },
    });
  });

  it("moves nobody else's messages", async () => {
    await fixture.write('one', 'two');
    const bob = await signedIn(fixture.server);
    await giveCredits(fixture.server, bob, 20);
    const login = { username: 'bobs.studio', password: 'x', time_zone: 'UTC' };
    await fixture.post('/instagram/connect', login, bob);
    const body = { account: 'bobs.studio', choice: 'send' };
    expect((await fixture.post('/sending/other-accounts', body, bob)).body).toMatchObject({
      waiting: 0,
      other_accounts: [],
    });
    expect(await sending()).toMatchObject({ account: 'first.studio', waiting: 1 });
  });

  it('writes to nobody on the do-not-contact list, nor twice, nor to whom the person wrote by hand', async () => {
    await move();
    await fixture.write('known');
    await fixture.connect('first.studio');
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.put('/sending', { paused: true });
    await fixture.write('one', 'known', 'blocked', 'by.hand');
    await fixture.post('/do-not-contact', { usernames: ['blocked'] });
    await move();
    const { id } = await fixture.messageTo('by.hand');
    await fixture.put(`/scrape/messages/${id}/sent`, { sent: true });
    expect(await sending()).toMatchObject({ other_accounts: [{ account: 'first.studio', messages: 3 }] });
    await fixture.put('/sending', { paused: false });
    await settle('send');
    for (let i = 0; i < 5; i++) await fixture.nextTurn();
    expect(senders()).toEqual(['second.studio to known', 'second.studio to one']);
    const { rows } = await fixture.server.services.db.execute(
      sql`select username, reason from deliveries where status = 'skipped' order by username`,
    );
    expect(rows).toEqual([
      { username: 'blocked', reason: 'This person is on your do-not-contact list.' },
      { username: 'by.hand', reason: 'You sent it by hand.' },
      { username: 'known', reason: 'You have written to this person from @second.studio before.' },
    ]);
  });

  it('keeps to the cap of the new account, whatever the old one has sent today', async () => {
    await fixture.write('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'b1', 'b2', 'b3');
    for (let i = 0; i < 5; i++) await fixture.nextTurn();
    expect(await sending()).toMatchObject({ sent_today: 5, cap_today: 5 });
    await move();
    await settle('send');
    expect(await sending()).toMatchObject({ sent_today: 0, cap_today: 5, waiting: 7 });
    for (let i = 0; i < 8; i++) await fixture.nextTurn();
    expect(senders().filter((line) => line.startsWith('second'))).toHaveLength(5);
    await fixture.connect('first.studio');
    expect(await sending()).toMatchObject({ sent_today: 5 });
  });

  it('leaves alone what is just being sent, whose outcome is not the new account’s', async () => {
    await fixture.write('one', 'two');
    fixture.instagram.script.set('two', async () => {
      await move();
      await settle('send');
      return { type: 'blocked' };
    });
    await fixture.nextTurn();
    expect(await sending()).toMatchObject({
      account: 'second.studio',
      frozen_until: null,
      other_accounts: [{ account: 'first.studio', messages: 1 }],
    });
    fixture.instagram.script.set('three', async () => {
      await fixture.connect('first.studio');
      return { type: 'account lost' };
    });
    await fixture.write('three');
    await fixture.nextTurn();
    expect(await fixture.get('/instagram/status')).toMatchObject({ state: 'connected' });
  });
});

it('deleting the account takes its connections with it', async () => {
  await fixture.write('one', 'two');
  await move();
  await Promise.all([settle('send'), fixture.remove('/auth/delete-account')]);
  await fixture.server.drain();
  const { rows } = await fixture.server.services.db.execute(
    sql`select (select count(*)::int from deliveries) as deliveries, (select count(*)::int from instagram_connections) as connections`,
  );
  expect(rows).toEqual([{ deliveries: 0, connections: 0 }]);
});
