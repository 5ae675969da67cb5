import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Group, WhatWorks } from '@opener/contract/voice-test';
import { renderPart } from '../../../testing/render-part.tsx';
import { WhatWorksCard } from './what-works-card.tsx';

const none = () => {};
const group = (key: string, sent: number, answered: number): Group => ({
  key,
  sent,
  answered,
  rate: sent < 20 ? null : { rate: answered / sent, low: 0, high: 1 },
});
const works: WhatWorks = {
  sent: 60,
  groups: {
    detail: [group('recentPost', 40, 10), group('none', 20, 1)],
    length: [group('25-39', 60, 11)],
    weekday: [group('1', 19, 5), group('7', 41, 6)],
    hour: [group('9', 60, 11)],
    fit: [],
  },
};

it('says that it is too early from fewer than twenty sends', () => {
  renderPart(<WhatWorksCard works={{ ...works, sent: 19 }} failed={false} onRetry={none} />);
  expect(
    screen.getByText('Too early to say: 19 sent so far. Answers are compared from 20 sent messages on.'),
  ).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('tells each group in words, and none from too few', () => {
  renderPart(<WhatWorksCard works={works} failed={false} onRetry={none} />);
  const card = within(screen.getByRole('region', { name: 'What works' }));
  const rows = card.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'A recent post10 of 40, 25%',
    'No detail1 of 20, 5%',
    '25 to 39 words11 of 60, 18%',
    'Mondaytoo few: 19 sent',
    'Sunday6 of 41, 15%',
    '09:00 to 12:0011 of 60, 18%',
  ]);
  expect(card.getByText('Nothing is known about these yet.')).toBeTruthy();
});

it('offers another try', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = renderPart(<WhatWorksCard works={undefined} failed onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
