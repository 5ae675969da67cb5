// When an account sends, in words.
import type { Schedule } from '@opener/contract/delivery';
import { wholeNumber } from '../../lib/format.ts';

/** In the order of the week, from Monday. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** 'Monday to Friday, 9:00 to 18:00, at most 25 a day'. */
export function tellSchedule({ weekdays, hours, daily_cap: cap }: Schedule): string {
  return [tellDays(weekdays), tellHours(hours), `at most ${wholeNumber(cap)} a day`].join(', ');
}

export const clockHour = (hour: number) => `${hour}:00`;

function tellDays(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b);
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  if (days.length === 7) return 'Every day';
  if (days.length > 2 && last - first === days.length - 1) return `${nameOf(first)} to ${nameOf(last)}`;
  if (days.length < 3) return days.map(nameOf).join(' and ');
  return days.map((day) => nameOf(day).slice(0, 3)).join(', ');
}

function tellHours({ from, to }: Schedule['hours']): string {
  return from === 0 && to === 24 ? 'at any hour' : `${clockHour(from)} to ${clockHour(to)}`;
}

function nameOf(day: number): string {
  return weekdayNames[day - 1] ?? '';
}
