// The only place that turns errors into HTTP answers. Every answer is `{ detail }`; unexpected errors are logged in full and shown as a
// generic sentence.
import { ErrorAnswer } from '@opener/contract/error-answer';
import { commonErrors } from '@opener/contract/errors';
import { messageErrors } from '@opener/contract/message';
import { projectErrors } from '@opener/contract/project';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseAway } from '../db/is-away.ts';
import { AppError, type ErrorKind } from '../lib/errors.ts';

const statusOf: Record<ErrorKind, number> = {
  bad_request: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  too_many: 429,
  upstream: 502,
  busy: 503,
  slow: 504,
};

/** What Fastify itself refuses, in plain words. */
const frameworkSentences: Record<number, string> = {
  400: commonErrors.malformed,
  404: commonErrors.notFound,
  413: commonErrors.tooLarge,
  415: commonErrors.unsupportedType,
};

/** When the parent of a new row has been deleted. */
const goneSentences: Partial<Record<string, string>> = {
  projects: projectErrors.notFound,
  messages: messageErrors.messageNotFound,
};

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) {
      if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
      return answer(reply, statusOf[error.kind], error.detail, error.extra);
    }
    if (isUnstorable(error)) return answer(reply, 422, commonErrors.unstorable);
    const gone = goneParent(error);
    if (gone === 'users') return answer(reply, 401, commonErrors.signedOut);
    if (gone !== undefined) return answer(reply, 404, goneSentences[gone] ?? commonErrors.notFound);
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database did not answer');
      return answer(reply.header('retry-after', 5), 503, commonErrors.busy);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return answer(reply, status, frameworkSentences[status] ?? commonErrors.malformed);
    request.log.error({ err: error }, 'a request failed');
    return answer(reply, 500, commonErrors.generic);
  });
}

export function answer(
  reply: FastifyReply,
  status: number,
  detail: string,
  extra: Record<string, unknown> = {},
) {
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(ErrorAnswer.parse({ detail, ...extra }));
}

/** A malformed URL reaches no hook, so this answer sets its headers itself. */
export function answerBadAddress(error: FastifyError, reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'").header('x-content-type-options', 'nosniff');
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  void answer(reply, isTooLong ? 404 : 400, isTooLong ? commonErrors.notFound : commonErrors.badAddress);
}

/** Text that PostgreSQL cannot store, such as a NUL character, is a fault of the caller. */
function isUnstorable(error: Error): boolean {
  const { code } = faultOf(error);
  return code === '22021' || code === '22P05';
}

/** The table of the parent row that was deleted while the request was running. */
function goneParent(error: Error): string | undefined {
  const { code, constraint = '' } = faultOf(error);
  return code === '23503' ? (/_id_([a-z]+)_id_fk$/u.exec(constraint)?.[1] ?? '') : undefined;
}

/** The PostgreSQL error of a failed query. */
function faultOf(error: Error): { code?: string; constraint?: string } {
  const cause: Error & { code?: string; constraint?: string } =
    error.cause instanceof Error ? error.cause : error;
  return error instanceof DrizzleQueryError ? cause : {};
}
