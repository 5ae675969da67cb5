import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seconds } from '../../lib/clock.ts';
import { signedIn } from '../../testing/people.ts';
import { openSendingDesk, type SendingDesk, whereItIsMorning } from '../../testing/sending-desk.ts';

let desk: SendingDesk;

beforeEach(async () => {
  desk = await openSendingDesk();
  await desk.connect();
});
afterEach(() => desk.close());

describe('control', () => {
  it('pauses and resumes', async () => {
    await desk.put('/sending', { paused: true });
    await desk.write('one');
    await desk.nextTurn();
    expect(desk.targets()).toEqual([]);
    expect((await desk.messageTo('one')).delivery).toMatchObject({
      status: 'held',
      reason: 'Sending is paused.',
    });
    await desk.put('/sending', { paused: false });
    await desk.run();
    expect(desk.targets()).toEqual(['one']);
  });

  it('holds for review, approves one and all, and skips', async () => {
    await desk.put(`/projects/${desk.project}/sending`, { mode: 'review' });
    await desk.write('one', 'two', 'three', 'four');
    await desk.nextTurn();
    expect(desk.targets()).toEqual([]);
    expect(await desk.get(`/projects/${desk.project}/sending`)).toMatchObject({ mode: 'review', review: 4 });
    expect(await desk.act('two', 'approve')).toMatchObject({ status: 200 });
    expect(await desk.act('one', 'skip')).toMatchObject({
      body: { delivery: { status: 'skipped' } },
    });
    await desk.run();
    expect(desk.targets()).toEqual(['two']);
    expect(await desk.post(`/projects/${desk.project}/approve-all`)).toMatchObject({
      status: 200,
      body: { review: 0, waiting: 2, approved: 2 },
    });
    for (let i = 0; i < 3; i++) await desk.nextTurn();
    expect(desk.targets()).toEqual(['two', 'three', 'four']);
    expect(await desk.act('two', 'approve')).toMatchObject({ status: 409 });
  });

  it('approves together what needs no closer look, and undoes that before any of it is sent', async () => {
    await desk.put(`/projects/${desk.project}/sending`, { mode: 'review' });
    await desk.write('one', 'two', 'three', 'four');
    await desk.server.services.database.pool.query(
      `update deliveries set reason = 'Read it before it goes out.' where username = 'four'`,
    );
    const project = `/projects/${desk.project}`;
    expect(await desk.get(`${project}/sending`)).toMatchObject({
      review: 4,
      approvable: 3,
      first_approvable: 'one',
    });
    const approval = await desk.post(`${project}/approve-all`);
    expect(approval).toMatchObject({
      body: { approved: 3, review: 1, approvable: 0, first_approvable: null },
    });
    await desk.run();
    desk.server.advance(seconds(9));
    await desk.run();
    expect(desk.targets()).toEqual([]);
    await desk.act('two', 'send_now');
    const { approved_at } = approval.body;
    const other = await signedIn(desk.server);
    expect(await desk.post(`${project}/take-back-approval`, { approved_at }, other)).toMatchObject({
      status: 404,
    });
    expect(await desk.post(`${project}/take-back-approval`, { approved_at: 'yesterday' })).toMatchObject({
      status: 422,
    });
    // It is idempotent; what was requested individually is not undone.
    for (let time = 0; time < 2; time++)
      expect(await desk.post(`${project}/take-back-approval`, { approved_at })).toMatchObject({
        body: { review: 3, approvable: 2, first_approvable: 'one' },
      });
    await desk.nextTurn();
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['two']);
    await desk.post(`${project}/approve-all`);
    for (let i = 0; i < 3; i++) await desk.nextTurn();
    expect(desk.targets()).toEqual(['two', 'one', 'three']);
  });

  it('sends now before the others, but within the cap', async () => {
    await desk.put('/sending', { time_zone: whereItIsMorning() });
    await desk.write('a1', 'a2', 'a3', 'a4', 'a5', 'a6');
    await desk.act('a6', 'send_now');
    await desk.run();
    expect(desk.targets()).toEqual(['a1', 'a6']);
    for (let i = 0; i < 3; i++) await desk.nextTurn();
    await desk.act('a5', 'send_now');
    await desk.run();
    expect(desk.targets()).toHaveLength(5);
    expect(desk.targets()).not.toContain('a5');
  });

  it('does not block deleting the project', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `one.${i}`);
    await desk.put(`/projects/${desk.project}/sending`, { mode: 'review' });
    await desk.write(...names);
    const ids = await Promise.all(names.map(async (name) => (await desk.messageTo(name)).id));
    const marking = ids.map((id) => desk.put(`/scrape/messages/${id}/sent`, { sent: true }));
    const [gone, ...marked] = await Promise.all([desk.remove(`/projects/${desk.project}`), ...marking]);
    expect(gone.status).toBe(204);
    expect(marked.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  });

  it("rejects another user's message", async () => {
    await desk.write('one', 'two');
    const bob = await signedIn(desk.server);
    const { id } = await desk.messageTo('two');
    expect(await desk.post(`/scrape/messages/${id}/delivery`, { action: 'skip' }, bob)).toMatchObject({
      status: 404,
    });
  });

  it('does not send a rewrite of a message that was not scheduled', async () => {
    await desk.remove('/instagram/disconnect');
    await desk.write('early');
    await desk.connect();
    const { id } = await desk.messageTo('early');
    expect((await desk.post(`/scrape/messages/${id}/regenerate`)).status).toBe(202);
    await desk.server.drain();
    await desk.nextTurn();
    expect(desk.targets()).toEqual([]);
    expect((await desk.messageTo('early')).delivery).toMatchObject({ status: 'review' });
  });

  it('sends a message that was written before an account was connected, when asked', async () => {
    await desk.remove('/instagram/disconnect');
    await desk.write('early');
    expect((await desk.messageTo('early')).delivery).toBeNull();
    expect(await desk.act('early', 'send_now')).toMatchObject({ status: 409 });
    await desk.connect();
    await desk.act('early', 'send_now');
    await desk.run();
    expect(desk.targets()).toEqual(['early']);
  });
});
