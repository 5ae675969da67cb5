// How a rate compares with the 30 days before, in words.
import { type PeriodFigures, rateOf, type Trend } from '@opener/contract/figure';
import { plural } from '../../lib/format.ts';

export type Outcome = 'answered' | 'interested';
export type TrendWords = { text: string; direction: 'up' | 'down' | 'level' | 'unknown' };

/** With fewer, one answer would change the rate by more than five points. */
export const fewestSent = 20;

export function trendWords({ now, before }: Trend, outcome: Outcome): TrendWords {
  if (before.sent === 0) return { text: 'Nothing sent in the 30 days before', direction: 'unknown' };
  if (now.sent < fewestSent || before.sent < fewestSent)
    return { text: 'Too few sent to compare with the 30 days before', direction: 'unknown' };
  const points = percent(now, outcome) - percent(before, outcome);
  if (points === 0) return { text: 'As in the 30 days before', direction: 'level' };
  const size = plural(Math.abs(points), 'point');
  return points > 0
    ? { text: `${size} more than in the 30 days before`, direction: 'up' }
    : { text: `${size} less than in the 30 days before`, direction: 'down' };
}

function percent(figures: PeriodFigures, outcome: Outcome): number {
  return Math.round((rateOf(figures[outcome], figures.sent) ?? 0) * 100);
}
