import { expect, it } from 'vitest';
import { likeYours } from './like-yours.ts';

it.each([
  ['We make booking software for studios: classes', 'yoga studio', 'for studios like yours: classes'],
  [
    'Insurance for coaches, yoga teachers and therapists, also outdoors',
    'coaching',
    'for coaches, yoga teachers and therapists like you, also outdoors',
  ],
  [
    'We sell flour to bakeries and restaurant kitchens.',
    'bakery',
    'bakeries and restaurant kitchens like yours.',
  ],
  ['Beans for cafés, roasted on Mondays', 'café', 'for cafés like yours, roasted on Mondays'],
  ['Boards for furniture makers and architects.', 'furniture', 'furniture makers and architects like you.'],
])('%s to somebody with %s', (product, trade, said) => {
  expect(likeYours(product, trade, 'en', (text) => text)).toContain(said);
});

it('says nothing of those whom the product does not name', () => {
  expect(likeYours('We sell flour to bakeries.', 'yoga studio', 'en', (text) => text)).toBe(
    'We sell flour to bakeries.',
  );
});
