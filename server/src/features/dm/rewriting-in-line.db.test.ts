// A message in line whose owner wants another text: the old one is not sent meanwhile, and what they decide in between holds.
import { dmErrors, type Job } from '@opener/contract/dm';
import { messageErrors } from '@opener/contract/message';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import { untilWaiting } from '../../testing/lock-waits.ts';
import { creditsOf, expectBalancedLedger } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture, type ShownMessage } from '../../testing/sending-fixture.ts';
import { notRewritten, waitsForRewrite } from '../delivery/skip-reasons.ts';

let fixture: SendingFixture;
beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
  // The first is sent at once, the second waits.
  await fixture.write('zoe', 'mira');
});
afterEach(async () => {
  await expectBalancedLedger(fixture.server);
  await fixture.close();
});

async function askForRewrite(body: object = {}): Promise<string> {
  const { id } = await fixture.messageTo('mira');
  await fixture.post(`/scrape/messages/${id}/regenerate`, { instruction: 'The price is wrong.', ...body });
  return id;
}
const sentTo = (name: string) =>
  fixture.instagram.delivered.filter(({ to }) => to === name).map(({ text }) => text);
const deliveryOf = async () => (await fixture.messageTo('mira')).delivery;

it('waits for its new text, and goes out with that', async () => {
  const { generated_message: old } = await fixture.messageTo('mira');
  await askForRewrite();
  expect(await deliveryOf()).toMatchObject({ status: 'held', reason: waitsForRewrite });
  await fixture.nextTurn();
  expect(sentTo('mira')).toEqual([]);
  await fixture.server.drain();
  await fixture.nextTurn();
  const { generated_message: text } = await fixture.messageTo('mira');
  expect(text).not.toBe(old);
  expect(sentTo('mira')).toEqual([text]);
});

it('lets the next one go first', async () => {
  await fixture.write('tom');
  await askForRewrite();
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['zoe', 'tom']);
});

it('is shown to its owner again if the new text could not be written', async () => {
  // The second rewrite finds no words that were not used before.
  await askForRewrite();
  await fixture.server.drain();
  await askForRewrite();
  await fixture.server.drain();
  expect(await deliveryOf()).toMatchObject({ status: 'review', reason: notRewritten });
  await fixture.post(`/projects/${fixture.project}/approve-all`);
  await fixture.nextTurn();
  expect(sentTo('mira')).toEqual([]);
  await fixture.act('mira', 'approve');
  await fixture.nextTurn();
  expect(sentTo('mira')).toHaveLength(1);
});

it('goes on as it was if the wish is taken back', async () => {
  await askForRewrite();
  const jobs = await fixture.get<Job[]>(`/scrape/projects/${fixture.project}/jobs`);
  const wish = jobs.find(({ status }) => status === 'pending')!;
  expect((await fixture.remove(`/scrape/jobs/${wish.id}`)).status).toBe(200);
  await fixture.nextTurn();
  expect(sentTo('mira')).toHaveLength(1);
});

it.each(['one by one', 'in bulk'])('stays skipped, skipped %s meanwhile', async (how) => {
  const id = await askForRewrite();
  if (how === 'in bulk') await fixture.post('/scrape/messages/change', { action: 'skip', ids: [id] });
  else await fixture.act('mira', 'skip');
  await fixture.server.drain();
  expect(await deliveryOf()).toMatchObject({ status: 'skipped' });
  await fixture.post(`/projects/${fixture.project}/approve-all`);
  await fixture.nextTurn();
  expect(sentTo('mira')).toEqual([]);
});

async function skipInBulk(id: string): Promise<() => Promise<unknown>> {
  const { body } = await fixture.post('/scrape/messages/change', { action: 'skip', ids: [id] });
  return () => fixture.post('/scrape/messages/take-back', { changed_at: body['changed_at'] });
}

it('is not sent with a text that nobody has approved because a skip is taken back', async () => {
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  const undo = await skipInBulk(await askForRewrite());
  await fixture.server.drain();
  await undo();
  expect(await deliveryOf()).toMatchObject({ status: 'review' });
  await fixture.nextTurn();
  expect(sentTo('mira')).toEqual([]);
});

it('is sent with its new text if a skip is taken back where nothing is reviewed', async () => {
  const undo = await skipInBulk(await askForRewrite());
  await fixture.server.drain();
  await undo();
  await fixture.nextTurn();
  expect(sentTo('mira')).toEqual([(await fixture.messageTo('mira')).generated_message]);
});

it('is no longer approved once its text is another, also if it was skipped meanwhile', async () => {
  const { db } = fixture.server.services;
  const id = await askForRewrite();
  await db.execute(sql`update deliveries set approved_at = now() where message_id = ${id}`);
  const undo = await skipInBulk(id);
  await fixture.server.drain();
  await undo();
  const { rows } = await db.execute(sql`select status, approved_at from deliveries where message_id = ${id}`);
  expect(rows).toEqual([{ status: 'waiting', approved_at: null }]);
});

it('is not sent with its old text because a skip is taken back after the rewrite failed', async () => {
  await askForRewrite();
  await fixture.server.drain();
  // No words are left that were not used before.
  const undo = await skipInBulk(await askForRewrite());
  await fixture.server.drain();
  await undo();
  expect(await deliveryOf()).toMatchObject({ status: 'review' });
});

it.each([
  ['comes too late', 1],
  ['fails', 2],
])('goes out as its owner has written it meanwhile, after a rewrite that %s', async (_, rewrites) => {
  for (let nth = 1; nth < rewrites; nth++) {
    await askForRewrite();
    await fixture.server.drain();
  }
  const id = await askForRewrite();
  // Its turn comes while the new text is being written, and nothing else is in line.
  const { db } = fixture.server.services;
  const key = `delivery:${fixture.ann.id}`;
  await db.execute(sql`select graphile_worker.remove_job(${key})`);
  await fixture.nextTurn();
  const own = { generated_message: 'Hi Mira, it is 20 dollars. Shall I?' };
  await fixture.put(`/scrape/projects/${fixture.project}/messages/${id}`, own);
  await fixture.server.drain();
  const { rows } = await db.execute(sql`select 1 from graphile_worker.jobs where key = ${key}`);
  expect(rows, 'tasks that send').toHaveLength(1);
  await fixture.run();
  expect(sentTo('mira')).toEqual([own.generated_message]);
});

it('is not tried again for a credit once it was sent', async () => {
  const id = await askForRewrite();
  await fixture.server.drain();
  await fixture.server.services.db.execute(sql`update messages set free_rewrites = 3 where id = ${id}`);
  // No words are left that were not used before.
  await askForRewrite({ pay: true });
  await fixture.server.drain();
  const jobs = await fixture.get<Job[]>(`/scrape/projects/${fixture.project}/jobs`);
  const failed = jobs.find(({ status }) => status === 'failed')!;
  await fixture.put(`/scrape/messages/${id}/sent`, { sent: true });
  const before = await creditsOf(fixture.server, fixture.ann);
  expect(await fixture.post(`/scrape/jobs/${failed.id}/retry`, {})).toMatchObject({
    status: 409,
    body: { detail: messageErrors.textIsFinal },
  });
  expect(await creditsOf(fixture.server, fixture.ann)).toEqual(before);
});

it('is no second message to whom it is sent in the very moment of the wish', async () => {
  const { id } = await fixture.messageTo('mira');
  const { db } = fixture.server.services;
  // As after three free ones.
  await db.execute(sql`update messages set free_rewrites = 3 where id = ${id}`);
  fixture.server.advance(minutes(11));
  const ends = await db.transaction(async (tx) => {
    // The wish was compared with what was sent, and is not recorded yet.
    await tx.execute(sql`lock table credit_entries in share mode`);
    const wish = askForRewrite({ pay: true, beside: false });
    await untilWaiting(db, 1);
    const turn = fixture.run();
    await untilWaiting(db, 2);
    return [wish, turn];
  });
  await Promise.all(ends);
  await fixture.server.drain();
  const all = await fixture.get<ShownMessage[]>('/scrape/messages');
  expect(all.filter(({ username }) => username === 'mira')).toHaveLength(1);
  expect(sentTo('mira')).toEqual([]);
});

it('is no second message to whom it was just sent, unless the user knows', async () => {
  const { id } = await fixture.messageTo('mira');
  await fixture.nextTurn();
  const ask = (body: object) => fixture.post(`/scrape/messages/${id}/regenerate`, body);
  const asks = { status: 409, body: { detail: dmErrors.besideCosts, confirm: 'credit' } };
  expect(await ask({})).toMatchObject(asks);
  // The dialog was opened when the free ones were used, and it was not sent yet.
  expect(await ask({ pay: true, beside: false })).toMatchObject(asks);
  expect((await ask({ pay: true, beside: true })).status).toBe(202);
});

it('is not replaced by a second message, although it is sent again meanwhile', async () => {
  fixture.instagram.script.set('limbo', () => Promise.reject(new Error('no answer')));
  await fixture.write('limbo');
  await fixture.nextTurn();
  await fixture.nextTurn();
  const { id, generated_message: text, delivery } = await fixture.messageTo('limbo');
  expect(delivery).toMatchObject({ status: 'unknown' });
  await fixture.post(`/scrape/messages/${id}/regenerate`, { pay: true, beside: true });
  await fixture.act('limbo', 'resend');
  // It waits for nothing.
  expect((await fixture.messageTo('limbo')).delivery).toMatchObject({ status: 'waiting' });
  await fixture.server.drain();
  const all = await fixture.get<ShownMessage[]>('/scrape/messages');
  const theirs = all.filter(({ username }) => username === 'limbo');
  expect(theirs).toHaveLength(2);
  expect(theirs.find((one) => one.id === id)?.generated_message).toBe(text);
});

it('costs nothing more if it was sent after all', async () => {
  const { id } = await fixture.messageTo('mira');
  // As after three free ones.
  await fixture.server.services.db.execute(sql`update messages set free_rewrites = 3 where id = ${id}`);
  const before = await creditsOf(fixture.server, fixture.ann);
  await askForRewrite({ pay: true });
  await fixture.put(`/scrape/messages/${id}/sent`, { sent: true });
  await fixture.server.drain();
  const all = await fixture.get<ShownMessage[]>('/scrape/messages');
  expect(all.filter(({ username }) => username === 'mira')).toHaveLength(1);
  const jobs = await fixture.get<Job[]>(`/scrape/projects/${fixture.project}/jobs`);
  expect(jobs.find(({ status }) => status === 'failed')?.result?.error).toContain(messageErrors.textIsFinal);
  expect(await creditsOf(fixture.server, fixture.ann)).toEqual(before);
});
