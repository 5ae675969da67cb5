import { describe, expect, it } from 'vitest';
import { createDice } from './dice.ts';

describe('dice', () => {
  it('falls the same way for the same seed, another way for another', () => {
    const throwTen = (seed: string) => {
      const dice = createDice(seed);
      return Array.from({ length: 10 }, () => dice.below(1_000));
    };
    expect(throwTen('ann')).toEqual(throwTen('ann'));
    expect(throwTen('ann')).not.toEqual(throwTen('anne'));
  });

  it('spreads evenly, also over seeds that differ in one letter', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i++) {
      const side = createDice(`seed ${i}`).below(10);
      counts[side] = (counts[side] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1_150);
  });

  it('keeps to its bounds and loses nothing in a shuffle', () => {
    const dice = createDice('bounds');
    for (let i = 0; i < 1_000; i++) {
      expect([3, 4, 5]).toContain(dice.between(3, 5));
      const wide = dice.spread(10, 10_000);
      expect(wide).toBeGreaterThanOrEqual(10);
      expect(wide).toBeLessThanOrEqual(10_000);
    }
    expect(new Set(dice.shuffle([1, 2, 3, 4]))).toEqual(new Set([1, 2, 3, 4]));
    expect(() => dice.pick([])).toThrow(RangeError);
  });
});
