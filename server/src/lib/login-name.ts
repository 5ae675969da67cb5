import { normalizeUsername, usernamePattern } from '@opener/contract/username';

/** The username, if what somebody typed to log in is surely one: a mail address or a phone number opens the same account. */
export function usernameTyped(login: string): string | undefined {
  const name = normalizeUsername(login);
  return usernamePattern.test(name) && /[a-z]/.test(name) ? name : undefined;
}
