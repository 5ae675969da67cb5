import { describe, expect, it } from 'vitest';
import {
  atTime,
  clockTime,
  dayAndTime,
  dayName,
  exactTime,
  plural,
  shortCount,
  shortDate,
  timeAgo,
  utcTime,
  wholeNumber,
} from './format.ts';

describe('a shortened count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.0K'],
    [1234, '1.2K'],
    [8400, '8.4K'],
    [999_999, '999.9K'],
    [1_000_000, '1.0M'],
    [3_400_000, '3.4M'],
  ])('%d is %s', (count, text) => expect(shortCount(count)).toBe(text));
});

it('counts agree with their noun', () => {
  expect(plural(1, 'credit')).toBe('1 credit');
  expect(plural(0, 'credit')).toBe('0 credits');
  expect(plural(1200, 'reply', 'replies')).toBe('1,200 replies');
  expect(wholeNumber(1_234_567)).toBe('1,234,567');
});

describe('time', () => {
  const now = new Date(2026, 10, 15, 12, 0).getTime();
  const before = (ms: number) => new Date(now - ms).toISOString();

  it.each([
    [-5000, 'Just now'],
    [59_000, 'Just now'],
    [120_000, '2 min ago'],
    [59 * 60_000, '59 min ago'],
    [3 * 3_600_000, '3 h ago'],
    [26 * 3_600_000, '1 day ago'],
    [6 * 86_400_000, '6 days ago'],
    [8 * 86_400_000, 'Nov 7'],
    [400 * 86_400_000, 'Oct 11, 2025'],
  ])('%d ms ago is %s', (passed, text) => expect(timeAgo(before(passed), now)).toBe(text));

  it('has a short and an exact form', () => {
    const iso = new Date(2025, 2, 4, 9, 5).toISOString();
    expect(shortDate(iso, now)).toBe('Mar 4, 2025');
    expect(exactTime(iso)).toBe('March 4, 2025 at 09:05');
  });
});

it('a time in UTC is the same everywhere', () => {
  expect(utcTime('2025-03-04T23:05:59.123Z')).toBe('March 4, 2025, 23:05 UTC');
});

it('a time of day comes with its day when that is not today', () => {
  const now = new Date(2026, 2, 1, 10, 0).getTime();
  const at = (...moment: [number, number, number, number]) => new Date(2026, ...moment).toISOString();
  expect(clockTime(at(2, 1, 14, 20), now)).toBe('14:20');
  expect(clockTime(at(2, 2, 9, 5), now)).toBe('Mar 2 at 09:05');
  expect(atTime(at(2, 1, 14, 20), now)).toBe('at 14:20');
  expect(atTime(at(2, 2, 9, 5), now)).toBe('on Mar 2 at 09:05');
  expect(dayAndTime(at(2, 1, 14, 20), now)).toBe('Today at 14:20');
  expect(dayAndTime(at(2, 2, 9, 5), now)).toBe('Mar 2 at 09:05');
});

it('a day is named as the server does, whatever the zone here', () => {
  expect(dayName('2026-03-01')).toBe('Mar 1');
  expect(dayName('2025-03-01', true)).toBe('Mar 1, 2025');
});

it('every day of a leap year is written as the browser would', () => {
  const now = new Date(2028, 0, 1).getTime();
  const browser = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(2028, 0, day, 12);
    const iso = date.toISOString();
    expect(shortDate(iso, now)).toBe(browser.format(date));
    expect(dayName(iso.slice(0, 10))).toBe(browser.format(new Date(`${iso.slice(0, 10)}T12:00`)));
  }
});
