// What a refused login says, and which action it offers.
import { accountErrors } from '@opener/contract/account';
import { commonErrors } from '@opener/contract/errors';

export type LoginProblem =
  | { kind: 'unverified' }
  | { kind: 'text'; text: string }
  | { kind: 'offer-signup'; text: string };

export function loginProblem(detail: string | undefined): LoginProblem {
  if (detail === accountErrors.unverified) return { kind: 'unverified' };
  if (detail === accountErrors.badCredentials) {
    return text('Invalid email or password. Please check your credentials and try again.');
  }
  if (detail?.includes('email')) return text('Invalid email address. Please check and try again.');
  if (detail?.includes('User not found')) {
    return { kind: 'offer-signup', text: 'No account found with this email. Try signing up instead?' };
  }
  return text(detail || commonErrors.generic);
}

function text(sentence: string): LoginProblem {
  return { kind: 'text', text: sentence };
}
