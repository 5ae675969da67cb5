// "Send again" applies to this one message and never allows another one to the same person.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../lib/clock.ts';
import { createProject } from '../../testing/projects.ts';
import { openDeskBeside, openSendingDesk, type SendingDesk } from '../../testing/sending-desk.ts';

let desk: SendingDesk;

beforeEach(async () => {
  desk = await openSendingDesk();
  await desk.connect();
});
afterEach(() => desk.close());

const decline = async () => ({ type: 'declined' as const, sentence: 'Not today.' });
const resend = (id: string) => desk.post(`/scrape/messages/${id}/delivery`, { action: 'resend' });

async function deliveryOf(id: string) {
  const all = await desk.get<{ id: string; delivery: object }[]>('/scrape/messages');
  return all.find((message) => message.id === id)!.delivery;
}

it.each(['by Opener', 'by hand'])('of a message that failed, to somebody who got another %s', async (how) => {
  desk.instagram.script.set('shy', decline);
  await desk.write('shy');
  const { id: first } = await desk.messageTo('shy');
  desk.instagram.script.delete('shy');
  desk.project = await createProject(desk.server, desk.ann);
  if (how === 'by hand') await desk.put(`/projects/${desk.project}/sending`, { mode: 'review' });
  await desk.write('shy');
  await desk.nextTurn();
  const { id: second } = await desk.messageTo('shy');
  if (how === 'by hand') await desk.put(`/scrape/messages/${second}/sent`, { sent: true });
  const before = desk.targets();

  expect((await resend(first)).status).toBe(200);
  await desk.run();
  expect(desk.targets()).toEqual(before);
  expect(await deliveryOf(first)).toMatchObject({
    status: 'skipped',
    reason: expect.stringMatching(/^You have written to this person (by hand|from @studio\.reach) before\.$/),
  });
  // Users who were told may confirm.
  await desk.post(`/scrape/messages/${first}/delivery`, { action: 'send_now' });
  await desk.run();
  expect(desk.targets()).toEqual([...before, 'shy']);
});

it.each(['by another account', 'by hand'])(
  'of a message that may have arrived, to somebody who got another %s',
  async (how) => {
    desk.instagram.script.set('limbo', () => Promise.reject(new Error('connection cut')));
    await desk.write('limbo');
    const { id: first } = await desk.messageTo('limbo');
    expect(await deliveryOf(first)).toMatchObject({ status: 'unknown' });
    desk.instagram.script.delete('limbo');
    if (how === 'by another account') await desk.connect('other.studio');
    desk.project = await createProject(desk.server, desk.ann);
    if (how === 'by hand') await desk.put(`/projects/${desk.project}/sending`, { mode: 'review' });
    await desk.write('limbo');
    await desk.nextTurn();
    const { id: second } = await desk.messageTo('limbo');
    if (how === 'by hand') await desk.put(`/scrape/messages/${second}/sent`, { sent: true });
    const before = desk.targets();

    expect((await resend(first)).status).toBe(200);
    await desk.nextTurn();
    expect(desk.targets()).toEqual(before);
    expect(await deliveryOf(first)).toMatchObject({
      status: 'skipped',
      reason: expect.stringMatching(/^You have written to this person/),
    });
  },
);

it('of a message that may have arrived before it was declined asks once more', async () => {
  desk.instagram.script.set('limbo', () => Promise.reject(new Error('connection cut')));
  await desk.write('limbo');
  const { id } = await desk.messageTo('limbo');
  desk.instagram.script.set('limbo', decline);
  await resend(id);
  await desk.run();
  expect(await deliveryOf(id)).toMatchObject({ status: 'failed' });
  desk.instagram.script.delete('limbo');
  await resend(id);
  await desk.run();
  expect(desk.targets()).toEqual([]);
  expect(await deliveryOf(id)).toMatchObject({ status: 'skipped' });
  await desk.post(`/scrape/messages/${id}/delivery`, { action: 'send_now' });
  await desk.run();
  expect(desk.targets()).toEqual(['limbo']);
});

describe('of a message that may have arrived allows no more than the person knew:', () => {
  let first: string;

  beforeEach(async () => {
    desk.instagram.script.set('limbo', () => Promise.reject(new Error('connection cut')));
    await desk.write('limbo');
    first = (await desk.messageTo('limbo')).id;
    desk.server.advance(hours(2));
  });

  async function writeAnother(mode: 'auto' | 'review'): Promise<string> {
    desk.project = await createProject(desk.server, desk.ann);
    await desk.put(`/projects/${desk.project}/sending`, { mode });
    await desk.write('limbo');
    return (await desk.messageTo('limbo')).id;
  }

  it('rewritten after another account wrote to them, it is a second message', async () => {
    desk.instagram.script.set('limbo', decline);
    await resend(first);
    await desk.run();
    desk.instagram.script.delete('limbo');
    await desk.connect('other.studio');
    await writeAnother('auto');
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['limbo']);

    await desk.post(`/scrape/messages/${first}/regenerate`);
    await desk.server.drain();
    expect(await deliveryOf(first)).toMatchObject({ status: 'review' });
    await desk.post(`/scrape/messages/${first}/delivery`, { action: 'approve' });
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['limbo']);
    expect(await deliveryOf(first)).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person from @other.studio before.',
    });
  });

  it('rewritten while it waits, it is approved anew', async () => {
    desk.instagram.script.set('limbo', async () => ({ type: 'not now' }));
    await resend(first);
    await desk.run();
    desk.instagram.script.delete('limbo');
    await desk.post(`/scrape/messages/${first}/regenerate`);
    await desk.server.drain();
    await desk.nextTurn();
    expect(desk.targets()).toEqual([]);
    expect(await deliveryOf(first)).toMatchObject({ status: 'review' });
  });

  it('another message that is sent by hand meanwhile counts', async () => {
    const second = await writeAnother('review');
    desk.instagram.script.set('limbo', async () => ({ type: 'not now' }));
    await resend(first);
    await desk.run();
    desk.instagram.script.delete('limbo');
    await desk.put(`/scrape/messages/${second}/sent`, { sent: true });
    await desk.nextTurn();
    expect(desk.targets()).toEqual([]);
    expect(await deliveryOf(first)).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person by hand before.',
    });
  });

  it('another message that somebody else sends from the account meanwhile counts', async () => {
    desk.instagram.script.set('limbo', async () => ({ type: 'not now' }));
    await resend(first);
    await desk.run();
    desk.instagram.script.delete('limbo');
    await desk.remove('/instagram/disconnect');
    const bob = await openDeskBeside(desk);
    await bob.connect();
    await bob.write('limbo');
    await bob.nextTurn();
    await bob.act('limbo', 'send_now');
    await bob.run();
    expect(bob.targets()).toEqual(['limbo']);
    await bob.remove('/instagram/disconnect');
    await desk.connect();
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['limbo']);
    expect(await deliveryOf(first)).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person from @studio.reach before.',
    });
  });
});
