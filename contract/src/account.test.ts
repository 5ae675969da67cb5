import { expect, it } from 'vitest';
import { Email } from './account.ts';

it.each(['ann@example.com', "o'neil+news@mail.example.co.uk", 'A.B@EXAMPLE.COM', 'x@1-2.io'])(
  '%s is an address',
  (text) => {
    expect(Email.parse(` ${text} `)).toBe(text);
  },
);

it.each([
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'a b@example.com',
  'ann@@example.com',
  'Ann <ann@example.com>',
  'ann@example.com,bob@example.com',
  'boss@gmaİl.example',
  'böss@example.com',
  'ann@münchen.example',
  'аnn@example.com',
  'ann@exa\u200bmple.com',
])('%j is not an address', (text) => {
  expect(Email.safeParse(text).error?.issues[0]?.message).toBe('That email looks off — try again?');
});
