import { expect, it } from 'vitest';
import { signupProblem } from './signup-error.ts';

const exists = 'An account with this email already exists. Try signing in instead.';

it.each([
  ['An account with this email already exists', exists, true],
  ['User already registered', exists, true],
  ['The email is strange', 'Please enter a valid email address.', false],
  ['The password is weak', "Password doesn't meet requirements. Please try a stronger password.", false],
  ['The name is odd', 'Please enter a valid name.', false],
  ['The email and password are odd', 'Please enter a valid email address.', false],
  ['Too many tries.', 'Too many tries.', false],
  ['', 'Something went wrong. Please try again.', false],
  [undefined, 'Something went wrong. Please try again.', false],
])('a signup refused with %j', (detail, text, offerLogin) => {
  expect(signupProblem(detail)).toEqual({ text, offerLogin });
});
