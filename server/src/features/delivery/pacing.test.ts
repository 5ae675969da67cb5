import { describe, expect, it } from 'vitest';
import { days } from '../../lib/clock.ts';
import { instantOf, isTimeZone, localDayAndHour, startOfDay } from './local-time.ts';
import { capOn, earliestSend, gapAfter, type Pace } from './pacing.ts';

const pace: Pace = { gap: { from: 240, to: 720 }, dailyCap: { from: 5, to: 25 }, hours: { from: 9, to: 18 } };
const berlin = 'Europe/Berlin';
const first = new Date('2026-03-01T10:00:00Z');
const at = (iso: string) => new Date(iso);
const turn = { timeZone: berlin, firstConnectedAt: first, nextSendAt: null, sentToday: 0, urgent: false };

describe('the daily cap', () => {
  it('rises from the first day to the fourteenth, and stays', () => {
    const caps = [0, 1, 6, 12, 13, 14, 100].map((day) =>
      capOn(pace, first, new Date(first.getTime() + days(day))),
    );
    expect(caps).toEqual([5, 7, 14, 23, 25, 25, 25]);
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
    expect(earliestSend(pace, { ...turn, now: at(now), ...more }).toISOString()).toBe(
      at(expected).toISOString(),
    );
  });

  it('knows no night when the hours are the whole day', () => {
    const always = { ...pace, hours: { from: 0, to: 24 } };
    expect(earliestSend(always, { ...turn, now: at('2026-03-02T23:30:00Z') })).toEqual(
      at('2026-03-02T23:30:00Z'),
    );
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
