import { describe, expect, it } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { aSending } from '../../testing/sending.ts';
import { tellTime } from './estimate.ts';
import { tellSchedule } from './schedule-words.ts';

const schedule = aSending().schedule!;

describe('how long waiting messages take', () => {
  // In Berlin it is ten in the morning.
  const now = Date.parse('2026-11-16T09:00:00Z');
  const tell = (count: number, over: Partial<Sending> = {}) =>
    tellTime(count, aSending({ sent_today: 0, ...over }), now);

  it.each<[string, string | undefined, string | undefined]>([
    ['nothing', tell(0), undefined],
    ['without an account', tell(3, { account: null, schedule: null }), undefined],
    ['a zone that only another browser knows', tell(3, { time_zone: 'Europe/Newtown' }), undefined],
    ['a few', tell(3), 'done today'],
    ['today is full', tell(3, { sent_today: 25 }), 'about 1 sending day, done around November 17'],
    ['a thousand', tell(1000), 'about 40 sending days, done around December 25'],
    [
      'a thousand on working days',
      tell(1000, { schedule: { ...schedule, weekdays: [1, 2, 3, 4, 5] } }),
      'about 40 sending days, done around January 8',
    ],
    ['very many', tell(10_000), 'about 400 sending days, done around December 20, 2027'],
    ['paused', tell(30, { paused: true }), 'about 2 sending days once sending resumes'],
    ['lost', tell(30, { reconnect: true }), 'about 2 sending days once sending resumes'],
    [
      'resting',
      tell(3, { frozen_until: '2026-11-18T09:00:00Z', sent_today: 25 }),
      'about 1 sending day, done around November 18',
    ],
    [
      'not before tomorrow',
      tell(3, { next_send_at: '2026-11-17T09:00:00Z', sent_today: 25 }),
      'about 1 sending day, done around November 17',
    ],
    ['in a while', tell(3, { next_send_at: '2026-11-16T09:10:00Z' }), 'done today'],
    ['rested', tell(3, { frozen_until: '2026-11-15T09:00:00Z' }), 'done today'],
  ])('%s', (_, told, expected) => expect(told).toBe(expected));
});

it.each([
  [[1, 2, 3, 4, 5, 6, 7], { from: 0, to: 24 }, 'Every day, at any hour, at most 25 a day'],
  [[5, 4, 3, 2, 1], { from: 9, to: 18 }, 'Monday to Friday, 9:00 to 18:00, at most 25 a day'],
  [[1, 3, 5], { from: 0, to: 12 }, 'Mon, Wed, Fri, 0:00 to 12:00, at most 25 a day'],
  [[6, 7], { from: 9, to: 24 }, 'Saturday and Sunday, 9:00 to 24:00, at most 25 a day'],
  [[7], { from: 9, to: 18 }, 'Sunday, 9:00 to 18:00, at most 25 a day'],
])('the schedule of %j is told', (weekdays, hours, words) => {
  expect(tellSchedule({ ...schedule, weekdays, hours })).toBe(words);
});
