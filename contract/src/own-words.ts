// A password that is the person's own email or name is the first one that anybody would guess.
import { accountErrors } from './account.ts';

type Person = { email: string; name: string };

/** Says what is wrong, if anything: upper case, punctuation and digits around the words make no difference. */
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
