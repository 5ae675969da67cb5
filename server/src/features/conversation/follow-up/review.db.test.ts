// Follow-ups in review are listed page by page, approved together with the messages, and held again by one undo.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { days, minutes, seconds } from '../../../lib/clock.ts';
import { followUps } from '../../../testing/fake-ports.ts';
import { signedIn } from '../../../testing/people.ts';
import { creditsOf } from '../../../testing/projects.ts';
import { type Following, openFollowing } from '../../../testing/following.ts';

const [first] = followUps;

let fixture: Following['fixture'];
let talk: Following['talk'];
let follow: Following['follow'];

/** Two follow-ups and one message in review. */
beforeEach(async () => {
  ({ fixture, talk, follow } = await openFollowing());
  await follow.choose();
  await talk.send('mira', 'zoe');
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await follow.wait(3);
  await fixture.write('ida');
});
afterEach(() => fixture.close());

const db = () => fixture.server.services.db;
const approveAll = () => fixture.post(`/projects/${fixture.project}/approve-all`);
const takeBack = (approvedAt: unknown) =>
  fixture.post(`/projects/${fixture.project}/take-back-approval`, { approved_at: approvedAt });
const lengths = () => ['mira', 'zoe', 'ida'].map((name) => follow.got(name).length);

it('are counted with the messages, for the project and for all', async () => {
  const sending = () => fixture.get(`/projects/${fixture.project}/sending`);
  expect(await sending()).toMatchObject({ review: 1, follow_ups: { review: 2, approvable: 2 } });
  expect(await fixture.get('/sending')).toMatchObject({
    review: 1,
    follow_ups: { review: 2, approvable: 2 },
  });
  await db().execute(sql`update follow_ups set reason = 'Read it first.' where text is not null
    and thread_id in (select id from threads where username = 'zoe')`);
  expect(await sending()).toMatchObject({ follow_ups: { review: 2, approvable: 1 } });
  const listed = (state: string) => fixture.get<{ username: string }[]>(`/follow-ups/review?state=${state}`);
  expect(await listed('approvable')).toMatchObject([{ username: 'mira' }]);
  expect(await listed('closer_look')).toMatchObject([{ username: 'zoe' }]);
  await approveAll();
  expect(await listed('review')).toMatchObject([{ username: 'zoe' }]);
});

it('are listed a page at a time, to their owner', async () => {
  const { token } = fixture.ann;
  const page = async (query: string) => fixture.server.call('GET', `/follow-ups/review?${query}`, { token });
  const one = await page('limit=1');
  expect(JSON.parse(one.text)).toMatchObject([
    { username: 'mira', nth: 1, text: first, reason: null, sent: [follow.got('mira')[0]] },
  ]);
  expect(one.headers).toMatchObject({ 'x-total-count': '2' });
  const two = await page(
    `limit=1&project_id=${fixture.project}&cursor=${String(one.headers['x-next-cursor'])}`,
  );
  expect(JSON.parse(two.text)).toMatchObject([{ username: 'zoe' }]);
  expect(two.headers['x-next-cursor']).toBeUndefined();
  expect((await page('limit=0')).status).toBe(422);
  expect((await page('cursor=nothing')).status).toBe(422);
  const bob = await signedIn(fixture.server);
  const theirs = await fixture.server.call('GET', `/follow-ups/review?project_id=${fixture.project}`, {
    token: bob.token,
  });
  expect(JSON.parse(theirs.text)).toEqual([]);
});

it('are approved with the messages, and nothing is sent before it can no longer be undone', async () => {
  const before = await creditsOf(fixture.server, fixture.ann);
  const startClock = fixture.server.stopClock();
  const approval = await approveAll();
  expect(approval.body).toMatchObject({
    approved: 1,
    approved_follow_ups: 2,
    review: 0,
    follow_ups: { review: 0, approvable: 0 },
  });
  expect((await approveAll()).body).toMatchObject({ approved: 0, approved_follow_ups: 0 });
  await fixture.run();
  fixture.server.advance(seconds(9));
  await fixture.run();
  startClock();
  expect(lengths()).toEqual([1, 1, 0]);
  // Nothing is reserved while they wait.
  expect(await creditsOf(fixture.server, fixture.ann)).toEqual(before);

  for (let time = 0; time < 2; time++)
    expect((await takeBack(approval.body['approved_at'])).body).toMatchObject({
      review: 1,
      follow_ups: { review: 2 },
    });
  for (let turn = 0; turn < 3; turn++) await fixture.nextTurn();
  expect(lengths()).toEqual([1, 1, 0]);
  expect(await follow.next('mira')).toMatchObject({ state: 'review', text: first });

  await approveAll();
  for (let turn = 0; turn < 4; turn++) await fixture.nextTurn();
  expect(lengths()).toEqual([2, 2, 1]);
  const [available, earned, used] = before as [number, number, number];
  expect(await creditsOf(fixture.server, fixture.ann)).toEqual([available - 2, earned, used + 2]);
});

it('that were sent stay sent when the approval is undone', async () => {
  const { approved_at } = (await approveAll()).body;
  await fixture.nextTurn();
  expect(lengths()).toEqual([2, 1, 0]);
  expect((await takeBack(approved_at)).body).toMatchObject({ review: 1, follow_ups: { review: 1 } });
  for (let turn = 0; turn < 3; turn++) await fixture.nextTurn();
  expect(lengths()).toEqual([2, 1, 0]);
  expect(await talk.lastEntry('mira')).toMatchObject({ status: 'sent' });
});

it('are not approved, sent or held again after an answer', async () => {
  await talk.hear('mira', 'Sounds good');
  const approval = await approveAll();
  expect(approval.body).toMatchObject({ approved_follow_ups: 1 });
  await talk.hear('zoe', 'Tell me more');
  expect((await takeBack(approval.body['approved_at'])).body).toMatchObject({ follow_ups: { review: 0 } });
  await approveAll();
  for (let turn = 0; turn < 4; turn++) await fixture.nextTurn();
  expect(lengths()).toEqual([1, 1, 1]);
});

it('are approved once by several at the same time', async () => {
  const [one, two, alone] = await Promise.all([approveAll(), approveAll(), follow.change('mira', 'approve')]);
  const together = [one, two].map(({ body }) => Number(body['approved_follow_ups']));
  expect(together.reduce((sum, count) => sum + count, alone.status === 200 ? 1 : 0)).toBe(2);
  for (let turn = 0; turn < 4; turn++) await fixture.nextTurn();
  expect(lengths()).toEqual([2, 2, 1]);
});

it('that were approved one by one are not held again', async () => {
  await follow.change('mira', 'approve');
  const { approved_at } = (await approveAll()).body;
  await takeBack(approved_at);
  await fixture.nextTurn();
  expect(lengths()).toEqual([2, 1, 0]);
});

it('that the account cannot send within a week are not late', async () => {
  await fixture.put('/sending', { daily_cap: 1 });
  await approveAll();
  await fixture.nextTurn();
  // Longer than the first one might have waited.
  fixture.server.advance(days(7) + minutes(20));
  await fixture.nextTurn();
  expect(lengths()).toEqual([2, 2, 0]);
});

it('that were sent before the day they were approved for leave a later answer to the user', async () => {
  await fixture.put('/sending', { daily_cap: 1 });
  await approveAll();
  await fixture.put('/sending', { daily_cap: 20 });
  for (let turn = 0; turn < 3; turn++) await fixture.nextTurn();
  expect(lengths()).toEqual([2, 2, 1]);
  await talk.hear('zoe', 'Tell me more');
  await fixture.put('/sending', { paused: true });
  fixture.server.advance(minutes(1));
  await talk.writeBack('zoe', 'Gladly.');
  await talk.change('zoe', 'cancel');
  expect(await talk.with('zoe')).toMatchObject({ needs_me: true });
});
