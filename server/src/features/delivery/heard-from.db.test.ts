// People who wrote to an account, in words that no list recognizes, get a message only after the owner's closer look.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import { createProject } from '../../testing/projects.ts';
import { wroteSince } from '../instagram/wrote-since.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

const held = {
  status: 'review',
  reason: 'This person has written to you. Read their message before this one is sent.',
};

let replies = 0;
async function says(from: string | null, more: object = {}): Promise<void> {
  const { status } = await fixture.tell({
    type: 'reply',
    id: `reply-${++replies}`,
    chatId: null,
    from,
    fromId: null,
    text: 'You people again? Take the hint.',
    // The timestamp of the event does not matter.
    at: new Date(0),
    ...more,
  });
  expect(status).toBe(200);
}

/** Once, during the next lookup. */
function meanwhile(happens: () => Promise<unknown>): void {
  const { lookUp } = fixture.instagram;
  fixture.instagram.lookUp = async (to) => {
    fixture.instagram.lookUp = lookUp;
    await happens();
    return lookUp(to);
  };
}

const approveAll = async () =>
  (await fixture.post(`/projects/${fixture.project}/approve-all`)).body['approved'] as number;
const deliveryTo = async (username: string) => (await fixture.messageTo(username)).delivery;
const run = (query: ReturnType<typeof sql>) => fixture.server.services.db.execute(query);

/** It is not sent automatically or by a bulk approval; the owner's closer look releases it. */
async function expectHeld(username: string): Promise<void> {
  const before = fixture.targets();
  expect(await deliveryTo(username)).toMatchObject(held);
  expect(await approveAll()).toBe(0);
  await fixture.nextTurn();
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(before);
  expect((await fixture.act(username, 'approve')).status).toBe(200);
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual([...before, username]);
}

it.each([
  ['failed', 'resend'],
  ['skipped', 'send_now'],
] as const)('the owner is told before a %s message is sent after all', async (status, action) => {
  fixture.instagram.script.set('ada', async () => ({ type: 'declined', sentence: 'Not accepted.' }));
  await fixture.put('/sending', { paused: status === 'skipped' });
  await fixture.write('ada');
  if (status === 'skipped') await fixture.act('ada', 'skip');
  await says('ada');
  expect(await deliveryTo('ada')).toMatchObject({ status, reason: expect.stringContaining(held.reason) });
  expect((await fixture.act('ada', action)).status).toBe(200);
});

it('the owner is told before a message is sent that was skipped because of another, which they answered', async () => {
  await fixture.write('mira');
  fixture.project = await createProject(fixture.server, fixture.ann);
  await fixture.write('mira');
  await fixture.nextTurn();
  const { id } = await fixture.messageTo('mira');
  await says('mira', { chatId: 'chat-mira' });
  const all = await fixture.get<{ id: string; delivery: object }[]>('/scrape/messages');
  expect(all.find((message) => message.id === id)!.delivery).toMatchObject({
    status: 'skipped',
    reason: `You have written to this person from @studio.reach before. ${held.reason}`,
  });
});

describe('a message waits for the owner, if its person wrote', () => {
  it('before the message was requested', async () => {
    await says('mira');
    await fixture.put('/sending', { paused: true });
    await fixture.write('mira');
    expect(await deliveryTo('mira')).toMatchObject(held);
    await fixture.put('/sending', { paused: false });
    await expectHeld('mira');
  });

  it('before the message was requested, and is known by an id that only the lookup returns', async () => {
    await says(null, { fromId: 'id-mira' });
    await fixture.write('mira');
    expect((await fixture.get<{ sent_today: number }>('/sending')).sent_today).toBe(0);
    await expectHeld('mira');
  });

  it.each(['approve', 'send_now'] as const)(
    'known by an id that only the lookup returns, although the owner has chosen "%s": they could not know',
    async (action) => {
      await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
      await says(null, { fromId: 'id-mira' });
      await fixture.write('mira');
      expect(await deliveryTo('mira')).toMatchObject({ status: 'review', reason: null });
      fixture.server.advance(minutes(1));
      expect((await fixture.act('mira', action)).status).toBe(200);
      await fixture.nextTurn();
      await expectHeld('mira');
    },
  );

  it('known by an id that only the lookup returns, while sending is paused', async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await says(null, { fromId: 'id-mira' });
    await fixture.write('mira');
    fixture.server.advance(minutes(1));
    meanwhile(() => fixture.put('/sending', { paused: true }));
    await fixture.act('mira', 'send_now');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
    await fixture.put('/sending', { paused: false });
    await fixture.nextTurn();
    await expectHeld('mira');
  });

  it.each(['id-mira', 'id-in-events'])(
    'known by %s only, although the owner has approved two messages to them',
    async (fromId) => {
      fixture.instagram.names.set('id-in-events', 'mira');
      await says(null, { fromId });
      for (const project of [fixture.project, await createProject(fixture.server, fixture.ann)]) {
        await fixture.put(`/projects/${project}/sending`, { mode: 'review' });
        fixture.project = project;
        await fixture.write('mira');
      }
      fixture.server.advance(minutes(1));
      const both = await fixture.get<{ id: string }[]>('/scrape/messages');
      for (const { id } of both) await fixture.post(`/scrape/messages/${id}/delivery`, { action: 'approve' });
      for (let turn = 0; turn < 3; turn++) await fixture.nextTurn();
      expect(fixture.targets()).toEqual([]);
      expect(both).toHaveLength(2);
      const after = await fixture.get<{ delivery: object }[]>('/scrape/messages');
      expect(after.map(({ delivery }) => delivery)).toMatchObject([held, held]);
    },
  );

  it('and the message was skipped because of the do-not-contact list, which they were taken off', async () => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('mira');
    await fixture.post('/do-not-contact', { usernames: ['mira'] });
    await fixture.put('/sending', { paused: false });
    await fixture.nextTurn();
    expect(await deliveryTo('mira')).toMatchObject({ status: 'skipped' });
    await says('mira');
    await fixture.remove('/do-not-contact/mira');
    expect((await fixture.act('mira', 'send_now')).body['delivery']).toMatchObject(held);
    await expectHeld('mira');
  });

  it('and the message was never scheduled, so that nothing on it could say so', async () => {
    await fixture.remove('/instagram/disconnect');
    await fixture.write('mira');
    await fixture.connect();
    await says('mira');
    expect(await deliveryTo('mira')).toBeNull();
    expect((await fixture.act('mira', 'send_now')).body['delivery']).toMatchObject(held);
    await expectHeld('mira');
  });

  it('under an id that only events contain, and once more after the look', async () => {
    fixture.instagram.names.set('id-in-events', 'mira');
    await says(null, { fromId: 'id-in-events' });
    await fixture.write('mira');
    expect(await deliveryTo('mira')).toMatchObject(held);
    await fixture.act('mira', 'approve');
    meanwhile(() => says(null, { fromId: 'id-in-events' }));
    await fixture.nextTurn();
    await expectHeld('mira');
  });

  it('while they are being looked up', async () => {
    meanwhile(() => says('mira'));
    await fixture.write('mira');
    expect(fixture.targets()).toEqual([]);
    await expectHeld('mira');
  });

  it('while they are being looked up and sending is paused', async () => {
    meanwhile(async () => {
      await says('mira');
      await fixture.put('/sending', { paused: true });
    });
    await fixture.write('mira');
    expect(fixture.targets()).toEqual([]);
    await fixture.put('/sending', { paused: false });
    await expectHeld('mira');
  });

  it('while it is being sent, and does not arrive', async () => {
    const { script } = fixture.instagram;
    script.set('mira', async () => {
      script.delete('mira');
      await says('mira');
      return { type: 'not now' };
    });
    await fixture.write('mira');
    expect(fixture.targets()).toEqual([]);
    await expectHeld('mira');
  });

  it('to another account of the same owner, as an answer', async () => {
    await fixture.write('mira');
    await says('mira');
    expect(await deliveryTo('mira')).toMatchObject({ status: 'sent', reason: null });
    await fixture.connect('other.studio');
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.write('mira');
    await expectHeld('mira');
  });

  it('under another id than the one that our message went to, and has a new name', async () => {
    await fixture.write('mira');
    await says('mira', { fromId: 'id-in-events' });
    await fixture.connect('other.studio');
    fixture.instagram.lookUp = async () => 'id-mira';
    await fixture.write('mira.renamed');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
    expect(await deliveryTo('mira.renamed')).toMatchObject(held);
  });

  it('while it was skipped together with others, and that is taken back', async () => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('mira');
    const ids = [(await fixture.messageTo('mira')).id];
    const { body } = await fixture.post('/scrape/messages/change', { action: 'skip', ids });
    await says('mira');
    await fixture.post('/scrape/messages/take-back', { changed_at: body['changed_at'] });
    expect(await deliveryTo('mira')).toMatchObject({ status: 'held' });
    await fixture.put('/sending', { paused: false });
    // No lookup for what is already known.
    const { lookUp } = fixture.instagram;
    fixture.instagram.lookUp = () => Promise.reject(new Error('looked up'));
    await fixture.nextTurn();
    expect(await deliveryTo('mira')).toMatchObject(held);
    fixture.instagram.lookUp = lookUp;
    await expectHeld('mira');
  });

  it('before an account was connected, and all are put on their way', async () => {
    await fixture.write('first');
    await fixture.put('/sending', { paused: true });
    await fixture.write('mira', 'zoe');
    await run(sql`delete from deliveries where username in ('mira', 'zoe')`);
    await says('mira');
    const told = { messages: 2, review: 1 };
    expect(await fixture.get(`/projects/${fixture.project}/unsent`)).toMatchObject(told);
    expect((await fixture.post(`/projects/${fixture.project}/send-unsent`)).body).toMatchObject(told);
    await fixture.put('/sending', { paused: false });
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['first', 'zoe']);
    await expectHeld('mira');
  });
});

describe('the reason', () => {
  beforeEach(async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('mira', 'zoe');
  });
  const sending = () => fixture.get<{ approvable: number }>(`/projects/${fixture.project}/sending`);

  it('is there for what was for review already, for lists, figures and several at once, and screens hear of it', async () => {
    const latest = async () => (await fixture.get<{ latest: string }>('/changes')).latest;
    const before = await latest();
    await says('mira');
    expect(await latest()).not.toBe(before);
    expect(await deliveryTo('mira')).toMatchObject(held);
    expect(await sending()).toMatchObject({ review: 2, approvable: 1, first_approvable: 'zoe' });
    expect(await fixture.get('/scrape/messages?state=closer_look')).toMatchObject([{ username: 'mira' }]);
    expect(await fixture.get('/scrape/message-counts')).toMatchObject({ review: 2, closer_look: 1 });
    const ids = await fixture.get<string[]>('/scrape/message-ids');
    expect((await fixture.post('/scrape/messages/change', { action: 'approve', ids })).body).toMatchObject({
      done: 1,
      left: [{ reason: 'closer_look', messages: 1 }],
    });
    await fixture.nextTurn();
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['zoe']);
    await expectHeld('mira');
  });

  it('is not lost with a new text, nor with a skip that is taken back, and stands beside another', async () => {
    await says('mira');
    const { id } = await fixture.messageTo('mira');
    expect((await fixture.post(`/scrape/messages/${id}/regenerate`, {})).status).toBe(202);
    await fixture.server.drain();
    expect(await deliveryTo('mira')).toMatchObject(held);
    const { body } = await fixture.post('/scrape/messages/change', { action: 'skip', ids: [id] });
    expect(await deliveryTo('mira')).toMatchObject({ status: 'skipped' });
    await fixture.post('/scrape/messages/take-back', { changed_at: body['changed_at'] });
    expect(await deliveryTo('mira')).toMatchObject(held);
    await run(sql`update deliveries set reason = 'It sells the same.' where username = 'mira'`);
    expect(await deliveryTo('mira')).toMatchObject({ reason: `It sells the same. ${held.reason}` });
    await run(sql`update deliveries set reason = null`);
    expect(await sending()).toMatchObject({ approvable: 1 });
  });

  it('comes back with a new text for what the owner had approved for the old one', async () => {
    await fixture.put('/sending', { paused: true });
    await fixture.act('zoe', 'skip');
    await says('mira');
    await fixture.act('mira', 'approve');
    expect(await deliveryTo('mira')).toMatchObject({ status: 'held' });
    const { id } = await fixture.messageTo('mira');
    await fixture.post(`/scrape/messages/${id}/regenerate`, {});
    await fixture.server.drain();
    await fixture.put('/sending', { paused: false });
    await expectHeld('mira');
  });
});

it('comes back with a new text in a project that sends automatically, too', async () => {
  await fixture.put('/sending', { paused: true });
  await says('mira');
  await fixture.write('mira');
  await fixture.act('mira', 'approve');
  expect(await deliveryTo('mira')).toMatchObject({ status: 'held' });
  const { id } = await fixture.messageTo('mira');
  await fixture.post(`/scrape/messages/${id}/regenerate`, {});
  await fixture.server.drain();
  await fixture.put('/sending', { paused: false });
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual([]);
  expect(await deliveryTo('mira')).toMatchObject(held);
});

it('"Send now" and "Send again" count as a closer look, until they write once more', async () => {
  await says('mira');
  await fixture.write('mira');
  fixture.instagram.script.set('mira', async (deliver) => {
    deliver();
    throw new Error('connection cut');
  });
  await fixture.act('mira', 'send_now');
  await fixture.run();
  expect(await deliveryTo('mira')).toMatchObject({ status: 'unknown' });
  await says('mira');
  await fixture.act('mira', 'resend');
  fixture.instagram.script.delete('mira');
  meanwhile(() => says('mira'));
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['mira']);
  expect(await deliveryTo('mira')).toMatchObject(held);
});

it('is one row per person, found by index, and goes with the account', async () => {
  await says('mira', { fromId: 'id-mira' });
  await says('mira', { fromId: 'id-mira' });
  expect((await run(sql`select username, recipient_id from heard_from`)).rows).toEqual([
    { username: 'mira', recipient_id: 'id-mira' },
  ]);
  await run(sql`
    insert into heard_from (user_id, sender, username, recipient_id, at)
    select ${fixture.ann.id}, 'studio.reach', 'name' || n, 'id' || n, now() from generate_series(1, 20000) n`);
  await run(sql`analyze heard_from`);
  const asked = wroteSince({ userId: fixture.ann.id, username: 'name7', recipientId: 'id7' }, new Date(0));
  const { rows } = await fixture.server.services.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (costs off) select 1 where ${asked}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('heard_from_username');
  expect(plan).toContain('heard_from_recipient');
  expect(plan).not.toMatch(/Seq Scan on heard_from/);
  expect((await fixture.remove('/auth/delete-account')).status).toBe(200);
  await fixture.server.drain();
  expect((await run(sql`select 1 from heard_from`)).rows).toEqual([]);
});
