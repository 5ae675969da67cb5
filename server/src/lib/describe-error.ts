// What may be said of an error in a log or a queue. A failed query carries its parameters in its own message: hashes, addresses, texts.
import { DrizzleQueryError } from 'drizzle-orm';
import { stdSerializers } from 'pino';

export type DescribedError = { type: string; message: string; code?: string; query?: string; stack?: string };

export function describeError(error: Error): DescribedError {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  const cause: Error & { code?: string } = error.cause ?? new Error('unknown');
  return {
    type: 'FailedQuery',
    message: cause.message,
    ...(cause.code && { code: cause.code }),
    query: error.query,
    ...(cause.stack && { stack: cause.stack }),
  };
}
