// The only errors that users see. Everything else is logged in full and shown as a generic sentence.
export type ErrorKind =
  | 'bad_request'
  | 'invalid'
  | 'unauthenticated'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
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
    /** One plain sentence for the user. */
    readonly detail: string,
    readonly retryAfterSeconds?: number,
    /** More that the client needs, next to `detail`. */
    readonly extra?: Record<string, unknown>,
  ) {
    super(`${id}: ${detail}`);
  }
}
