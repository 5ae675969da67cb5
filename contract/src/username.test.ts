import { expect, it } from 'vitest';
import { Username } from './username.ts';

it.each([
  ['@Mira.Kilns ', 'mira.kilns'],
  ['a', 'a'],
  ['_x_', '_x_'],
  ['9.lives', '9.lives'],
  ['x'.repeat(30), 'x'.repeat(30)],
])('%j is %j', (typed, username) => {
  expect(Username.parse(typed)).toBe(username);
});

it.each(['.mira', 'mira.', 'mi..ra', 'mi ra', 'mira-kilns', 'müra', '', 'x'.repeat(31)])(
  '%j cannot exist',
  (typed) => {
    expect(Username.safeParse(typed).success).toBe(false);
  },
);
