// Instagram usernames: how people type them, and which are valid.
import * as z from 'zod/mini';

export const usernameLimits = { usernameMax: 30 } as const;

export const usernameErrors = {
  username:
    'That cannot be an Instagram username. Use up to 30 letters, digits, underscores and single dots in between.',
} as const;

/** As people type it: with a leading @, capitals and spaces around. */
export function normalizeUsername(text: string): string {
  return text.trim().replace(/^@+/, '').toLowerCase();
}

/** Instagram's rules: no dot at the start, at the end or twice in a row. */
export const usernamePattern = /^(?!\.)(?!.*\.(?:\.|$))[a-z0-9._]{1,30}$/;

export const Username = z.pipe(
  z.pipe(z.string('Please enter at least one username'), z.transform(normalizeUsername)),
  z
    .string()
    .check(
      z.minLength(1, 'Please enter at least one username'),
      z.regex(usernamePattern, usernameErrors.username),
    ),
);

export const UsernameBody = z.object({ username: Username });
