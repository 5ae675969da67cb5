// Several messages at once: what each action does to every state, what it leaves alone, and that it is idempotent.
import type { ChangedMessages, LeftReason, SelectionAction } from '@opener/contract/selection';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seconds } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { signedIn } from '../../testing/people.ts';
import { createProject, queue } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture, type ShownMessage } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

const run = (statement: ReturnType<typeof sql>) => fixture.server.services.db.execute(statement);
const set = (username: string, status: string) =>
  run(
    sql`update deliveries set status = ${status}::delivery_status, finished_at = now(), started_at = now() where username = ${username}`,
  );

/** One of each state, named after it. */
async function makeEverything(): Promise<void> {
  await fixture.write('sent');
  await fixture.run();
  await fixture.put('/sending', { paused: true });
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await fixture.write('review', 'waiting', 'cautioned', 'listed', 'skipped', 'by.hand', 'failed', 'unclear');
  await fixture.write('sending', 'unsent');
  await fixture.act('waiting', 'approve');
  await fixture.act('skipped', 'skip');
  await fixture.put(`/scrape/messages/${(await fixture.messageTo('by.hand')).id}/sent`, { sent: true });
  await fixture.post('/do-not-contact', { usernames: ['listed'] });
  await run(sql`update messages set caution = 'competitor' where username = 'cautioned'`);
  await run(sql`update deliveries set reason = 'Look twice.' where username = 'cautioned'`);
  await run(sql`delete from deliveries where username = 'unsent'`);
  await set('failed', 'failed');
  await set('unclear', 'unknown');
  await set('sending', 'sending');
}

const all = () => fixture.get<ShownMessage[]>('/scrape/messages');
async function idsOf(...usernames: string[]): Promise<string[]> {
  const messages = await all();
  return usernames.map((name) => messages.find(({ username }) => username === name)!.id);
}
const allIds = async () => (await all()).map(({ id }) => id);

async function change(
  action: SelectionAction,
  ids: string[],
  more: object = {},
  who = fixture.ann,
): Promise<ChangedMessages> {
  const { status, body } = await fixture.post('/scrape/messages/change', { action, ids, ...more }, who);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as ChangedMessages;
}

const leftIn = ({ left }: ChangedMessages): Partial<Record<LeftReason, number>> =>
  Object.fromEntries(left.map(({ reason, messages }) => [reason, messages]));

async function states(): Promise<Record<string, string>> {
  const { rows } = await run(
    sql`select m.username, d.status, d.reason, m.sent_at from messages m left join deliveries d on d.message_id = m.id`,
  );
  return Object.fromEntries(rows.map((row) => [String(row['username']), JSON.stringify(row)]));
}

describe('of every state', () => {
  const inReview = { cautioned: 1, listed: 1, review: 1 };
  const elsewhere = { sent: 2, failed: 1, check: 1, skipped: 1, sending: 1, unscheduled: 1 };

  it.each<[SelectionAction, number, Partial<Record<LeftReason, number>>]>([
    ['approve', inReview.review, { ...elsewhere, waiting: 1, closer_look: 1, do_not_contact: 1, gone: 1 }],
    ['skip', 4, { ...elsewhere, gone: 1 }],
    ['delete', 9, { sending: 1, check: 1, gone: 1 }],
  ])('%s changes what it can, and counts the rest', async (action, done, left) => {
    await makeEverything();
    const ids = [...(await allIds()), newId()];
    const before = await states();
    const preview = await change(action, ids, { preview: true });
    expect([preview.done, leftIn(preview), preview.changed_at]).toEqual([done, left, null]);
    expect(await states()).toEqual(before);

    const answer = await change(action, ids);
    expect([answer.done, leftIn(answer)]).toEqual([done, left]);
    expect((await states())['sending']).toBe(before['sending']);
    const again = await change(action, ids);
    expect(again.done).toBe(0);
    expect(again.left.reduce((sum, { messages }) => sum + messages, 0)).toBe(ids.length);
  });

  it('move takes all but what is being sent, as they are', async () => {
    await makeEverything();
    const target = await createProject(fixture.server, fixture.ann);
    const before = await states();
    const answer = await change('move', await allIds(), { project_id: target });
    expect([answer.done, leftIn(answer), answer.changed_at]).toEqual([10, { sending: 1 }, null]);
    expect(await states()).toEqual(before);
    const counts = (id: string) => fixture.get<object>(`/scrape/message-counts?project_id=${id}`);
    expect(await counts(fixture.project)).toMatchObject({ all: 1, waiting: 1, sent: 0, review: 0 });
    expect(await counts(target)).toMatchObject({ all: 10, sent: 2, by_hand: 1, review: 3, failed: 1 });
    expect(await fixture.get(`/projects/${target}/sending`)).toMatchObject({
      sent: 2,
      review: 3,
      approvable: 2,
    });
  });
});

describe('taking back', () => {
  const takeBack = async (at: string | null) =>
    (await fixture.post('/scrape/messages/take-back', { changed_at: at })).body['messages'];

  it('an approval holds again what has not gone out', async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('one', 'two', 'three');
    const { changed_at: at } = await change('approve', await idsOf('one', 'two'));
    await fixture.run();
    expect(fixture.targets()).toEqual([]);
    expect(await takeBack(at)).toBe(2);
    expect(await takeBack(at)).toBe(0);
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);

    const second = await change('approve', await idsOf('one', 'two'));
    await fixture.nextTurn(seconds(11));
    expect(fixture.targets()).toEqual(['one']);
    expect(await takeBack(second.changed_at)).toBe(1);
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one']);
  });

  it('a skip puts each back where it was', async () => {
    await makeEverything();
    const before = await states();
    const ids = await idsOf('review', 'waiting', 'cautioned');
    const { done, changed_at: at } = await change('skip', ids);
    expect(done).toBe(3);
    expect((await fixture.messageTo('cautioned')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'Skipped by you in review.',
    });
    expect(await takeBack(at)).toBe(3);
    const after = await states();
    expect(after['review']).toBe(before['review']);
    expect(after['waiting']).toBe(before['waiting']);
    // The reason is derived again from the message's caution.
    expect((await fixture.messageTo('cautioned')).delivery).toMatchObject({
      status: 'review',
      reason: expect.stringMatching(/./),
    });
    expect((await fixture.messageTo('cautioned')).delivery?.reason).not.toContain('Skipped');
    expect(await takeBack(at)).toBe(0);
    expect((await fixture.messageTo('skipped')).delivery?.status).toBe('skipped');
  });

  it('does nothing to others', async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('one');
    const { changed_at: at } = await change('skip', await idsOf('one'));
    const bob = await signedIn(fixture.server);
    const asked = await fixture.post('/scrape/messages/take-back', { changed_at: at }, bob);
    expect([asked.status, asked.body]).toEqual([200, { messages: 0 }]);
    expect((await fixture.messageTo('one')).delivery?.status).toBe('skipped');
  });
});

describe('what is being sent', () => {
  it.each(['skip', 'delete', 'move'] as const)('is never touched by %s', async (action) => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('one', 'two');
    await fixture.put('/sending', { paused: false });
    const ids = await allIds();
    const project_id = await createProject(fixture.server, fixture.ann);
    let answer: ChangedMessages | undefined;
    // While the vendor has it.
    fixture.instagram.script.set('one', async (deliver) => {
      answer = await change(action, ids, action === 'move' ? { project_id } : {});
      deliver();
      return { type: 'sent', chatId: 'chat-one' };
    });
    await fixture.run();
    expect([answer?.done, answer && leftIn(answer)]).toEqual([1, { sending: 1 }]);
    expect(await fixture.messageTo('one')).toMatchObject({ sent: true, delivery: { status: 'sent' } });
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(action === 'move' ? ['one', 'two'] : ['one']);
  });

  it('and what is not: whoever comes first decides', async () => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('one', 'two', 'three');
    await fixture.put('/sending', { paused: false });
    const ids = await allIds();
    const [, first, second] = await Promise.all([fixture.run(), change('delete', ids), change('skip', ids)]);
    const left = await all();
    // Each is sent, skipped or gone, and never two of these.
    expect(fixture.targets().length).toBeLessThanOrEqual(1);
    for (const { username, sent, delivery } of left) {
      expect(delivery?.status).toBe(sent ? 'sent' : 'skipped');
      expect(fixture.targets().includes(username)).toBe(sent);
    }
    expect(first.done + left.length).toBe(3);
    expect(first.done + second.done + fixture.targets().length).toBeGreaterThanOrEqual(3);
  });
});

describe('moving', () => {
  it('takes earlier texts along, and the person with it', async () => {
    await fixture.write('mira', 'zoe');
    const [mira] = await idsOf('mira');
    await fixture.put(`/scrape/projects/${fixture.project}/messages/${mira}`, {
      generated_message: 'By hand.',
    });
    const target = await createProject(fixture.server, fixture.ann);
    expect((await change('move', [mira!], { project_id: target })).done).toBe(1);
    expect(await fixture.get(`/scrape/projects/${target}/messages`)).toMatchObject([
      { id: mira, project_id: target, generated_message: 'By hand.', versions: 1 },
    ]);
    // There she has a message now, at no cost; where she was, she has none.
    const there = await queue(fixture.server, fixture.ann, target, 'mira');
    expect([there.status, there.body]).toMatchObject([200, { project_id: target, status: 'completed' }]);
    expect((await queue(fixture.server, fixture.ann, fixture.project, 'mira')).status).toBe(202);
    const repeated = await change('move', [mira!], { project_id: target });
    expect([repeated.done, leftIn(repeated)]).toEqual([0, { same_project: 1 }]);
  });

  it('moves nobody who is known there, unless that is wanted', async () => {
    const target = await createProject(fixture.server, fixture.ann);
    await fixture.write('mira', 'zoe', 'ida');
    const ids = await allIds();
    await queue(fixture.server, fixture.ann, target, 'mira');
    await fixture.server.drain();
    await queue(fixture.server, fixture.ann, target, 'zoe');
    const answer = await change('move', ids, { project_id: target });
    expect([answer.done, leftIn(answer)]).toEqual([1, { has_message: 2 }]);
    const again = await change('move', ids, { project_id: target, again: true });
    expect([again.done, leftIn(again)]).toEqual([2, { same_project: 1 }]);
    await fixture.server.drain();
  });

  it('moves one message to each person', async () => {
    await fixture.write('mira');
    const early = fixture.project;
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.write('mira');
    const target = await createProject(fixture.server, fixture.ann);
    const answer = await change('move', await allIds(), { project_id: target });
    expect([answer.done, leftIn(answer)]).toEqual([1, { has_message: 1 }]);
    // The newer one.
    expect((await fixture.get<ShownMessage[]>(`/scrape/projects/${early}/messages`)).length).toBe(1);
  });

  it.each(['move', 'delete'] as const)('%s waits for a text that is being written', async (action) => {
    await fixture.write('mira');
    const [mira] = await idsOf('mira');
    await run(sql`update messages set sent_at = null`);
    await run(sql`delete from deliveries`);
    await fixture.post(`/scrape/messages/${mira}/regenerate`, {});
    const project_id = await createProject(fixture.server, fixture.ann);
    const more = action === 'move' ? { project_id } : {};
    expect(leftIn(await change(action, [mira!], more))).toEqual({ rewriting: 1 });
    await fixture.server.drain();
    expect((await change(action, [mira!], more)).done).toBe(1);
  });

  it.each(['move', 'delete'] as const)('%s does not wait for a second message', async (action) => {
    await fixture.write('mira');
    const [mira] = await idsOf('mira');
    const second = await fixture.post(`/scrape/messages/${mira}/regenerate`, { pay: true, beside: true });
    expect(second.status).toBe(202);
    const project_id = await createProject(fixture.server, fixture.ann);
    const more = action === 'move' ? { project_id } : {};
    expect((await change(action, [mira!], more)).done).toBe(1);
  });

  it("goes to nobody else's project", async () => {
    await fixture.write('mira');
    const bob = await signedIn(fixture.server);
    const ids = await allIds();
    for (const project_id of [await createProject(fixture.server, bob), newId()]) {
      const refused = await fixture.post('/scrape/messages/change', { action: 'move', ids, project_id });
      expect([refused.status, refused.body]).toEqual([404, { detail: 'Project not found' }]);
    }
    expect((await fixture.messageTo('mira')).id).toBe(ids[0]);
  });
});

describe('deleting', () => {
  it('keeps the figures, and who was written to', async () => {
    await fixture.write('mira');
    await fixture.run();
    await fixture.put('/sending', { paused: true });
    await fixture.write('zoe');
    const days = () => fixture.get<{ sent: number; generated: number }[]>('/sending/stats');
    const before = await days();
    expect(before.at(-1)).toMatchObject({ sent: 1, generated: 2 });
    const { latest } = await fixture.get<{ latest: string }>('/changes');
    expect((await change('delete', await allIds())).done).toBe(2);
    expect(await days()).toEqual(before);
    expect((await fixture.get<{ latest: string }>('/changes')).latest).not.toBe(latest);
    for (const table of ['messages', 'deliveries', 'message_versions'])
      expect((await run(sql.raw(`select 1 from ${table}`))).rows).toEqual([]);

    await fixture.put('/sending', { paused: false });
    await fixture.write('mira');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
    expect((await fixture.messageTo('mira')).delivery).toMatchObject({ status: 'skipped' });
  });
});

describe('somebody else', () => {
  it('finds nothing under ids that are not theirs', async () => {
    await makeEverything();
    const bob = await signedIn(fixture.server);
    const project_id = await createProject(fixture.server, bob);
    const ids = await allIds();
    const before = await states();
    for (const action of ['approve', 'skip', 'move', 'delete'] as const)
      for (const preview of [true, false]) {
        const answer = await change(action, ids, { project_id, preview }, bob);
        expect([answer.done, leftIn(answer)]).toEqual([0, { gone: 11 }]);
      }
    expect(await states()).toEqual(before);
    const listed = await fixture.server.call('GET', '/scrape/message-ids', { token: bob.token });
    expect(JSON.parse(listed.text)).toEqual([]);
  });

  it('without a session is sent away', async () => {
    const body = { action: 'skip', ids: [newId()] };
    expect((await fixture.server.call('POST', '/scrape/messages/change', { body })).status).toBe(401);
  });
});

it('nothing is let out while no account is connected', async () => {
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await fixture.write('one');
  await fixture.remove('/instagram/disconnect');
  expect(leftIn(await change('approve', await allIds()))).toEqual({ disconnected: 1 });
  expect((await change('skip', await allIds())).done).toBe(1);
});

it('three who ask at once change each message once', async () => {
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await fixture.write('one', 'two', 'three');
  const ids = await allIds();
  const answers = await Promise.all([1, 2, 3].map(() => change('approve', ids)));
  expect(answers.map(({ done }) => done).toSorted((a, b) => a - b)).toEqual([0, 0, 3]);
  const target = await createProject(fixture.server, fixture.ann);
  const mixed = await Promise.all([
    change('move', ids, { project_id: target }),
    change('delete', ids),
    change('move', ids.toReversed(), { project_id: target }),
  ]);
  expect(mixed[1].done).toBe(3);
  expect(await all()).toEqual([]);
});

it('a transaction that fails has changed nothing', async () => {
  await fixture.put('/sending', { paused: true });
  await fixture.write('one', 'two');
  await run(sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await run(
    sql`create trigger refuse before delete on message_versions for each row execute function refuse()`,
  );
  const [, two] = await idsOf('one', 'two');
  await fixture.put(`/scrape/projects/${fixture.project}/messages/${two}`, { generated_message: 'By hand.' });
  await fixture.put(`/scrape/messages/${two}/sent`, { sent: true });
  const before = await states();
  const failed = await fixture.post('/scrape/messages/change', { action: 'delete', ids: await allIds() });
  expect(failed.status).toBe(500);
  expect(await states()).toEqual(before);
  expect((await run(sql`select 1 from past_outcomes`)).rows).toEqual([]);
});

it('the ids of what matches are told, newest first', async () => {
  await makeEverything();
  const ask = async (query: string) => {
    const answer = await fixture.server.call('GET', `/scrape/message-ids?${query}`, {
      token: fixture.ann.token,
    });
    return { ids: JSON.parse(answer.text) as string[], total: Number(answer.headers['x-total-count']) };
  };
  expect(await ask('')).toEqual({ ids: await allIds(), total: 11 });
  expect(await ask('state=review&q=review')).toEqual({ ids: await idsOf('review'), total: 1 });
  expect(await ask(`project_id=${newId()}`)).toEqual({ ids: [], total: 0 });
});

it.each([
  [{ action: 'skip', ids: [] }, 'Please choose at least one message.'],
  [{ action: 'skip' }, 'Please choose at least one message.'],
  [{ action: 'skip', ids: ['x'] }, 'Messages must be given by their ids.'],
  [
    { action: 'skip', ids: Array.from({ length: 5001 }, newId) },
    'Please choose at most 5,000 messages at once.',
  ],
  [{ action: 'burn', ids: [newId()] }, 'Choose approve, skip, move or delete'],
  [{ action: 'move', ids: [newId()] }, 'The project to move them to is required.'],
  [{ action: 'move', ids: [newId()], project_id: 'x' }, 'That project does not exist'],
])('refuses what cannot be meant (%#)', async (body, detail) => {
  const refused = await fixture.post('/scrape/messages/change', body);
  expect([refused.status, refused.body]).toEqual([422, { detail }]);
});

it('many thousands are changed by one call', async () => {
  const { ann, project } = fixture;
  await run(sql`
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${ann.id}, ${project}, gen_random_uuid(), 'name' || n, 'Hi', '{}', '[]', now()
    from generate_series(1, 5000) n`);
  const ids = await allIds();
  const target = await createProject(fixture.server, ann);
  expect((await change('move', ids, { project_id: target })).done).toBe(5000);
  expect((await change('delete', ids)).done).toBe(5000);
  expect(await all()).toEqual([]);
});
