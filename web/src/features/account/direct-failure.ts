// Error messages of the password reset; a network failure has its own.
import { commonErrors } from '@opener/contract/errors';
import { ApiError } from '../../lib/api.ts';

export function directFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.status === 0 ? commonErrors.network : (error.detail ?? otherwise);
}
