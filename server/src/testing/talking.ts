// A connected account, and the conversations that it has.
import { type Talk, talkAt } from '../features/conversation/testing/talk.ts';
import { openSendingFixture, type SendingFixture } from './sending-fixture.ts';

export type Talking = { fixture: SendingFixture; talk: Talk };

export async function openTalking(): Promise<Talking> {
  const fixture = await openSendingFixture();
  // Minutes pass in these tests, and no midnight may renew a cap meanwhile.
  await fixture.connect();
  return { fixture, talk: talkAt(fixture) };
}
