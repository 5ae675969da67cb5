import type { Credits } from '@opener/contract/credit';
import type { MessageCounts, Unlisted } from '@opener/contract/message-list';
import type { LedgerRow } from '@opener/contract/payment';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectBalancedLedger } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture, whereItIsMorning } from '../../testing/sending-fixture.ts';
import { conversationDepsOf } from '../../wiring.ts';
import { writeDueFollowUps } from './follow-up/write-due.ts';
import { followAt } from './testing/follow.ts';
import { talkAt } from './testing/talk.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect('studio.reach', { time_zone: whereItIsMorning() });
  await fixture.server.services.db.execute(sql`update sessions set expires_at = now() + interval '1 year'`);
});
afterEach(() => fixture.close());

it('a follow-up costs a credit, but is not counted as a generated message', async () => {
  const talk = talkAt(fixture);
  const deps = conversationDepsOf(fixture.server.services);
  const follow = followAt(fixture, talk, () => writeDueFollowUps(deps, fixture.ann.id));
  await follow.choose({ second_days: null });
  await talk.send('mira');
  await follow.wait(3);
  await fixture.run();
  expect(follow.got('mira')).toHaveLength(2);

  const credits = await fixture.get<Credits>('/payments/credits');
  expect(credits).toMatchObject({ credits: credits.total_earned - 2, total_used: 1 });
  const days = await fixture.get<{ generated: number; sent: number }[]>('/sending/stats');
  expect(days.reduce((sum, { generated }) => sum + generated, 0)).toBe(1);
  expect(days.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  for (const query of ['', '?since=2020-01-01']) {
    const counts = await fixture.get<MessageCounts & { unlisted?: Unlisted }>(
      `/scrape/message-counts${query}`,
    );
    expect(counts).toMatchObject({ all: 1, unlisted: { all: 0 } });
  }
  const ledger = await fixture.get<LedgerRow[]>('/payments/ledger');
  expect(ledger.filter(({ username }) => username === 'mira')).toMatchObject([
    { state: 'written', text: 'Follow-up sent', change: -1 },
    { state: 'written', text: null, change: -1 },
  ]);
  await expectBalancedLedger(fixture.server);
});
