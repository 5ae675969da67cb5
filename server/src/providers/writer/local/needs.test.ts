import { expect, it } from 'vitest';
import { needsOfProduct } from './needs.ts';

it('puts what a product names first, first', () => {
  expect(needsOfProduct('Product photography by post, with pictures for your online shop')[0]).toBe(
    'pictures',
  );
});

it('does not take those it is for for what it is', () => {
  expect(needsOfProduct('One-page websites for writers, musicians and photographers, with dates')).toEqual([
    'web',
  ]);
});
