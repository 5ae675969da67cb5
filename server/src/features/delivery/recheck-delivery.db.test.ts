// While the provider looks up the recipient, and after it has, the message can still be stopped.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

/** Once, during the next lookup. */
function meanwhile(happens: () => Promise<unknown>): void {
  const { lookUp } = fixture.instagram;
  fixture.instagram.lookUp = async (to) => {
    fixture.instagram.lookUp = lookUp;
    await happens();
    return lookUp(to);
  };
}

const askToStop = (from: string) =>
  fixture.tell({
    type: 'reply',
    id: `stop-${from}`,
    chatId: null,
    from,
    fromId: null,
    text: 'Please stop writing to me.',
  });

const sentToday = async () => (await fixture.get<{ sent_today: number }>('/sending')).sent_today;

it.each([
  ['asks to be left alone', () => askToStop('mira')],
  ['is put on the list', () => fixture.post('/do-not-contact', { usernames: ['mira'] })],
])('is skipped, if this person %s', async (_, happens) => {
  meanwhile(happens);
  await fixture.write('mira');
  expect(fixture.targets()).toEqual([]);
  expect((await fixture.messageTo('mira')).delivery).toMatchObject({
    status: 'skipped',
    reason: 'This person is on your do-not-contact list.',
  });
  expect(await sentToday()).toBe(0);
  // Nothing was sent, so nothing is remembered once they may be contacted.
  await fixture.remove('/do-not-contact/mira');
  await fixture.act('mira', 'send_now');
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['mira']);
});

it('waits and is sent later, if the check itself fails: nothing has left', async () => {
  meanwhile(() => Promise.reject(new Error('the database is away')));
  await fixture.write('mira');
  expect((await fixture.messageTo('mira')).delivery).toMatchObject({ status: 'waiting' });
  expect(await sentToday()).toBe(0);
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['mira']);
});

it('waits, if sending is paused', async () => {
  meanwhile(() => fixture.put('/sending', { paused: true }));
  await fixture.write('mira');
  expect(fixture.targets()).toEqual([]);
  expect((await fixture.messageTo('mira')).delivery).toMatchObject({
    status: 'held',
    reason: 'Sending is paused.',
  });
  expect(await sentToday()).toBe(0);
  await fixture.put('/sending', { paused: false });
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['mira']);
});

it('waits for its account, if that is disconnected', async () => {
  meanwhile(() => fixture.remove('/instagram/disconnect'));
  await fixture.write('mira');
  expect(fixture.targets()).toEqual([]);
  await fixture.connect();
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['mira']);
});

it('is gone, if its project is deleted', async () => {
  meanwhile(() => fixture.remove(`/projects/${fixture.project}`));
  await fixture.write('mira');
  expect(fixture.targets()).toEqual([]);
  expect(await sentToday()).toBe(0);
});

it('ends, if the person sends another message to them by hand', async () => {
  await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
  await fixture.write('mira');
  const first = (await fixture.messageTo('mira')).id;
  await fixture.post(`/scrape/projects/${fixture.project}/queue`, { username: 'mira', again: true });
  await fixture.server.drain();
  const second = (await fixture.messageTo('mira')).id;
  expect(second).not.toBe(first);
  meanwhile(() => fixture.put(`/scrape/messages/${first}/sent`, { sent: true }));
  await fixture.act('mira', 'approve');
  await fixture.run();
  expect(fixture.targets()).toEqual([]);
  expect((await fixture.messageTo('mira')).delivery).toMatchObject({
    status: 'skipped',
    reason: 'You have written to this person by hand before.',
  });
});

it('is a second message to somebody who has renamed themselves, and needs to be asked for', async () => {
  await fixture.write('old.name');
  fixture.instagram.lookUp = async () => 'id-old.name';
  await fixture.write('new.name');
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['old.name']);
  expect((await fixture.messageTo('new.name')).delivery).toMatchObject({
    status: 'skipped',
    reason: 'You have written to this person from @studio.reach before.',
  });
  await fixture.act('new.name', 'send_now');
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['old.name', 'new.name']);
});

it('is a second message, even if the provider now sends to another of their ids', async () => {
  fixture.instagram.lookUp = async () => 'id-of-profile';
  await fixture.write('old.name');
  fixture.instagram.names.set('id-of-profile', 'new.name');
  fixture.instagram.lookUp = async () => 'id-for-messages';
  await fixture.write('new.name');
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['old.name']);
});
