// Events may name people by an id only, so that nothing tells when somebody has taken another name.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TransientFault } from '../../lib/port-faults.ts';
import { openTalking, type Talking } from '../../testing/talking.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];
beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
  await talk.send('mira');
  const { instagram } = fixture;
  const send = instagram.send;
  const sentence = 'There is no Instagram account with this username.';
  instagram.send = async (request, options) =>
    request.to === 'mira' ? { type: 'declined', sentence, isNobody: true } : send(request, options);
  await talk.hear('mira', 'Yes, tell me more!', { from: null });
  await fixture.server.drain();
});
afterEach(() => fixture.close());

async function writeBack(): Promise<void> {
  const [thread] = await talk.list();
  await fixture.post(`/conversations/${thread!.id}/replies`, { id: randomUUID(), text: 'Gladly!' });
  for (let turn = 0; turn < 3; turn++) await fixture.nextTurn();
}
const lastOf = async () => {
  const [thread] = await talk.list();
  return talk.lastEntry(thread!.username);
};

it('a reply reaches them under their new name, once', async () => {
  fixture.instagram.findUsername = async ({ id }) => (id === 'id-mira' ? 'mira.new' : undefined);
  // It is the same person.
  fixture.instagram.lookUp = async () => 'id-mira';
  await writeBack();
  expect(fixture.targets()).toEqual(['mira', 'mira.new']);
  expect(await talk.names()).toEqual(['mira.new']);
  expect(await lastOf()).toMatchObject({ text: 'Gladly!', status: 'sent' });
});

it.each([
  ['nobody knows them any more', async () => undefined],
  ['the name is still the same', async () => 'mira'],
  ['the provider does not answer', () => Promise.reject(new TransientFault('down'))],
])('a reply fails if %s', async (_, findUsername) => {
  fixture.instagram.findUsername = findUsername;
  await writeBack();
  expect(fixture.targets()).toEqual(['mira']);
  expect(await lastOf()).toMatchObject({
    status: 'failed',
    reason: 'There is no Instagram account with this username.',
  });
});
