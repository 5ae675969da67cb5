// "Send again" is for the message that it is said of, and never an excuse to write to somebody a second time.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProject } from '../../testing/projects.ts';
import { openSendingDesk, type SendingDesk } from '../../testing/sending-desk.ts';

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
  // Whoever was told may mean it.
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
