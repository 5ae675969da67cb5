// Messages from before an account was connected, sent all at once.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingDesk, type SendingDesk, whereItIsMorning } from '../../testing/sending-desk.ts';

let desk: SendingDesk;

beforeEach(async () => {
  desk = await openSendingDesk();
});
afterEach(() => desk.close());

const zone = { time_zone: whereItIsMorning() };
const unsent = () => desk.get(`/projects/${desk.project}/unsent`);
const send = () => desk.post(`/projects/${desk.project}/send-unsent`);
const none = { messages: 0, review: 0, do_not_contact: 0, already_written: 0 };

/** The whole pack, as after a refund. */
const payBack = () =>
  desk.server.services.db.execute(sql`
    with entry as (
      insert into credit_entries (id, user_id, kind, amount, reference, note, created_at)
      values (gen_random_uuid(), ${desk.ann.id}, 'refund', 100, 'refund:test', 'For a test', now()))
    update credit_accounts set earned = earned - 100 where user_id = ${desk.ann.id}`);

it('schedules what was written before, oldest first, and once', async () => {
  await desk.write('one', 'two');
  await desk.write('three');
  expect(await unsent()).toEqual(none);
  expect(await send()).toMatchObject({
    status: 409,
    body: { detail: 'Connect your Instagram account first.' },
  });
  await desk.connect('studio.reach', zone);
  await desk.nextTurn();
  expect(desk.targets()).toEqual([]);
  expect(await unsent()).toEqual({ ...none, messages: 3 });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const scheduled = answers.map(({ body }) => Number(body['messages']));
  expect(scheduled.toSorted((a, b) => a - b)).toEqual([0, 0, 3]);
  expect(await unsent()).toEqual(none);
  for (let i = 0; i < 4; i++) await desk.nextTurn();
  expect(desk.targets()).toEqual(['one', 'two', 'three']);
});

it('leaves out and counts blocked and already contacted people', async () => {
  await desk.write('one', 'blocked', 'by.hand', 'known', 'elsewhere');
  await desk.post('/do-not-contact', { usernames: ['blocked'] });
  const { id } = await desk.messageTo('by.hand');
  await desk.put(`/scrape/messages/${id}/sent`, { sent: true });
  const early = desk.project;
  await desk.connect('studio.reach', zone);
  desk.project = await createProject(desk.server, desk.ann);
  await desk.write('known');
  await desk.nextTurn();
  desk.project = early;
  // A second message to the same person, also from before.
  await desk.server.services.db.execute(sql`
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
    select gen_random_uuid(), user_id, project_id, gen_random_uuid(), username, 'Again', profile, facts, now()
    from messages where username = 'elsewhere'`);
  const expected = { messages: 2, review: 0, do_not_contact: 1, already_written: 2 };
  expect(await unsent()).toEqual(expected);
  expect((await send()).body).toEqual(expected);
  for (let i = 0; i < 4; i++) await desk.nextTurn();
  expect(desk.targets().toSorted()).toEqual(['elsewhere', 'known', 'one']);
});

it('holds for review what the person has to read first', async () => {
  await desk.write('one', 'two');
  await desk.server.services.db.execute(
    sql`update messages set caution = 'competitor' where username = 'two'`,
  );
  await desk.connect('studio.reach', zone);
  expect((await send()).body).toEqual({ ...none, messages: 2, review: 1 });
  await desk.nextTurn();
  await desk.nextTurn();
  expect(desk.targets()).toEqual(['one']);
  expect((await desk.messageTo('two')).delivery).toMatchObject({
    status: 'review',
    reason: expect.any(String),
  });

  await desk.remove('/instagram/disconnect');
  desk.project = await createProject(desk.server, desk.ann, { sending_mode: 'review' });
  await desk.write('three');
  await desk.connect('studio.reach', zone);
  expect((await send()).body).toEqual({ ...none, messages: 1, review: 1 });
  expect((await desk.messageTo('three')).delivery).toMatchObject({ status: 'review', reason: null });
});

it('requires a pack, even one that was refunded since', async () => {
  await desk.write('one', 'two', 'three');
  await desk.connect('studio.reach', zone);
  desk.instagram.script.set('one', async () => ({ type: 'declined', sentence: 'Not today.' }));
  await desk.act('one', 'send_now');
  await desk.run();
  await desk.put(`/projects/${desk.project}/sending`, { mode: 'review' });
  await desk.write('four');
  const none402 = { status: 402, body: { detail: 'Buy a pack to enable auto-sending' } };
  await payBack();
  expect(await unsent()).toEqual(none);
  expect(await send()).toMatchObject(none402);
  expect(await desk.act('two', 'send_now')).toMatchObject(none402);
  expect(await desk.act('one', 'resend')).toMatchObject(none402);
  expect(await desk.act('four', 'send_now')).toMatchObject(none402);
  await desk.nextTurn();
  expect(desk.targets()).toEqual([]);
  expect(await desk.act('four', 'approve')).toMatchObject({ status: 200 });
});

it("is not for somebody else's project", async () => {
  await desk.write('one');
  await desk.connect('studio.reach', zone);
  const bob = await signedIn(desk.server);
  const path = `/projects/${desk.project}/send-unsent`;
  expect((await desk.post(path, undefined, bob)).status).toBe(404);
  const asked = await desk.server.call('GET', `/projects/${desk.project}/unsent`, { token: bob.token });
  expect(asked.status).toBe(404);
  expect(await unsent()).toEqual({ ...none, messages: 1 });
});
