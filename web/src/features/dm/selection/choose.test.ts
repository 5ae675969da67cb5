import { expect, it } from 'vitest';
import { chooseAll, nothing, toggle, toggleRange } from './choose.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const start = nothing('list');
const ids = (choice: { ids: ReadonlySet<string> }) => [...choice.ids].toSorted().join('');

it('chooses one, and lets it go again', () => {
  const one = toggle(start, 'b');
  expect(ids(one)).toBe('b');
  expect(ids(toggle(one, 'b'))).toBe('');
});

it.each([
  ['d', 'bcd'],
  ['a', 'ab'],
  ['b', ''],
])('from the second to %s', (to, expected) => {
  expect(ids(toggleRange(toggle(start, 'b'), to, shown))).toBe(expected);
});

it('lets a whole range go, too', () => {
  const all = chooseAll(start, shown);
  expect(ids(toggleRange(toggle(toggle(all, 'b'), 'b'), 'd', shown))).toBe('ae');
});

it('a range that begins nowhere, or elsewhere, is one', () => {
  expect(ids(toggleRange(start, 'c', shown))).toBe('c');
  expect(ids(toggleRange(toggle(start, 'gone'), 'c', shown))).toBe('cgone');
});
