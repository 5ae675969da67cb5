import { describe, expect, it } from 'vitest';
import { startKeys } from './start-keys.ts';

const separator = String.raw`[ ,.=-]`;
const keys = (source: string) => startKeys(source, separator).toSorted();

describe('the keys of a pattern', () => {
  it.each([
    ['kiln', ['kil']],
    ['no', ['no ']],
    ['(?:ab|cde|f)', ['ab ', 'cde', 'f ']],
    ['(?:my|our) cat', ['my ', 'our']],
    [`no${separator}{0,5}(?:dm|ad)`, ['no ', 'noa', 'nod']],
    ['(?:the )?cat', ['cat', 'the']],
    ['d ?ms?', ['d ', 'dm ', 'dms']],
    ['col+ab', ['col']],
    ['lo+k', ['lok', 'loo']],
    ['a{2,3}b', ['aaa', 'aab']],
    ['a{0}bcd', ['bcd']],
    ['[ab]x[1-3]', ['ax1', 'ax2', 'ax3', 'bx1', 'bx2', 'bx3']],
    [String.raw`4\d`, Array.from({ length: 10 }, (_, digit) => `4${digit} `)],
    [String.raw`a\+b`, ['a+b']],
    [String.raw`a\-b`, ['a ']],
    ['(?!x)cat', ['cat']],
    ['(?<=x)cat(?= y)', ['cat']],
    ['^cat$', ['cat']],
    ['a|bc', ['a ', 'bc ']],
  ])('%s', (source, expected) => {
    expect(keys(source)).toEqual(expected);
  });

  it.each([
    ['a.', ['a']],
    ['a[^b]c', ['a']],
    ['a[a-z]c', ['a']],
    [String.raw`su\s(?:x|y)`, ['su']],
    [String.raw`a\w`, ['a']],
    [String.raw`\p{L}b`, ['']],
    ['[^a]{0,3}bcd', ['']],
  ])('%s may go on with anything', (source, expected) => {
    expect(keys(source)).toEqual(expected);
  });
});
