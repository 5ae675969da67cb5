// Messages from before an account was connected, sent all at once.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
});
afterEach(() => fixture.close());

const unsent = () => fixture.get(`/projects/${fixture.project}/unsent`);
const send = () => fixture.post(`/projects/${fixture.project}/send-unsent`);
const none = { messages: 0, review: 0, do_not_contact: 0, already_written: 0 };

/** The whole pack, as after a refund. */
const payBack = () =>
  fixture.server.services.db.execute(sql`
    with entry as (
      insert into credit_entries (id, user_id, kind, amount, reference, note, created_at)
      values (gen_random_uuid(), ${fixture.ann.id}, 'refund', 100, 'refund:test', 'For a test', now()))
    update credit_accounts set earned = earned - 100 where user_id = ${fixture.ann.id}`);

it('schedules what was written before, oldest first, and once', async () => {
  await fixture.write('one', 'two');
  await fixture.write('three');
  expect(await unsent()).toEqual(none);
  expect(await send()).toMatchObject({
    status: 409,
    body: { detail: 'Connect your Instagram account first.' },
  });
  await fixture.connect();
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual([]);
  expect(await unsent()).toEqual({ ...none, messages: 3 });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const scheduled = answers.map(({ body }) => Number(body['messages']));
  expect(scheduled.toSorted((a, b) => a - b)).toEqual([0, 0, 3]);
  expect(await unsent()).toEqual(none);
  for (let i = 0; i < 4; i++) await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['one', 'two', 'three']);
});

it('leaves out and counts blocked and already contacted people', async () => {
  await fixture.write('one', 'blocked', 'by.hand', 'known', 'elsewhere');
  await fixture.post('/do-not-contact', { usernames: ['blocked'] });
  const { id } = await fixture.messageTo('by.hand');
  await fixture.put(`/scrape/messages/${id}/sent`, { sent: true });
  const early = fixture.project;
  await fixture.connect();
  fixture.project = await createProject(fixture.server, fixture.ann);
  await fixture.write('known');
  await fixture.nextTurn();
  fixture.project = early;
  // A second message to the same person, also from before.
  await fixture.server.services.db.execute(sql`
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
    select gen_random_uuid(), user_id, project_id, gen_random_uuid(), username, 'Again', profile, facts, now()
    from messages where username = 'elsewhere'`);
  const expected = { messages: 2, review: 0, do_not_contact: 1, already_written: 2 };
  expect(await unsent()).toEqual(expected);
  expect((await send()).body).toEqual(expected);
  for (let i = 0; i < 4; i++) await fixture.nextTurn();
  expect(fixture.targets().toSorted()).toEqual(['elsewhere', 'known', 'one']);
});

it('holds for review what the person has to read first', async () => {
  await fixture.write('one', 'two');
  await fixture.server.services.db.execute(
    sql`update messages set caution = 'competitor' where username = 'two'`,
  );
  await fixture.connect();
  expect((await send()).body).toEqual({ ...none, messages: 2, review: 1 });
  await fixture.nextTurn();
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['one']);
  expect((await fixture.messageTo('two')).delivery).toMatchObject({
    status: 'review',
    reason: expect.any(String),
  });

  await fixture.remove('/instagram/disconnect');
  fixture.project = await createProject(fixture.server, fixture.ann, { sending_mode: 'review' });
  await fixture.write('three');
  await fixture.connect();
  expect((await send()).body).toEqual({ ...none, messages: 1, review: 1 });
  expect((await fixture.messageTo('three')).delivery).toMatchObject({ status: 'review', reason: null });
});

it('requires a pack, even one that was refunded since', async () => {
  await fixture.write('one', 'two', 'three');
  await fixture.connect();
  fixture.instagram.script.set('one', async () => ({ type: 'declined', sentence: 'Not today.' }));
  await fixture.act('one', 'send_now');
  await fixture.run();
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await fixture.write('four');
  const none402 = { status: 402, body: { detail: 'Buy a pack to enable auto-sending' } };
  await payBack();
  expect(await unsent()).toEqual(none);
  expect(await send()).toMatchObject(none402);
  expect(await fixture.act('two', 'send_now')).toMatchObject(none402);
  expect(await fixture.act('one', 'resend')).toMatchObject(none402);
  expect(await fixture.act('four', 'send_now')).toMatchObject(none402);
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual([]);
  expect(await fixture.act('four', 'approve')).toMatchObject({ status: 200 });
});

it("is not for somebody else's project", async () => {
  await fixture.write('one');
  await fixture.connect();
  const bob = await signedIn(fixture.server);
  const path = `/projects/${fixture.project}/send-unsent`;
  expect((await fixture.post(path, undefined, bob)).status).toBe(404);
  const asked = await fixture.server.call('GET', `/projects/${fixture.project}/unsent`, { token: bob.token });
  expect(asked.status).toBe(404);
  expect(await unsent()).toEqual({ ...none, messages: 1 });
});
