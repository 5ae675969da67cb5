import type { AccountDeps } from './deps.ts';

/** Keyed with the email too, so that the table does not show which people share an address. */
export function hashAddress(
  { secrets }: Pick<AccountDeps, 'secrets'>,
  { email, address }: { email: string; address: string },
): string {
  return secrets.keyedHash(`sign-up-address:${email.toLowerCase()}`, address);
}
