import { expect, it } from 'vitest';
import { compareVariants } from './compare-variants.ts';
import { difference, neededEach, wilson } from './intervals.ts';

const round = (value: number) => Math.round(value * 10_000) / 10_000;

// Published examples: Newcombe, Statistics in Medicine 17 (1998), pages 857 and 873.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the rate of %d of %d is between %d and %d', (count, of, low, high) => {
  const interval = wilson({ count, of });
  expect([round(interval.low), round(interval.high)]).toEqual([low, high]);
});

it.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [10, 10, 0, 10, 0.6075, 1],
])('%d of %d against %d of %d differ by %d to %d', (more, ofMore, less, ofLess, low, high) => {
  const interval = difference({ count: less, of: ofLess }, { count: more, of: ofMore });
  expect([round(interval.low), round(interval.high)]).toEqual([low, high]);
  const turned = difference({ count: more, of: ofMore }, { count: less, of: ofLess });
  expect([round(turned.low), round(turned.high)]).toEqual([-high, -low]);
});

it.each([
  [0, 0, 200],
  [9, 19, 200],
  [9, 60, 200],
  [0, 60, 70],
  [60, 60, 390],
  [30, 100, 330],
])('after %d of %d answered, %d each are needed', (count, of, needed) => {
  expect(neededEach({ count, of })).toBe(needed);
});

const voice = (sent: number, answered = 0, interested = 0) => ({ written: sent, sent, answered, interested });
const said = (a: ReturnType<typeof voice>, b: ReturnType<typeof voice>) => compareVariants({ a, b });

it('says that it is too early, and how many are needed', () => {
  expect(said(voice(31, 5), voice(29, 4))).toEqual({
    verdict: 'early',
    sentence: 'Too early to say: 31 and 29 sent; about 200 each are needed.',
  });
  expect(said(voice(0), voice(0)).verdict).toBe('early');
  expect(said(voice(0), voice(500, 400)).verdict).toBe('early');
});

it('names a winner once enough was sent and the interval says so', () => {
  expect(said(voice(260, 31), voice(260, 57))).toEqual({
    verdict: 'b',
    sentence: 'B gets more answers: 22% against 12% of those sent.',
  });
  expect(said(voice(260, 57), voice(260, 31)).verdict).toBe('a');
  expect(said(voice(260, 31), voice(260, 36))).toEqual({
    verdict: 'level',
    sentence: 'No clear difference: 260 and 260 sent. Either voice will do.',
  });
});

it('needs far more certainty before enough was sent', () => {
  // An ordinary interval of 5 against 14 of 40 excludes zero.
  expect(difference({ count: 5, of: 40 }, { count: 14, of: 40 }).low).toBeGreaterThan(0);
  expect(said(voice(40, 5), voice(40, 14)).verdict).toBe('early');
  expect(said(voice(40, 2), voice(40, 22)).verdict).toBe('b');
});

it('names nobody whom the interest speaks against', () => {
  expect(said(voice(400, 40, 40), voice(400, 100, 10))).toEqual({
    verdict: 'mixed',
    sentence: 'B gets more answers: 25% against 10% of those sent. But more people are interested in A.',
  });
});

it('counts no more answers than there were messages', () => {
  expect(said(voice(1, 3), voice(1, 0)).verdict).toBe('early');
});
