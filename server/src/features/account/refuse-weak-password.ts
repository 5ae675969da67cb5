import { accountErrors } from '@opener/contract/account';
import { ownWordsFault } from '@opener/contract/own-words';
import { isCommonPassword } from '../../lib/common-passwords.ts';
import { AppError } from '../../lib/errors.ts';

/** Refuses passwords that an attacker would try first. */
export function refuseWeakPassword(password: string, person: { email: string; name: string }): void {
  const fault =
    ownWordsFault(password, person) ??
    (isCommonPassword(password) ? accountErrors.commonPassword : undefined);
  if (fault) throw new AppError('invalid', 'weak_password', fault);
}
