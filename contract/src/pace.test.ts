import { describe, expect, it } from 'vitest';
import { capOn, estimateSending, everyDay, type SendingSchedule } from './pace.ts';

const day = 24 * 60 * 60 * 1000;
const at = (iso: string) => new Date(iso);
const first = at('2026-03-02T08:00:00Z');
const schedule: SendingSchedule = {
  gap: { from: 240, to: 720 },
  dailyCap: { from: 5, to: 25 },
  hours: { from: 9, to: 18 },
  ownCap: 25,
  weekdays: everyDay,
  timeZone: 'UTC',
  firstConnectedAt: first,
};
const warm: SendingSchedule = { ...schedule, firstConnectedAt: at('2025-01-01T00:00:00Z') };

describe('the daily cap', () => {
  const caps = (ownCap: number) =>
    [0, 1, 6, 12, 13, 14, 100].map((n) =>
      capOn({ ...schedule, ownCap }, new Date(first.getTime() + n * day)),
    );

  it('rises from the first day to the fourteenth, and stays', () => {
    expect(caps(25)).toEqual([5, 7, 14, 23, 25, 25, 25]);
  });

  it('is never above what the person wants, and warms up all the same', () => {
    expect(caps(10)).toEqual([5, 7, 10, 10, 10, 10, 10]);
    expect(caps(3)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });

  it('before the first day is that of the first day', () => {
    expect(capOn(schedule, at('2026-01-01T00:00:00Z'))).toBe(5);
  });
});

describe('an estimate', () => {
  const of = (
    count: number,
    over: Partial<SendingSchedule> = {},
    now = '2026-03-02T08:00:00Z',
    sentToday = 0,
  ) => {
    const found = estimateSending(count, { ...warm, ...over }, { now: at(now), sentToday });
    return found && [found.days, `${found.done.month}/${found.done.day}`, found.today];
  };

  it.each<[string, ReturnType<typeof of>, ReturnType<typeof of>]>([
    ['of none', of(0), undefined],
    ['of one, before the hours', of(1), [1, '3/2', true]],
    ['of a whole day', of(25), [1, '3/2', true]],
    ['of one more than that', of(26), [2, '3/3', false]],
    ['of a thousand', of(1000), [40, '4/10', false]],
    ['of a thousand, for a new account', of(1000, schedule), [46, '4/16', false]],
    ['with the cap used up', of(1, {}, '2026-03-02T10:00:00Z', 25), [1, '3/3', false]],
    ['with more sent than the cap now is', of(1, {}, '2026-03-02T10:00:00Z', 40), [1, '3/3', false]],
    ['after the hours', of(1, {}, '2026-03-02T18:00:00Z'), [1, '3/3', false]],
    ['with half an hour left, in which four go out', of(5, {}, '2026-03-02T17:30:00Z'), [2, '3/3', false]],
    ['with hours shorter than the cap needs', of(16, { hours: { from: 9, to: 10 } }), [2, '3/3', false]],
    ['without gaps', of(25, { gap: { from: 0, to: 0 }, hours: { from: 9, to: 10 } }), [1, '3/2', true]],
    ['with its own cap', of(10, { ownCap: 5 }), [2, '3/3', false]],
    ['over a weekend off', of(26, { weekdays: [1, 2, 3, 4, 5] }, '2026-03-06T08:00:00Z'), [2, '3/9', false]],
    ['on a day off', of(1, { weekdays: [1] }, '2026-03-03T10:00:00Z'), [1, '3/9', false]],
    ['with one day a week', of(60, { weekdays: [7] }), [3, '3/22', false]],
    [
      'at an hour that is another day there',
      of(1, { timeZone: 'Asia/Tokyo' }, '2026-03-02T10:00:00Z'),
      [1, '3/3', false],
    ],
    ['with nothing ever', of(1, { ownCap: 0 }), undefined],
    [
      'with nothing on the first day',
      of(1, { dailyCap: { from: 0, to: 13 }, firstConnectedAt: first }),
      [1, '3/3', false],
    ],
    ['that nobody lives to see', of(1_000_000, { ownCap: 1 }), undefined],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));

  it('counts through the changes of the clocks', () => {
    const berlin = { timeZone: 'Europe/Berlin', ownCap: 1 };
    expect(of(10, berlin, '2026-03-25T08:00:00Z')).toEqual([10, '4/3', false]);
    expect(of(10, berlin, '2026-10-20T08:00:00Z')).toEqual([10, '10/29', false]);
  });
});
