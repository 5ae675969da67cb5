// Somebody opts out, takes another name, and writes again because they have changed their mind.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTalking, type Talking } from '../../testing/talking.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];
beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
  await talk.send('mira');
  await talk.hear('mira', 'Please stop messaging me', { fromId: 'id-mira' });
  const chat = { fromId: 'id-mira', chatId: 'chat-mira' };
  await talk.hear('mira.new', 'I have changed my mind, tell me more', chat);
  await fixture.server.drain();
});
afterEach(() => fixture.close());

it('they are on the list under the name by which they are shown', async () => {
  expect(await talk.with('mira.new')).toMatchObject({ do_not_contact: true });
  const list = await fixture.get<{ username: string; reason: string }[]>('/do-not-contact');
  expect(Object.fromEntries(list.map(({ username, reason }) => [username, reason]))).toEqual({
    mira: 'Asked you to stop.',
    'mira.new': 'Asked you to stop.',
  });
});

it('they can be taken off it by that name', async () => {
  expect((await fixture.remove('/do-not-contact/mira.new')).status).toBe(204);
  expect(await talk.with('mira.new')).toMatchObject({ do_not_contact: false, cannot_write: null });
});
