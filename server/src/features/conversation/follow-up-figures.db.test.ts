import type { Credits } from '@opener/contract/credit';
import type { MessageCounts, Unlisted } from '@opener/contract/message-list';
import type { LedgerRow } from '@opener/contract/payment';
import { expect, it, onTestFinished } from 'vitest';
import { openFollowing } from '../../testing/following.ts';
import { expectBalancedLedger } from '../../testing/projects.ts';

it('a follow-up costs a credit, but is not counted as a generated message', async () => {
  const { fixture, talk, follow } = await openFollowing();
  onTestFinished(fixture.close);
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
