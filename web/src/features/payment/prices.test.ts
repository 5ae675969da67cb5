import { describe, expect, it } from 'vitest';
import { pricePerMessage, savingPercent, smallest } from './prices.ts';

const starter = { amount: 1900, messages: 100 };
const growth = { amount: 6900, messages: 500 };
const pro = { amount: 11900, messages: 1000 };

it('prices per message have three', () => {
  expect([starter, growth, pro].map(pricePerMessage)).toEqual(['$0.190', '$0.138', '$0.119']);
});

it('the smallest pack is the one with the fewest messages', () => {
  expect(smallest([growth, starter, pro])).toBe(starter);
  expect(smallest([])).toBeUndefined();
});

describe('the saving', () => {
  it.each([
    [starter, 0],
    [growth, 27],
    [pro, 37],
    // Exactly 10 %, which floating point division would make 9.
    [{ amount: 1710, messages: 100 }, 10],
    // More expensive than the smallest pack.
    [{ amount: 2500, messages: 100 }, 0],
  ])('of %j is %i percent', (plan, percent) => {
    expect(savingPercent(plan, starter)).toBe(percent);
  });

  it('against a free pack is none', () => {
    expect(savingPercent(growth, { amount: 0, messages: 100 })).toBe(0);
  });
});
