import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Trend } from '@opener/contract/figure';
import { renderPart } from '../../testing/render-part.tsx';
import { AnswersCard } from './answers-card.tsx';
import { trendWords } from './trend-words.ts';

const trend: Trend = {
  now: { from: '2026-02-01', to: '2026-03-02', sent: 50, answered: 12, interested: 4 },
  before: { from: '2026-01-02', to: '2026-01-31', sent: 40, answered: 8, interested: 4 },
};
const days = [
  { day: '2026-03-01', generated: 0, sent: 0, failed: 0, answered: 0, interested: 0 },
  { day: '2026-03-02', generated: 60, sent: 50, failed: 0, answered: 12, interested: 4 },
];
const none = () => {};

it('shows each figure with its rate, its trend and a link to what it counts', () => {
  renderPart(<AnswersCard trend={trend} days={days} failed={false} onRetry={none} />);
  const card = screen.getByRole('region', { name: 'Answers in the last 30 days' });
  const text = card.textContent;
  expect(text).toContain('24% of 50 sent');
  expect(text).toContain('4 points more than in the 30 days before');
  expect(text).toContain('8% of 50 sent');
  expect(text).toContain('2 points less than in the 30 days before');
  const links = within(card)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  const period = 'from=2026-02-01&to=2026-03-02';
  expect(links.slice(0, 2)).toEqual([
    ['Answered: 12, Feb 1 to Mar 2', `/app/messages?state=answered&${period}`],
    ['Interested: 4, Feb 1 to Mar 2', `/app/messages?state=interested&${period}`],
  ]);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(['DayAnsweredInterested', 'Mar 2124']);
});

it('draws nothing without answers, and no link to nothing', () => {
  const now = { ...trend.now, answered: 0, interested: 0 };
  const quiet = days.map((day) => ({ ...day, answered: 0, interested: 0 }));
  const { container } = renderPart(
    <AnswersCard trend={{ ...trend, now }} days={quiet} failed={false} onRetry={none} />,
  );
  expect(container.querySelector('rect')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

it('offers to try again after a failure', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = renderPart(<AnswersCard trend={undefined} days={days} failed onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it.each([
  [20, 4, 20, 2, '10 points more than in the 30 days before', 'up'],
  [20, 3, 20, 2, '5 points more than in the 30 days before', 'up'],
  [100, 10, 100, 11, '1 point less than in the 30 days before', 'down'],
  [100, 10, 200, 20, 'As in the 30 days before', 'level'],
  [19, 10, 200, 20, 'Too few sent to compare with the 30 days before', 'unknown'],
  [200, 20, 19, 2, 'Too few sent to compare with the 30 days before', 'unknown'],
  [200, 20, 0, 0, 'Nothing sent in the 30 days before', 'unknown'],
])('%d sent and %d answered after %d and %d: %s', (sent, answered, wasSent, wasAnswered, text, direction) => {
  const now = { ...trend.now, sent, answered };
  const before = { ...trend.before, sent: wasSent, answered: wasAnswered };
  expect(trendWords({ now, before }, 'answered')).toEqual({ text, direction });
});
