import { expect, it } from 'vitest';
import { price } from './price.ts';

it('prices have two decimals', () => {
  expect([1900, 6900, 119_000, 5].map((amount) => price(amount))).toEqual([
    '$19.00',
    '$69.00',
    '$1,190.00',
    '$0.05',
  ]);
  expect(price(1900, 'eur')).toBe('€19.00');
});
