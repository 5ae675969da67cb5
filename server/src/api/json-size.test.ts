import { expect, it } from 'vitest';
import { hasMoreValues } from './json-size.ts';

it.each([
  ['{"usernames":["a","b","c"]}', 5],
  [String.raw`{"text":"[[[,,,{{{ \\\" ,,, \\\\","more":1}`, 3],
  ['[[[[]]]]', 5],
  ['"no end [[[', 1],
])('%s has no more than %i', (json, count) => {
  expect(hasMoreValues(json, count)).toBe(false);
  expect(hasMoreValues(json, count - 1)).toBe(true);
});
