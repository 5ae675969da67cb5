import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'password',
  '12345678',
  'Password1',
  'qwerty123',
  'letmein123',
  'aaaaaaaa',
  'abcABCabc',
  '........',
])('%j is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'correct-horse-1',
  'correct horse 9',
  'brand-new-1',
  'opener-demo-1',
  'long enough',
  'horse-horses',
])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
