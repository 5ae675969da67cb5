// A connected account whose project can follow up.
import { sql } from 'drizzle-orm';
import { type Follow, followAt } from '../features/conversation/testing/follow.ts';
import { type Talk, talkAt } from '../features/conversation/testing/talk.ts';
import { writeDueFollowUps } from '../features/conversation/follow-up/write-due.ts';
import { conversationDepsOf } from '../wiring.ts';
import { openSendingFixture, type SendingFixture } from './sending-fixture.ts';

export type Following = { fixture: SendingFixture; talk: Talk; follow: Follow };

export async function openFollowing(): Promise<Following> {
  const fixture = await openSendingFixture();
  const { server, ann } = fixture;
  const talk = talkAt(fixture);
  const deps = conversationDepsOf(server.services);
  const follow = followAt(fixture, talk, () => writeDueFollowUps(deps, ann.id));
  await fixture.connect();
  // Days pass in these tests: longer than a session lasts.
  await server.services.db.execute(sql`update sessions set expires_at = now() + interval '1 year'`);
  return { fixture, talk, follow };
}
