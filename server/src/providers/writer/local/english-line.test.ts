import { expect, it } from 'vitest';
import { mentionLine } from './english-line.ts';

it.each([
  ['We bake rye loaves', 'biography', 'saw that you bake rye loaves'],
  [
    'I finally finished my third book and I cannot stop smiling',
    'recentPost',
    'saw that you finally finished your third book',
  ],
  ['Barber since 2009', 'biography', 'saw that you’ve been a barber since 2009'],
  [
    'wedding & portrait photographer based in Kent',
    'biography',
    'saw that you’re a wedding & portrait photographer based in Kent',
  ],
  ['Teaching yoga since 2012', 'biography', 'saw you’ve been teaching yoga since 2012'],
  ['Wheel classes in Porto, 8 seats', 'biography', 'saw your wheel classes in Porto'],
  [
    'Finished the last commission of the year',
    'recentPost',
    'saw you finished the last commission of the year',
  ],
  ['Our oven is down until Tuesday', 'recentPost', 'saw that your oven is down until Tuesday'],
  ['Sourdough workshop this Sunday', 'recentPost', 'saw your post about the sourdough workshop this Sunday'],
] as const)('%j', (line, field, said) => {
  expect(mentionLine(line, field)).toBe(said);
});

it.each(['The best coffee in town', 'Slow mornings', '12 years of cakes'])(
  'cannot tell %j of a bio',
  (line) => {
    expect(mentionLine(line, 'biography')).toBeUndefined();
  },
);
