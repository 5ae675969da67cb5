import { expect, test } from 'vitest';
import { cellLimit, cleanText, fitCell } from './safe-text.ts';

test.each([
  ['line ends become one kind', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['control characters go, tab stays', 'a\u0000b\u0007c\u001Bd\u007Fe\u0085f\tg', 'abcdef\tg'],
  ['forbidden code points go', 'a\uFFFEb\uFFFFc', 'abc'],
  ['half characters go, whole ones stay', 'a\uD83Db\uDE00c😀', 'abc😀'],
  ['joined emoji and right-to-left text stay', '👩‍👩‍👧 שלום مرحبا', '👩‍👩‍👧 שלום مرحبا'],
])('%s', (_what, text, clean) => expect(cleanText(text)).toBe(clean));

test('a text that is too long is cut, never through a character', () => {
  expect(fitCell('a'.repeat(40_000))).toBe('a'.repeat(cellLimit));
  expect(fitCell(`${'a'.repeat(cellLimit - 1)}😀`)).toBe('a'.repeat(cellLimit - 1));
  expect(fitCell('a'.repeat(cellLimit))).toHaveLength(cellLimit);
});
