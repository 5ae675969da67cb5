import { expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

it('asks once for the same text, also the empty one', () => {
  const find = vi.fn((text: string) => text.length);
  const length = remember(3, find);
  expect(['', 'one', '', 'one', 'four'].map(length)).toEqual([0, 3, 0, 3, 4]);
  expect(find.mock.calls).toEqual([[''], ['one'], ['four']]);
});

it('keeps no more than its limit, and forgets the oldest first', () => {
  const find = vi.fn((text: string) => text.length);
  const length = remember(2, find);
  for (const text of ['a', 'b', 'c', 'c', 'b', 'a']) length(text);
  expect(find.mock.calls).toEqual([['a'], ['b'], ['c'], ['a']]);
});
