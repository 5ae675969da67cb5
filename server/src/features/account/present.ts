// How a login looks on the wire, also one that needs a code first.
import type { LoginAnswer } from '@opener/contract/account';
import { AppError } from '../../lib/errors.ts';
import { type LoggedIn, Unverified } from './log-in.ts';

export function presentLogin({ token, user }: LoggedIn): LoginAnswer {
  return { access_token: token, token_type: 'bearer', user };
}

/** Names the sign-up that the password belongs to, so that the next code is for that one. */
export function presentLoginError(error: unknown): never {
  if (!(error instanceof Unverified)) throw error;
  throw new AppError(error.kind, error.id, error.detail, undefined, { signup_id: error.signUpId });
}
