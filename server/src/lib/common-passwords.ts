// The passwords that guessing starts with.
import { dictionary } from '@zxcvbn-ts/language-common';

let common: Set<string> | undefined;

/** Missing in the list. */
const repeated = /^(.{1,4})\1+$/u;

/** Case is ignored. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const lower = password.toLowerCase();
  return repeated.test(lower) || common.has(lower);
}
