import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seconds } from '../../lib/clock.ts';
import { signedIn } from '../../testing/people.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

describe('control', () => {
  it('pauses and resumes', async () => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('one');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
    expect((await fixture.messageTo('one')).delivery).toMatchObject({
      status: 'held',
      reason: 'Sending is paused.',
    });
    await fixture.put('/sending', { paused: false });
    await fixture.run();
    expect(fixture.targets()).toEqual(['one']);
  });

  it('answers with the message as lists show it, with the number of its versions', async () => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('one');
    const { id } = await fixture.messageTo('one');
    const path = `/scrape/projects/${fixture.project}/messages/${id}`;
    expect((await fixture.put(path, { generated_message: 'My own words.' })).status).toBe(200);
    expect((await fixture.act('one', 'skip')).body).toEqual(await fixture.messageTo('one'));
    expect(await fixture.messageTo('one')).toMatchObject({ versions: 1 });
  });

  it('holds for review, approves one and all, and skips', async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('one', 'two', 'three', 'four');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
    expect(await fixture.get(`/projects/${fixture.project}/sending`)).toMatchObject({
      mode: 'review',
      review: 4,
    });
    expect(await fixture.act('two', 'approve')).toMatchObject({ status: 200 });
    expect(await fixture.act('one', 'skip')).toMatchObject({
      body: { delivery: { status: 'skipped' } },
    });
    await fixture.run();
    expect(fixture.targets()).toEqual(['two']);
    expect(await fixture.post(`/projects/${fixture.project}/approve-all`)).toMatchObject({
      status: 200,
      body: { review: 0, waiting: 2, approved: 2 },
    });
    for (let i = 0; i < 3; i++) await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['two', 'three', 'four']);
    expect(await fixture.act('two', 'approve')).toMatchObject({ status: 409 });
  });

  it('approves together what needs no closer look, and undoes that before any of it is sent', async () => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('one', 'two', 'three', 'four');
    await fixture.server.services.database.pool.query(
      `update deliveries set reason = 'Read it before it goes out.' where username = 'four'`,
    );
    const project = `/projects/${fixture.project}`;
    expect(await fixture.get(`${project}/sending`)).toMatchObject({
      review: 4,
      approvable: 3,
      first_approvable: 'one',
    });
    const startClock = fixture.server.stopClock();
    const approval = await fixture.post(`${project}/approve-all`);
    expect(approval).toMatchObject({
      body: { approved: 3, review: 1, approvable: 0, first_approvable: null },
    });
    await fixture.run();
    fixture.server.advance(seconds(9));
    await fixture.run();
    startClock();
    expect(fixture.targets()).toEqual([]);
    await fixture.act('two', 'send_now');
    const { approved_at } = approval.body;
    const other = await signedIn(fixture.server);
    expect(await fixture.post(`${project}/take-back-approval`, { approved_at }, other)).toMatchObject({
      status: 404,
    });
    expect(await fixture.post(`${project}/take-back-approval`, { approved_at: 'yesterday' })).toMatchObject({
      status: 422,
    });
    // It is idempotent; what was requested individually is not undone.
    for (let time = 0; time < 2; time++)
      expect(await fixture.post(`${project}/take-back-approval`, { approved_at })).toMatchObject({
        body: { review: 3, approvable: 2, first_approvable: 'one' },
      });
    await fixture.nextTurn();
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['two']);
    await fixture.post(`${project}/approve-all`);
    for (let i = 0; i < 3; i++) await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['two', 'one', 'three']);
  });

  it('sends now before the others, but within the cap', async () => {
    await fixture.write('a1', 'a2', 'a3', 'a4', 'a5', 'a6');
    await fixture.act('a6', 'send_now');
    await fixture.run();
    expect(fixture.targets()).toEqual(['a1', 'a6']);
    for (let i = 0; i < 3; i++) await fixture.nextTurn();
    await fixture.act('a5', 'send_now');
    await fixture.run();
    expect(fixture.targets()).toHaveLength(5);
    expect(fixture.targets()).not.toContain('a5');
  });

  it('does not block deleting the project', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `one.${i}`);
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write(...names);
    const ids = await Promise.all(names.map(async (name) => (await fixture.messageTo(name)).id));
    const marking = ids.map((id) => fixture.put(`/scrape/messages/${id}/sent`, { sent: true }));
    const [gone, ...marked] = await Promise.all([fixture.remove(`/projects/${fixture.project}`), ...marking]);
    expect(gone.status).toBe(204);
    expect(marked.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  });

  it("rejects another user's message", async () => {
    await fixture.write('one', 'two');
    const bob = await signedIn(fixture.server);
    const { id } = await fixture.messageTo('two');
    expect(await fixture.post(`/scrape/messages/${id}/delivery`, { action: 'skip' }, bob)).toMatchObject({
      status: 404,
    });
  });

  it('does not send a rewrite of a message that was not scheduled', async () => {
    await fixture.remove('/instagram/disconnect');
    await fixture.write('early');
    await fixture.connect();
    const { id } = await fixture.messageTo('early');
    expect((await fixture.post(`/scrape/messages/${id}/regenerate`)).status).toBe(202);
    await fixture.server.drain();
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
    expect((await fixture.messageTo('early')).delivery).toMatchObject({ status: 'review' });
  });

  it('sends a message that was written before an account was connected, when asked', async () => {
    await fixture.remove('/instagram/disconnect');
    await fixture.write('early');
    expect((await fixture.messageTo('early')).delivery).toBeNull();
    expect(await fixture.act('early', 'send_now')).toMatchObject({ status: 409 });
    await fixture.connect();
    await fixture.act('early', 'send_now');
    await fixture.run();
    expect(fixture.targets()).toEqual(['early']);
  });
});
