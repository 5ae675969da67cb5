// "Send again" applies to this one message and never allows another one to the same person.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../lib/clock.ts';
import { createProject } from '../../testing/projects.ts';
import { openFixtureBeside, openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';
import { separateLogins } from './testing/two-users.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

const decline = async () => ({ type: 'declined' as const, sentence: 'Not today.' });
const resend = (id: string) => fixture.post(`/scrape/messages/${id}/delivery`, { action: 'resend' });

async function deliveryOf(id: string) {
  const all = await fixture.get<{ id: string; delivery: object }[]>('/scrape/messages');
  return all.find((message) => message.id === id)!.delivery;
}

it.each(['by Opener', 'by hand'])('of a message that failed, to somebody who got another %s', async (how) => {
  fixture.instagram.script.set('shy', decline);
  await fixture.write('shy');
  const { id: first } = await fixture.messageTo('shy');
  fixture.instagram.script.delete('shy');
  fixture.project = await createProject(fixture.server, fixture.ann);
  if (how === 'by hand') await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await fixture.write('shy');
  await fixture.nextTurn();
  const { id: second } = await fixture.messageTo('shy');
  if (how === 'by hand') await fixture.put(`/scrape/messages/${second}/sent`, { sent: true });
  const before = fixture.targets();

  expect((await resend(first)).status).toBe(200);
  await fixture.run();
  expect(fixture.targets()).toEqual(before);
  expect(await deliveryOf(first)).toMatchObject({
    status: 'skipped',
    reason: expect.stringMatching(/^You have written to this person (by hand|from @studio\.reach) before\.$/),
  });
  // Users who were told may confirm.
  await fixture.post(`/scrape/messages/${first}/delivery`, { action: 'send_now' });
  await fixture.run();
  expect(fixture.targets()).toEqual([...before, 'shy']);
});

it.each(['by another account', 'by hand'])(
  'of a message that may have arrived, to somebody who got another %s',
  async (how) => {
    fixture.instagram.script.set('limbo', () => Promise.reject(new Error('connection cut')));
    await fixture.write('limbo');
    const { id: first } = await fixture.messageTo('limbo');
    expect(await deliveryOf(first)).toMatchObject({ status: 'unknown' });
    fixture.instagram.script.delete('limbo');
    if (how === 'by another account') await fixture.connect('other.studio');
    fixture.project = await createProject(fixture.server, fixture.ann);
    if (how === 'by hand') await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('limbo');
    await fixture.nextTurn();
    const { id: second } = await fixture.messageTo('limbo');
    if (how === 'by hand') await fixture.put(`/scrape/messages/${second}/sent`, { sent: true });
    const before = fixture.targets();

    expect((await resend(first)).status).toBe(200);
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(before);
    expect(await deliveryOf(first)).toMatchObject({
      status: 'skipped',
      reason: expect.stringMatching(/^You have written to this person/),
    });
  },
);

it('of a message that may have arrived before it was declined asks once more', async () => {
  fixture.instagram.script.set('limbo', () => Promise.reject(new Error('connection cut')));
  await fixture.write('limbo');
  const { id } = await fixture.messageTo('limbo');
  fixture.instagram.script.set('limbo', decline);
  await resend(id);
  await fixture.run();
  expect(await deliveryOf(id)).toMatchObject({ status: 'failed' });
  fixture.instagram.script.delete('limbo');
  await resend(id);
  await fixture.run();
  expect(fixture.targets()).toEqual([]);
  expect(await deliveryOf(id)).toMatchObject({ status: 'skipped' });
  await fixture.post(`/scrape/messages/${id}/delivery`, { action: 'send_now' });
  await fixture.run();
  expect(fixture.targets()).toEqual(['limbo']);
});

describe('of a message that may have arrived allows no more than the person knew:', () => {
  let first: string;

  beforeEach(async () => {
    fixture.instagram.script.set('limbo', () => Promise.reject(new Error('connection cut')));
    await fixture.write('limbo');
    first = (await fixture.messageTo('limbo')).id;
    fixture.server.advance(hours(2));
  });

  async function writeAnother(mode: 'auto' | 'review'): Promise<string> {
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.put(`/projects/${fixture.project}/sending`, { mode });
    await fixture.write('limbo');
    return (await fixture.messageTo('limbo')).id;
  }

  it('rewritten after another account wrote to them, it is a second message', async () => {
    fixture.instagram.script.set('limbo', decline);
    await resend(first);
    await fixture.run();
    fixture.instagram.script.delete('limbo');
    await fixture.connect('other.studio');
    await writeAnother('auto');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['limbo']);

    await fixture.post(`/scrape/messages/${first}/regenerate`);
    await fixture.server.drain();
    expect(await deliveryOf(first)).toMatchObject({ status: 'review' });
    await fixture.post(`/scrape/messages/${first}/delivery`, { action: 'approve' });
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['limbo']);
    expect(await deliveryOf(first)).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person from @other.studio before.',
    });
  });

  it('rewritten while it waits, it is approved anew', async () => {
    fixture.instagram.script.set('limbo', async () => ({ type: 'not now' }));
    await resend(first);
    await fixture.run();
    fixture.instagram.script.delete('limbo');
    await fixture.post(`/scrape/messages/${first}/regenerate`);
    await fixture.server.drain();
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
    expect(await deliveryOf(first)).toMatchObject({ status: 'review' });
  });

  it('another message that is sent by hand meanwhile counts', async () => {
    const second = await writeAnother('review');
    fixture.instagram.script.set('limbo', async () => ({ type: 'not now' }));
    await resend(first);
    await fixture.run();
    fixture.instagram.script.delete('limbo');
    await fixture.put(`/scrape/messages/${second}/sent`, { sent: true });
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
    expect(await deliveryOf(first)).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person by hand before.',
    });
  });

  it('another message that somebody else sends from the account meanwhile counts', async () => {
    fixture.instagram.script.set('limbo', async () => ({ type: 'not now' }));
    await resend(first);
    await fixture.run();
    fixture.instagram.script.delete('limbo');
    await fixture.remove('/instagram/disconnect');
    const bob = await openFixtureBeside(fixture);
    await bob.connect();
    await bob.write('limbo');
    await bob.nextTurn();
    await bob.act('limbo', 'send_now');
    await bob.run();
    expect(bob.targets()).toEqual(['limbo']);
    await bob.remove('/instagram/disconnect');
    await fixture.connect();
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['limbo']);
    expect(await deliveryOf(first)).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person from @studio.reach before.',
    });
  });
});

describe('"Send now" covers only what the user was told:', () => {
  const sendNow = () => fixture.act('mira', 'send_now');

  it('of one account, and not of another that a colleague has written from', async () => {
    separateLogins(fixture);
    await fixture.write('mira');
    await fixture.remove('/instagram/disconnect');
    fixture = await openFixtureBeside(fixture);
    await fixture.connect('other.studio');
    await fixture.write('mira');
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.write('mira');
    await fixture.nextTurn();
    const { id } = await fixture.messageTo('mira');
    const reason = (account: string) => `You have written to this person from @${account} before.`;
    expect(await deliveryOf(id)).toMatchObject({ status: 'skipped', reason: reason('other.studio') });

    expect((await fixture.connect()).status).toBe(200);
    await sendNow();
    await fixture.nextTurn();
    const from = () => fixture.instagram.delivered.map((message) => message.from);
    expect(from()).toEqual(['studio.reach', 'other.studio']);
    // Now they were.
    expect(await deliveryOf(id)).toMatchObject({ status: 'skipped' });
    await sendNow();
    await fixture.nextTurn();
    expect(from()).toEqual(['studio.reach', 'other.studio', 'studio.reach']);
  });

  it('of a mark, and not of another message once the mark is taken back', async () => {
    await fixture.write('mira');
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('mira');
    const { id } = await fixture.messageTo('mira');
    for (const sent of [true, false]) await fixture.put(`/scrape/messages/${id}/sent`, { sent });
    expect(await deliveryOf(id)).toMatchObject({ status: 'skipped', reason: 'You sent it by hand.' });
    await sendNow();
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
    expect(await deliveryOf(id)).toMatchObject({
      status: 'skipped',
      reason: expect.stringMatching(
        /^You have written to this person (by hand|from @studio\.reach) before\.$/,
      ),
    });
  });

  it('and nothing on a message in line says that its person has written', async () => {
    separateLogins(fixture);
    await fixture.connect();
    await fixture.put('/sending', { paused: true });
    await fixture.write('mira');
    await fixture.put('/sending', { paused: false });
    await fixture.remove('/instagram/disconnect');
    const bob = await openFixtureBeside(fixture);
    await bob.connect();
    const said = { id: 'r1', chatId: null, from: 'mira', fromId: 'id-mira', text: 'You people again?' };
    await bob.tell({ type: 'reply', connectionRef: 'ref-login 2', ...said });
    await bob.remove('/instagram/disconnect');
    await fixture.connect();
    const { id } = await fixture.messageTo('mira');
    expect(await deliveryOf(id)).toMatchObject({ status: 'waiting', reason: null });
    expect((await sendNow()).body['delivery']).toMatchObject({
      status: 'review',
      reason: 'This person has written to you. Read their message before this one is sent.',
    });
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
  });
});
