import { expect, it } from 'vitest';
import { everyDay, type SendingSchedule } from '@opener/contract/pace';
import { after, days } from '../../../lib/clock.ts';
import { spread } from './spread.ts';

// A Monday; the account has been warmed up for long.
const now = new Date('2026-03-02T10:00:00Z');
const schedule: SendingSchedule = {
  gap: { from: 240, to: 720 },
  dailyCap: { from: 2, to: 2 },
  hours: { from: 9, to: 18 },
  ownCap: 2,
  weekdays: everyDay,
  timeZone: 'Europe/Berlin',
  firstConnectedAt: new Date('2025-03-02T10:00:00Z'),
};
const onDays = (times: Date[]) => times.map((time) => (time.getTime() - now.getTime()) / days(1));
const inDays = (...list: number[]) => list.map((n) => after(now, days(n)));

it.each<[string, number[] | undefined, number[], number[]]>([
  ['as many a day as the account sends', undefined, [], [0, 0, 1, 1, 2]],
  ['only on the days on which it sends', [1, 4], [], [0, 0, 3, 3, 7]],
  ['not today if it sends nothing today', [2], [], [1, 1, 8, 8, 15]],
  ['behind those that have waited since', undefined, [-9, -1, -1], [1, 2, 2, 3, 3]],
  ['between those whose day is to come', undefined, [1, 1, 2], [0, 0, 2, 3, 3]],
  ['behind what is too much for a day', undefined, [1, 1, 1, 1, 1], [0, 0, 3, 4, 4]],
])('%s', (_name, weekdays = [...everyDay], others, expected) => {
  const times = spread({ ...schedule, weekdays }, now, { count: 5, others: inDays(...others) });
  expect(onDays(times)).toEqual(expected);
});

it('one a day by somebody who sends nothing', () => {
  expect(onDays(spread({ ...schedule, ownCap: 0 }, now, { count: 2, others: [] }))).toEqual([0, 1]);
});

it('none if there are none', () => {
  expect(spread(schedule, now, { count: 0, others: inDays(0) })).toEqual([]);
});
