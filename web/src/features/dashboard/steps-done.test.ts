import { expect, it } from 'vitest';
import { stepsDone } from './steps-done.ts';

const fresh = { credits: 10, total_earned: 10, total_used: 0 };

it.each([
  [
    'everything is still loading',
    { projects: undefined, credits: undefined, messages: undefined },
    undefined,
  ],
  ['nothing but a message is known', { projects: undefined, credits: undefined, messages: 1 }, 3],
  [
    'nothing but the credits is known, and one was used',
    { projects: undefined, credits: { ...fresh, total_used: 1 }, messages: undefined },
    3,
  ],
  [
    'nothing but the credits is known',
    { projects: undefined, credits: fresh, messages: undefined },
    undefined,
  ],
  ['the account is new', { projects: 0, credits: fresh, messages: 0 }, 0],
  ['there is a project', { projects: 1, credits: fresh, messages: 0 }, 1],
  ['a credit is reserved', { projects: 1, credits: { ...fresh, credits: 9 }, messages: 0 }, 2],
  ['a message is there', { projects: 1, credits: { ...fresh, credits: 9, total_used: 1 }, messages: 1 }, 3],
  [
    'messages were deleted',
    { projects: 0, credits: { ...fresh, credits: 9, total_used: 1 }, messages: 0 },
    3,
  ],
])('when %s', (_, known, done) => expect(stepsDone(known)).toBe(done));
