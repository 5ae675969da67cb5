import { expect, it } from 'vitest';
import { countCharacters, hasAtMost } from './text.ts';

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

it.each([
  ['é'.repeat(5000), 5000],
  ['👩‍👩‍👧‍👦'.repeat(300), 300],
  [`${'a'.repeat(511)}👩‍👩‍👧‍👦b`, 513],
  [`${'a'.repeat(500)}${'🇩🇪'.repeat(20)}`, 520],
])('a long text is counted right across its slices', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('a limit counts characters, and rejects one that hides a long text', () => {
  expect(hasAtMost(3, '👩‍👩‍👧‍👦👍🏽a')).toBe(true);
  expect(hasAtMost(2, '👩‍👩‍👧‍👦👍🏽a')).toBe(false);
  expect(hasAtMost(100, `a${'\u0301'.repeat(450_000)}`)).toBe(false);
});

// Counting these in one piece would exceed the test's time limit.
it('a limit is checked however long the text is', () => {
  expect(hasAtMost(1000, 'é'.repeat(500_000))).toBe(false);
  expect(hasAtMost(1000, 'é'.repeat(16_000))).toBe(false);
  expect(hasAtMost(1000, '👨\u200d'.repeat(5_000))).toBe(false);
  expect(hasAtMost(1000, '🇳🇴'.repeat(1_000))).toBe(true);
});

it('a limit rejects characters that expand to a long text, and accepts those people write', () => {
  expect(hasAtMost(1000, 'ﷺ'.repeat(1000))).toBe(false);
  expect(hasAtMost(1000, '½'.repeat(1000))).toBe(true);
  expect(hasAtMost(60, 'ﷺ … ™ №')).toBe(true);
});
