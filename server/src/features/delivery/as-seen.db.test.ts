// A press is about the message that was on the screen. A dialog can be open for minutes, and a list on a slow phone is not the newest.
import { deliveryErrors } from '@opener/contract/delivery';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';
import { wroteFirst } from './skip-reasons.ts';

let fixture: SendingFixture;
beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

/** What the screen shows of it now; pressed later. */
async function look(username: string) {
  const { id, delivery } = await fixture.messageTo(username);
  const seen = delivery ?? null;
  return (action: string) => fixture.post(`/scrape/messages/${id}/delivery`, { action, seen });
}

async function hearFrom(username: string): Promise<void> {
  const said = { id: `r-${username}`, chatId: `chat-${username}`, text: 'Do you have a slot on Sunday?' };
  await fixture.tell({ type: 'reply', from: username, fromId: `id-${username}`, ...said });
  await fixture.server.drain();
}

const refused = { status: 409, body: { detail: deliveryErrors.changed } };

it.each(['approve', 'send_now'])(
  'what is in review is not sent by %s once its person has written',
  async (action) => {
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('mira');
    const press = await look('mira');
    await hearFrom('mira');
    expect(await press(action)).toMatchObject(refused);
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
    expect((await fixture.messageTo('mira')).delivery).toMatchObject({
      status: 'review',
      reason: wroteFirst,
    });
    // The second look shows it.
    expect((await fixture.act('mira', action)).status).toBe(200);
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
  },
);

it('nor what they skipped', async () => {
  await fixture.put('/sending', { paused: true });
  await fixture.write('mira');
  await fixture.act('mira', 'skip');
  await fixture.put('/sending', { paused: false });
  const press = await look('mira');
  await hearFrom('mira');
  expect(await press('send_now')).toMatchObject(refused);
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual([]);
});

it('nor what may have arrived, once it was answered', async () => {
  fixture.instagram.script.set('mira', async (deliver) => {
    deliver();
    throw new Error('connection cut');
  });
  await fixture.write('mira');
  fixture.instagram.script.clear();
  const press = await look('mira');
  await hearFrom('mira');
  expect((await fixture.messageTo('mira')).delivery).toMatchObject({ status: 'unknown' });
  expect(await press('resend')).toMatchObject(refused);
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['mira']);
});

it('what was never scheduled is scheduled by one press, however often it is repeated', async () => {
  await fixture.remove('/instagram/disconnect');
  await fixture.write('mira');
  await fixture.connect();
  await hearFrom('mira');
  const press = await look('mira');
  expect((await press('send_now')).status).toBe(200);
  expect(await press('send_now')).toMatchObject(refused);
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual([]);
  expect((await fixture.messageTo('mira')).delivery).toMatchObject({ status: 'review', reason: wroteFirst });
});

it('a message in line may be held and released meanwhile, and anything may be skipped', async () => {
  await fixture.put('/sending', { paused: true });
  await fixture.write('mira', 'zoe');
  const [press, skip] = [await look('mira'), await look('zoe')];
  await hearFrom('zoe');
  await fixture.put('/sending', { paused: false });
  expect((await press('send_now')).status).toBe(200);
  expect((await skip('skip')).status).toBe(200);
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual(['mira']);
});
