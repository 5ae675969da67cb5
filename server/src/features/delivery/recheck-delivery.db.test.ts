// While the provider looks up the recipient, and after it has, the message can still be stopped.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSendingDesk, type SendingDesk } from '../../testing/sending-desk.ts';

let desk: SendingDesk;

beforeEach(async () => {
  desk = await openSendingDesk();
  await desk.connect();
});
afterEach(() => desk.close());

/** Once, during the next lookup. */
function meanwhile(happens: () => Promise<unknown>): void {
  const { lookUp } = desk.instagram;
  desk.instagram.lookUp = async (to) => {
    desk.instagram.lookUp = lookUp;
    await happens();
    return lookUp(to);
  };
}

const askToStop = (from: string) =>
  desk.tell({
    type: 'reply',
    id: `stop-${from}`,
    chatId: null,
    from,
    fromId: null,
    text: 'Please stop writing to me.',
  });

const sentToday = async () => (await desk.get<{ sent_today: number }>('/sending')).sent_today;

it.each([
  ['asks to be left alone', () => askToStop('mira')],
  ['is put on the list', () => desk.post('/do-not-contact', { usernames: ['mira'] })],
])('is skipped, if this person %s', async (_, happens) => {
  meanwhile(happens);
  await desk.write('mira');
  expect(desk.targets()).toEqual([]);
  expect((await desk.messageTo('mira')).delivery).toMatchObject({
    status: 'skipped',
    reason: 'This person is on your do-not-contact list.',
  });
  expect(await sentToday()).toBe(0);
  // Nothing was sent, so nothing is remembered once they may be contacted.
  await desk.remove('/do-not-contact/mira');
  await desk.act('mira', 'send_now');
  await desk.nextTurn();
  expect(desk.targets()).toEqual(['mira']);
});

it('waits, if sending is paused', async () => {
  meanwhile(() => desk.put('/sending', { paused: true }));
  await desk.write('mira');
  expect(desk.targets()).toEqual([]);
  expect((await desk.messageTo('mira')).delivery).toMatchObject({
    status: 'held',
    reason: 'Sending is paused.',
  });
  expect(await sentToday()).toBe(0);
  await desk.put('/sending', { paused: false });
  await desk.nextTurn();
  expect(desk.targets()).toEqual(['mira']);
});

it('waits for its account, if that is disconnected', async () => {
  meanwhile(() => desk.remove('/instagram/disconnect'));
  await desk.write('mira');
  expect(desk.targets()).toEqual([]);
  await desk.connect();
  await desk.nextTurn();
  expect(desk.targets()).toEqual(['mira']);
});

it('is gone, if its project is deleted', async () => {
  meanwhile(() => desk.remove(`/projects/${desk.project}`));
  await desk.write('mira');
  expect(desk.targets()).toEqual([]);
  expect(await sentToday()).toBe(0);
});

it('ends, if the person sends another message to them by hand', async () => {
  await desk.put(`/projects/${desk.project}/sending`, { mode: 'review' });
  await desk.write('mira');
  const first = (await desk.messageTo('mira')).id;
  await desk.post(`/scrape/projects/${desk.project}/queue`, { username: 'mira', again: true });
  await desk.server.drain();
  const second = (await desk.messageTo('mira')).id;
  expect(second).not.toBe(first);
  meanwhile(() => desk.put(`/scrape/messages/${first}/sent`, { sent: true }));
  await desk.act('mira', 'approve');
  await desk.run();
  expect(desk.targets()).toEqual([]);
  expect((await desk.messageTo('mira')).delivery).toMatchObject({
    status: 'skipped',
    reason: 'You have written to this person by hand before.',
  });
});

it('is a second message to somebody who has renamed themselves, and needs to be asked for', async () => {
  await desk.write('old.name');
  desk.instagram.lookUp = async () => 'id-old.name';
  await desk.write('new.name');
  await desk.nextTurn();
  expect(desk.targets()).toEqual(['old.name']);
  expect((await desk.messageTo('new.name')).delivery).toMatchObject({
    status: 'skipped',
    reason: 'You have written to this person from @studio.reach before.',
  });
  await desk.act('new.name', 'send_now');
  await desk.nextTurn();
  expect(desk.targets()).toEqual(['old.name', 'new.name']);
});
