import { expect, it } from 'vitest';
import { usernameTyped } from './login-name.ts';

it.each([
  ['@Mira.Kilns ', 'mira.kilns'],
  ['mira_22', 'mira_22'],
  ['mira@example.com', undefined],
  ['491511917940', undefined],
  ['+49 151 1917940', undefined],
])('%j names %j', (login, name) => {
  expect(usernameTyped(login)).toBe(name);
});
