// What a refused signup says, and whether to offer signing in instead.
import { commonErrors } from '@opener/contract/errors';

export type SignupProblem = { text: string; offerLogin: boolean };

export function signupProblem(detail: string | undefined): SignupProblem {
  const has = (part: string) => detail?.includes(part) ?? false;
  if (has('already exists') || has('User already registered')) {
    return { text: 'An account with this email already exists. Try signing in instead.', offerLogin: true };
  }
  if (has('email')) return plain('Please enter a valid email address.');
  if (has('password')) return plain("Password doesn't meet requirements. Please try a stronger password.");
  if (has('name')) return plain('Please enter a valid name.');
  return plain(detail || commonErrors.generic);
}

function plain(text: string): SignupProblem {
  return { text, offerLogin: false };
}
