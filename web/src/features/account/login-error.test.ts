import { expect, it } from 'vitest';
import { loginProblem } from './login-error.ts';

it.each([
  ['Please verify your email before logging in', { kind: 'unverified' }],
  [
    'Incorrect email or password',
    { kind: 'text', text: 'Invalid email or password. Please check your credentials and try again.' },
  ],
  ['The email is strange', { kind: 'text', text: 'Invalid email address. Please check and try again.' }],
  [
    'User not found',
    { kind: 'offer-signup', text: 'No account found with this email. Try signing up instead?' },
  ],
  [
    'User not found for this email',
    { kind: 'text', text: 'Invalid email address. Please check and try again.' },
  ],
  ['Too many tries.', { kind: 'text', text: 'Too many tries.' }],
  ['', { kind: 'text', text: 'Something went wrong. Please try again.' }],
  [undefined, { kind: 'text', text: 'Something went wrong. Please try again.' }],
])('a login refused with %j', (detail, problem) => {
  expect(loginProblem(detail)).toEqual(problem);
});
