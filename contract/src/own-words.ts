// Refuses passwords that contain the user's own email or name, which are guessed first.
import { accountErrors } from './account.ts';

type Person = { email: string; name: string };

/** Returns the problem, if any. Case, punctuation and digits around the words are ignored. */
export function ownWordsFault(password: string, { email, name }: Person): string | undefined {
  const core = coreOf(password);
  if (core === '') return undefined;
  const [local = ''] = email.split('@');
  const [mailbox = ''] = local.split('+');
  if ([email, local, mailbox].some((text) => coreOf(text) === core)) return accountErrors.passwordIsEmail;
  const words = name.split(/\s+/);
  const names = [name, words.toReversed().join(''), ...words];
  if (names.some((text) => coreOf(text) === core)) return accountErrors.passwordIsName;
  return undefined;
}

function coreOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/^\p{N}+|\p{N}+$/gu, '');
}
