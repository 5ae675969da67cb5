import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 0, ''],
  ['a', 1, 'Weak'],
  ['aB', 2, 'Fair'],
  ['aaaaaaaa', 2, 'Fair'],
  ['aB1', 3, 'Good'],
  ['aB1!', 4, 'Strong'],
  ['aaaaBB11', 4, 'Strong'],
  ['aaaaBB1!', 5, 'Very Strong'],
  ['ÄÖüß 123', 5, 'Very Strong'],
])('%j meets %i criteria: %s', (password, score, label) => {
  expect(passwordStrength(password)).toEqual({ score, label });
});
