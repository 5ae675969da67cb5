// Shared by the chart and its table: the figures, their names, and their links.
import type { DayStats } from '@opener/contract/delivery';

export type Field = 'generated' | 'sent' | 'failed';

/** The messages that a figure of these days counts; generated ones may be in any state. */
export function messagesOf(field: Field | 'by_hand', from: string, to: string): string {
  const state = field === 'generated' ? '' : `state=${field}&`;
  return `/app/messages?${state}from=${from}&to=${to}`;
}

/** Never colour alone: the bars differ in width and side, and so do their legend samples. */
export const series: { field: Field; name: string; look: string; place: string }[] = [
  { field: 'generated', name: 'Generated', look: 'text-edge', place: 'w-3 rounded-[2px]' },
  { field: 'sent', name: 'Sent', look: 'text-bar', place: 'w-1.5 rounded-[2px]' },
  { field: 'failed', name: 'Failed', look: 'text-red', place: 'w-3 rounded-b-full' },
];

export function totalsOf(days: readonly DayStats[]): Record<Field | 'by_hand' | 'answered', number> {
  const sum = (field: Field | 'by_hand' | 'answered') =>
    days.reduce((total, day) => total + (day[field] ?? 0), 0);
  return {
    generated: sum('generated'),
    sent: sum('sent'),
    by_hand: sum('by_hand'),
    failed: sum('failed'),
    answered: sum('answered'),
  };
}

/** The next round number above the highest bar. */
export function ceilingOf(most: number): number {
  if (most <= 4) return Math.max(most, 1);
  const step = 10 ** Math.floor(Math.log10(most));
  return (
    [1, 2, 2.5, 5, 10].map((factor) => factor * step).find((top) => top >= most && top % 1 === 0) ?? most
  );
}
