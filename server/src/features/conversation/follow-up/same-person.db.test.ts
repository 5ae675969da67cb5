// What the user does about a person at another message, or in another conversation, counts for every follow-up to them.
import { followUpEnds, followUpHolds } from '@opener/contract/follow-up';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { after, days, hours, minutes } from '../../../lib/clock.ts';
import { createProject, queue } from '../../../testing/projects.ts';
import { type Following, openFollowing } from '../../../testing/following.ts';

let fixture: Following['fixture'];
let talk: Following['talk'];
let follow: Following['follow'];

beforeEach(async () => {
  ({ fixture, talk, follow } = await openFollowing());
  await follow.choose();
  await talk.send('mira');
});
afterEach(() => fixture.close());

const db = () => fixture.server.services.db;

/** Another message to the same person, which is not sent. */
async function anotherTo(username: string, projectId: string): Promise<string> {
  const list = () => fixture.get<{ id: string }[]>('/scrape/messages');
  const had = new Set((await list()).map(({ id }) => id));
  await queue(fixture.server, fixture.ann, projectId, username, { again: true });
  await fixture.server.drain();
  return (await list()).find(({ id }) => !had.has(id))!.id;
}
const inOtherProject = async (username: string) =>
  anotherTo(username, await createProject(fixture.server, fixture.ann));
const mark = (id: string, as: 'sent' | 'answered', is = true) =>
  fixture.put(`/scrape/messages/${id}/${as}`, { [as]: is });

/** Why there is no follow-up, now. */
async function ended(): Promise<unknown[]> {
  const { rows } = await db().execute(sql`select ended from follow_ups where nth = 1`);
  return rows.map((row) => row['ended']);
}

/** How many messages they have got after its day. */
async function gotLater(): Promise<number> {
  await follow.wait(3);
  await fixture.nextTurn();
  return follow.got('mira').length;
}

it('a message that the user sent by hand ends it at once', async () => {
  expect((await mark(await inOtherProject('mira'), 'sent')).status).toBe(200);
  expect(await follow.next('mira')).toMatchObject({ state: 'ended', reason: followUpEnds.you_wrote });
  expect(await gotLater()).toBe(1);
});

it('an answer that is marked at another message ends it at once, until that is undone', async () => {
  const id = await inOtherProject('mira');
  await db().execute(sql`update messages set sent_at = now() where id = ${id}`);
  expect((await mark(id, 'answered')).status).toBe(200);
  expect(await ended()).toEqual(['answered']);
  await mark(id, 'answered', false);
  expect(await ended()).toEqual([null]);
  expect(await gotLater()).toBe(2);
});

it.each([
  ['sent', 'you_wrote'],
  ['answered', 'answered'],
] as const)('a message marked as %s before it was planned keeps it from being sent', async (as, why) => {
  await follow.choose({ on: false });
  const id = await inOtherProject('mira');
  if (as === 'answered') await db().execute(sql`update messages set sent_at = now() where id = ${id}`);
  fixture.server.advance(minutes(1));
  await mark(id, as);
  await follow.choose();
  expect(await ended()).toEqual([null]);
  expect(await gotLater()).toBe(1);
  expect(await ended()).toEqual([why]);
});

it('saying that a message of ours has arrived does not end its own follow-up', async () => {
  await db().execute(sql`update deliveries set status = 'unknown'`);
  await mark((await fixture.messageTo('mira')).id, 'sent');
  expect(await gotLater()).toBe(2);
});

it('nor does it hide that the user wrote by hand since', async () => {
  await follow.choose({ on: false });
  await db().execute(sql`update deliveries set status = 'unknown'`);
  const { id } = await fixture.messageTo('mira');
  await mark(await inOtherProject('mira'), 'sent');
  await mark(id, 'sent');
  await follow.choose();
  expect(await gotLater()).toBe(1);
});

/** The same person, known by their id, in a conversation under another name. */
async function underAnotherName(): Promise<string> {
  const { rows } = await db().execute<{ id: string }>(sql`
    insert into threads (id, user_id, sender, username, recipient_id, chat_id, project_id, began_at, checked_at)
    select gen_random_uuid(), user_id, sender, 'mira.renamed', recipient_id, 'chat-renamed', project_id, began_at, checked_at
    from threads where username = 'mira' returning id`);
  return rows[0]!.id;
}

it('an outcome that is decided in another conversation ends it at once, until that is cleared', async () => {
  const path = `/conversations/${await underAnotherName()}/outcome`;
  await fixture.put(path, { outcome: 'not_interested' });
  expect(await ended()).toEqual(['decided']);
  await follow.choose({ first_days: 2 });
  await follow.wait(2);
  expect(await ended()).toEqual(['decided']);
  await fixture.put(path, { outcome: null });
  await follow.write();
  await fixture.nextTurn();
  expect(follow.got('mira')).toHaveLength(2);
});

it('what the user wrote in another conversation, in Instagram itself, keeps it from being sent', async () => {
  const id = await underAnotherName();
  await db().execute(sql`
    insert into thread_messages (id, user_id, thread_id, sender, author, text, at, status)
    select gen_random_uuid(), user_id, id, sender, 'elsewhere', 'Hello again', began_at + interval '1 hour', 'sent' from threads where id = ${id}`);
  expect(await gotLater()).toBe(1);
  expect(await ended()).toEqual(['you_wrote']);
});

it('an outcome of a conversation under another of their ids keeps it from being sent', async () => {
  fixture.instagram.names.set('id-in-events', 'mira');
  const id = await underAnotherName();
  await db().execute(
    sql`update threads set recipient_id = 'id-in-events', outcome = 'not_interested' where id = ${id}`,
  );
  expect(await gotLater()).toBe(1);
  expect(await ended()).toEqual(['decided']);
});

/** Although they were written to before, and before the follow-ups' turn. */
async function sendNow(id: string): Promise<void> {
  const soon = after(fixture.server.services.clock.now(), hours(1)).toISOString();
  await db().execute(sql`update sending_paces set next_send_at = ${soon}`);
  for (let asked = 0; asked < 2; asked++) {
    await fixture.post(`/scrape/messages/${id}/delivery`, { action: 'send_now' });
    await fixture.run();
  }
}

it.each(['review', 'auto'])(
  'a further message plans it anew, with another text and its day counted from there, if it was in %s',
  async (mode) => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode });
    await follow.wait(3);
    const id = await anotherTo('mira', fixture.project);
    await sendNow(id);
    expect(follow.got('mira')).toHaveLength(2);
    const { text, due_at } = (await follow.next('mira'))!;
    expect(text).toBeNull();
    const left = Date.parse(due_at) - fixture.server.services.clock.now().getTime();
    expect(left).toBeGreaterThan(days(3) - minutes(5));
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(2);
  },
);

it.each(['review', 'auto'])(
  'one that stopped before a further message is continued without its old text, if it was in %s',
  async (mode) => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode });
    await follow.wait(3);
    const written = await db().execute(sql`select 1 from follow_ups where text is not null`);
    expect(written.rows).toHaveLength(1);
    for (const paused of [true, false]) await fixture.put('/sending', { paused });
    await sendNow(await anotherTo('mira', fixture.project));
    expect(await follow.continue()).toMatchObject({ status: 200 });
    expect(await follow.next('mira')).toMatchObject({ state: 'planned', text: null });
    await fixture.nextTurn();
    expect(follow.got('mira')).toHaveLength(2);
  },
);

it('one that was stopped before a further message and is resumed alone counts its days from that message', async () => {
  await follow.change('mira', 'stop');
  fixture.server.advance(days(2));
  await sendNow(await anotherTo('mira', fixture.project));
  const { now } = fixture.server.services.clock;
  expect((await follow.change('mira', 'resume')).body).toMatchObject({ follow_up: { state: 'planned' } });
  const { due_at: dueAt } = (await follow.next('mira'))!;
  expect(Date.parse(dueAt) - now().getTime()).toBeGreaterThan(days(3) - minutes(10));
});

it('one that is written is written anew for the project that its message is moved to', async () => {
  await follow.wait(3);
  expect((await db().execute(sql`select 1 from follow_ups where status = 'queued'`)).rows).toHaveLength(1);
  const id = (await fixture.messageTo('mira')).id;
  const other = await createProject(fixture.server, fixture.ann);
  fixture.project = other;
  await follow.choose({ first_days: 5 });
  await fixture.post('/scrape/messages/change', { action: 'move', ids: [id], project_id: other });
  expect(await follow.next('mira')).toMatchObject({ state: 'planned', text: null });
  await fixture.nextTurn();
  expect(follow.got('mira')).toHaveLength(1);
  await follow.wait(2);
  await fixture.nextTurn();
  expect(follow.got('mira')).toHaveLength(2);
});

it.each(['hidden', 'continued'])(
  'one that has a text and waits for its day (%s) loses it too, also where its day has passed',
  async (how) => {
    await follow.wait(3);
    if (how === 'hidden') {
      fixture.instagram.chats.delete('chat-mira');
      await fixture.nextTurn();
    } else {
      for (const paused of [true, false]) await fixture.put('/sending', { paused });
      await follow.continue();
    }
    const planned = sql`select 1 from follow_ups where status = 'planned' and text is not null`;
    expect((await db().execute(planned)).rows).toHaveLength(1);
    const { id } = await fixture.messageTo('mira');
    fixture.project = await createProject(fixture.server, fixture.ann);
    await follow.choose({ first_days: 1 });
    const move = { action: 'move', ids: [id], project_id: fixture.project };
    await fixture.post('/scrape/messages/change', move);
    expect((await db().execute(planned)).rows).toEqual([]);
  },
);

it('drafts that nobody pays for are limited', async () => {
  const { writer } = fixture.server.services;
  const { followUp } = writer;
  let drafts = 0;
  writer.followUp = (...args) => (drafts++, followUp.apply(writer, args));
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await follow.wait(3);
  expect(drafts).toBe(1);
  const again = async () => {
    await talk.decide('mira', { outcome: 'interested' });
    await talk.decide('mira', { outcome: null });
    await follow.write();
  };
  await again();
  expect(drafts).toBe(2);
  // As if very many had been written today.
  await db().execute(
    sql`update attempts set count = 10000 where key = ${`follow_up_draft:${fixture.ann.id}`}`,
  );
  await again();
  expect(drafts).toBe(2);
  expect(await follow.next('mira')).toMatchObject({ state: 'planned', reason: followUpHolds.drafts });
  fixture.server.advance(days(1));
  await follow.write();
  expect(drafts).toBe(3);
});
