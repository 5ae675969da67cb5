// What may be logged about an error: its kind, code and message, without personal data. Other fields are dropped: a failed query carries
// its parameters, a database error the row, a vendor's client the whole request.
import { DrizzleQueryError } from 'drizzle-orm';

export type DescribedError = {
  type: string;
  message: string;
  code?: string;
  query?: string;
  stack?: string;
  cause?: DescribedError;
};

/** Deeper causes add nothing. */
const deepest = 3;

export function describeError(error: unknown, depth = 1): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPeople(String(error)) };
  if (error instanceof DrizzleQueryError)
    return {
      ...describe(error.cause ?? new Error('unknown'), depth),
      type: 'FailedQuery',
      query: error.query,
    };
  return describe(error, depth);
}

function describe(error: Error & { code?: unknown }, depth: number): DescribedError {
  const { code, cause } = error;
  const type = error.constructor.name;
  const message = withoutPeople(error.message);
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /u.test(line)) ?? [];
  return {
    type,
    message,
    ...(typeof code === 'string' && { code }),
    ...(frames.length > 0 && { stack: [`${type}: ${message}`, ...frames].join('\n') }),
    ...(cause instanceof Error && depth < deepest && { cause: describeError(cause, depth + 1) }),
  };
}

/** Databases and parsers append the value that they could not read; many errors quote addresses. */
function withoutPeople(message: string): string {
  return message
    .replace(/(?<=: )".*"$|".*"(?=(?:\.{3})? is not valid JSON)/su, '"…"')
    .replaceAll(/[^\s<>()"',;:]+@[^\s<>()"',;]+/gu, '[address]');
}
