// The one family of errors that a person may see. Everything else is logged whole and shown as a generic sentence.
export type ErrorKind =
  | 'bad_request'
  | 'invalid'
  | 'unauthenticated'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'too_many'
  | 'upstream'
  | 'busy'
  | 'slow';

export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly kind: ErrorKind,
    /** Stable, for logs and tests. */
    readonly id: string,
    /** One plain sentence for the person. */
    readonly detail: string,
    readonly retryAfterSeconds?: number,
    /** More that the caller needs to go on, beside `detail`. */
    readonly extra?: Record<string, unknown>,
  ) {
    super(`${id}: ${detail}`);
  }
}
