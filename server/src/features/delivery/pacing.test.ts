import { describe, expect, it } from 'vitest';
import { instantOf, isTimeZone, localDayAndHour, startOfDay } from '@opener/contract/local-time';
import type { Pace } from '@opener/contract/pace';
import { after, hours } from '../../lib/clock.ts';
import { countedDay, moveTo } from '../instagram/counted-day.ts';
import { earliestSend, gapAfter, scheduleOf } from './pacing.ts';

const pace: Pace = { gap: { from: 240, to: 720 }, dailyCap: { from: 5, to: 25 }, hours: { from: 9, to: 18 } };
const berlin = 'Europe/Berlin';
const first = new Date('2026-03-01T10:00:00Z');
const at = (iso: string) => new Date(iso);
const turnAt = (iso: string, more: object = {}) => {
  const now = at(iso);
  const dayEnds = countedDay({ timeZone: berlin, dayFrom: null, dayTo: null }, now).to;
  return { nextSendAt: null, sentToday: 0, heldUntil: null, urgent: false, now, dayEnds, ...more };
};
const untouched = { hoursFrom: null, hoursTo: null, weekdays: null, dailyCap: null };
const account = { ...untouched, timeZone: berlin, firstConnectedAt: first };
const schedule = scheduleOf(pace, account);

describe('what the person chose', () => {
  it('is the pace itself as long as nothing is', () => {
    expect(schedule).toEqual({
      ...pace,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      ownCap: 25,
      timeZone: berlin,
      firstConnectedAt: first,
    });
  });

  it('never sends more than is safe, also when that has become less', () => {
    const chosen = { ...account, hoursFrom: 7, hoursTo: 12, weekdays: [1, 3], dailyCap: 20 };
    expect(scheduleOf(pace, chosen)).toMatchObject({
      hours: { from: 7, to: 12 },
      weekdays: [1, 3],
      ownCap: 20,
    });
    expect(scheduleOf({ ...pace, dailyCap: { from: 5, to: 10 } }, chosen).ownCap).toBe(10);
  });
});

describe('the gap', () => {
  it('is drawn from its range', () => {
    const now = at('2026-03-02T10:00:00Z');
    expect(gapAfter(pace, now, () => 0).getTime() - now.getTime()).toBe(240_000);
    expect(gapAfter(pace, now, () => 0.5).getTime() - now.getTime()).toBe(480_000);
  });
});

describe('the earliest send', () => {
  it.each([
    ['in the hours: now', '2026-03-02T10:00:00Z', {}, '2026-03-02T10:00:00Z'],
    [
      'approved together with others: once that can no longer be taken back',
      '2026-03-02T10:00:00Z',
      { heldUntil: at('2026-03-02T10:00:06Z') },
      '2026-03-02T10:00:06Z',
    ],
    ['before the hours: when they begin', '2026-03-02T05:00:00Z', {}, '2026-03-02T08:00:00Z'],
    ['after the hours: tomorrow', '2026-03-02T17:00:00Z', {}, '2026-03-03T08:00:00Z'],
    [
      'in the gap: when it is over',
      '2026-03-02T10:00:00Z',
      { nextSendAt: at('2026-03-02T10:07:00Z') },
      '2026-03-02T10:07:00Z',
    ],
    [
      'a gap that ends after the hours: tomorrow',
      '2026-03-02T16:59:00Z',
      { nextSendAt: at('2026-03-02T17:05:00Z') },
      '2026-03-03T08:00:00Z',
    ],
    ['the cap is used up: tomorrow', '2026-03-02T10:00:00Z', { sentToday: 7 }, '2026-03-03T08:00:00Z'],
    [
      'urgent, at night: now',
      '2026-03-02T23:00:00Z',
      { urgent: true, nextSendAt: at('2026-03-03T10:00:00Z') },
      '2026-03-02T23:00:00Z',
    ],
    [
      'urgent, but the cap is used up: tomorrow',
      '2026-03-02T10:00:00Z',
      { urgent: true, sentToday: 7 },
      '2026-03-03T08:00:00Z',
    ],
    ['the night the clocks go forward', '2026-03-28T17:00:00Z', {}, '2026-03-29T07:00:00Z'],
    ['the night the clocks go back', '2026-10-24T17:00:00Z', {}, '2026-10-25T08:00:00Z'],
  ])('%s', (_name, now, more, expected) => {
    expect(earliestSend(schedule, turnAt(now, more)).toISOString()).toBe(at(expected).toISOString());
  });

  it('knows no night when the hours are the whole day', () => {
    const always = { ...schedule, hours: { from: 0, to: 24 } };
    expect(earliestSend(always, turnAt('2026-03-02T23:30:00Z'))).toEqual(at('2026-03-02T23:30:00Z'));
  });
});

describe('days that are off', () => {
  // March 2, 2026 is a Monday; the clocks go forward on Sunday, March 29.
  const office = scheduleOf(pace, { ...account, hoursFrom: 2, hoursTo: 18, weekdays: [1, 2, 3, 4, 5] });
  it.each([
    ['Friday evening: on Monday', '2026-03-06T17:30:00Z', {}, '2026-03-09T01:00:00Z'],
    ['Saturday in the hours: on Monday', '2026-03-07T10:00:00Z', {}, '2026-03-09T01:00:00Z'],
    ['Friday, the cap used up: on Monday', '2026-03-06T10:00:00Z', { sentToday: 25 }, '2026-03-09T01:00:00Z'],
    [
      'a gap that ends on a day off',
      '2026-03-06T16:59:00Z',
      { nextSendAt: at('2026-03-07T10:00:00Z') },
      '2026-03-09T01:00:00Z',
    ],
    ['urgent on a day off: now', '2026-03-07T10:00:00Z', { urgent: true }, '2026-03-07T10:00:00Z'],
    ['over the change of the clocks', '2026-03-27T17:30:00Z', {}, '2026-03-30T00:00:00Z'],
  ])('%s', (_name, now, more, expected) => {
    expect(earliestSend(office, turnAt(now, more))).toEqual(at(expected));
  });

  it('one day of the week is enough, also the one on which an hour is missing', () => {
    const sundays = scheduleOf(pace, { ...account, hoursFrom: 2, hoursTo: 18, weekdays: [7] });
    const opens = earliestSend(sundays, turnAt('2026-03-23T10:00:00Z'));
    expect(opens.toISOString()).toMatch(/^2026-03-29T0[01]:00/);
    expect(earliestSend(sundays, turnAt('2026-03-29T17:00:00Z'))).toEqual(at('2026-04-05T00:00:00Z'));
  });
});

describe('the day that the cap counts', () => {
  const inBerlin: Parameters<typeof countedDay>[0] = { timeZone: berlin, dayFrom: null, dayTo: null };
  const moved = (account: typeof inBerlin, timeZone: string, now: string) => ({
    ...account,
    ...moveTo(timeZone, account, at(now)),
  });
  const day = (from: string, to: string) => ({ from: at(from), to: at(to) });
  const monday = day('2026-03-01T23:00:00Z', '2026-03-02T23:00:00Z');

  it('is the local one, and ends where it began when the time zone is changed', () => {
    expect(countedDay(inBerlin, at('2026-03-02T10:00:00Z'))).toEqual(monday);
    expect(moved(inBerlin, berlin, '2026-03-02T10:00:00Z')).toEqual(inBerlin);
    const inAuckland = moved(inBerlin, 'Pacific/Auckland', '2026-03-02T10:55:00Z');
    // There it is Tuesday by now.
    expect(countedDay(inAuckland, at('2026-03-02T11:05:00Z'))).toEqual(monday);
    // The rest of that Tuesday belongs to Wednesday.
    expect(countedDay(inAuckland, at('2026-03-02T23:00:00Z'))).toEqual(
      day('2026-03-02T23:00:00Z', '2026-03-04T11:00:00Z'),
    );
    expect(countedDay(inAuckland, at('2026-03-04T11:00:00Z'))).toEqual(
      day('2026-03-04T11:00:00Z', '2026-03-05T11:00:00Z'),
    );
  });

  it('is as long as ever after going there and back, also when the clocks change', () => {
    const back = moved(moved(inBerlin, 'Asia/Tokyo', '2026-03-28T10:00:00Z'), berlin, '2026-03-28T11:00:00Z');
    expect(countedDay(back, at('2026-03-29T10:00:00Z'))).toEqual(
      day('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'),
    );
  });

  it('does not begin more often by changing the time zone again and again', () => {
    const zones = ['UTC', 'Etc/GMT+1', 'Asia/Tokyo', 'Pacific/Auckland', 'Etc/GMT+12', 'Etc/GMT+11', berlin];
    const begun = new Set<number>();
    let account = inBerlin;
    for (let hour = 0; hour < 30 * 24; hour++) {
      const now = after(at('2026-03-01T23:00:00Z'), hours(hour));
      begun.add(countedDay(account, now).from.getTime());
      account = moved(account, zones[hour % zones.length]!, now.toISOString());
    }
    expect(begun.size).toBeLessThanOrEqual(31);
  });

  it('is not cut short by going on and on', () => {
    let account = inBerlin;
    for (const zone of ['Asia/Tokyo', 'Pacific/Auckland', 'Etc/GMT+12', berlin, 'UTC'])
      account = moved(account, zone, '2026-03-02T15:00:00Z');
    expect(countedDay(account, at('2026-03-02T22:59:00Z'))).toEqual(monday);
  });

  it('decides when the next may go out', () => {
    const inAuckland = moved(inBerlin, 'Pacific/Auckland', '2026-03-02T10:00:00Z');
    const abroad = scheduleOf(pace, { ...account, ...inAuckland });
    const { to } = countedDay(inAuckland, at('2026-03-02T10:00:00Z'));
    const turn = turnAt('2026-03-02T10:00:00Z', { sentToday: 7, dayEnds: to });
    // Monday ends in Berlin when it is noon in Auckland.
    expect(earliestSend(abroad, turn)).toEqual(at('2026-03-02T23:00:00Z'));
  });
});

describe('local days', () => {
  it('begin at their own midnight, also when they are 23 or 25 hours long', () => {
    expect(startOfDay(at('2026-03-29T20:00:00Z'), berlin).toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(startOfDay(at('2026-10-25T20:00:00Z'), berlin).toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(startOfDay(at('2026-03-02T03:00:00Z'), 'America/New_York').toISOString()).toBe(
      '2026-03-01T05:00:00.000Z',
    );
  });

  it('an hour that is skipped begins when the clocks jump', () => {
    const skipped = instantOf({ year: 2026, month: 3, day: 29 }, 2, berlin);
    expect(localDayAndHour(skipped, berlin).hour).toBeGreaterThanOrEqual(1);
    expect(localDayAndHour(new Date(skipped.getTime() + 3_600_000), berlin).hour).toBeGreaterThan(2);
  });

  it('knows which time zones there are', () => {
    expect([isTimeZone(berlin), isTimeZone('UTC'), isTimeZone('Mars/Base')]).toEqual([true, true, false]);
  });
});
