import { expect, it } from 'vitest';
import { isPrintable, toPrintable } from './printable.ts';

it.each(['caf\u00e9 👩‍🎨\tand\nmore\r\nlines', ''])('keeps %j', (text) => {
  expect(isPrintable(text)).toBe(true);
  expect(toPrintable(text)).toBe(text);
});

it.each(['caf\u0000e9', 'a\u0007b', 'a\u001bb', 'a\u0085b', 'a\rb', 'a\ud83db', 'a\udc69b'])(
  'puts a space into %j',
  (text) => {
    expect(isPrintable(text)).toBe(false);
    expect(toPrintable(text)).toMatch(/^(?:caf e9|a b)$/);
  },
);
