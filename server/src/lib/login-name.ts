import { normalizeUsername, usernamePattern } from '@opener/contract/username';

/** The username, if the login is definitely one: a mail address or a phone number can open the same account. */
export function usernameTyped(login: string): string | undefined {
  const name = normalizeUsername(login);
  return usernamePattern.test(name) && /[a-z]/.test(name) ? name : undefined;
}
