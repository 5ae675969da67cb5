import { expect, it } from 'vitest';
import { countCharacters } from './text.ts';

it.each([
  ['', 0],
  ['plain', 5],
  ['👩‍👩‍👧‍👦', 1],
  ['🇩🇪🇫🇷', 2],
  ['é', 1],
  ['e\u0301', 1],
  ['שלום', 4],
  ['a\nb', 3],
  ['👍🏽 ok', 4],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
