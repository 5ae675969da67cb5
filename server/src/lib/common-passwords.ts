// Passwords that lists of guesses begin with.
import { dictionary } from '@zxcvbn-ts/language-common';

let common: Set<string> | undefined;

/** The list leaves these out. */
const repeated = /^(.{1,4})\1+$/u;

/** Capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const lower = password.toLowerCase();
  return repeated.test(lower) || common.has(lower);
}
