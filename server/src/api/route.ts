// Turns a call of the contract into a route: authenticate, validate, act, present. Routes make no decisions.
import { Readable } from 'node:stream';
import type { Answer, Call, Parsed } from '@opener/contract/call';
import { commonErrors } from '@opener/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import * as core from 'zod/v4/core';
import type { Session } from '../features/account/find-session.ts';
import { AppError } from '../lib/errors.ts';
import { compileAnswer } from './compile-answer.ts';
import { addressGroup } from './rate-limit.ts';

export type RouteInput<C extends Call> = {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  session: C['auth'] extends 'session' ? Session : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A long list is sent in batches, each parsed and written as it is read. */
type Batches<T> = T extends readonly (infer Item)[] ? AsyncIterable<Item[]> : never;

/** Only an answer that the contract does not describe, such as a file, may be sent by the route itself. */
type RouteAnswer<C extends Call> =
  | Answer<C>
  | (C extends { tagged: true } ? typeof unchanged : never)
  | (C extends { answer: z.ZodMiniType } ? Batches<Answer<C>> : FastifyReply);

/** The caller already has this answer (If-None-Match). */
export const unchanged = Symbol('304');

export type RouteOptions = {
  before?: (request: FastifyRequest) => Promise<void>;
  /** For long bodies: checked before the body is read. */
  beforeReading?: (request: FastifyRequest) => Promise<void>;
  /** Mostly waits and is limited by its own places, so it doesn't take a turn. */
  waits?: boolean;
  /** Hashes a password, which is slow: calls from one address take turns. */
  hashes?: boolean;
};

/** In bytes. Several times the longest form, a voice, even with every letter escaped in JSON. */
const formMax = 128 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    auth?: Call['auth'];
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}

export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  act: (input: RouteInput<C>) => Promise<RouteAnswer<C>>,
  options: RouteOptions = {},
): void {
  const write = call.answer && writer(call.answer);
  const writeItem = call.answer instanceof z.ZodMiniArray ? writer(call.answer.def.element) : undefined;
  app.route({
    method: call.method,
    url: call.path,
    config: { auth: call.auth },
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
    },
    ...(call.body && { bodyLimit: call.bodyMax ?? formMax }),
    ...(options.beforeReading && { preParsing: options.beforeReading }),
    ...(options.before && { preHandler: options.before }),
    handler: async (request, reply) => {
      const { params, query, body, session } = request;
      reply.status(call.status);
      const work = () => act({ params, query, body, session, request, reply } as RouteInput<C>);
      const answer: unknown = await inTurn(request, options, work);
      if (answer === unchanged) return reply.status(304).send();
      if (!write) return answer;
      // Parsed here and not by Fastify, which sends texts, streams and other statuses as they are.
      reply.type('application/json; charset=utf-8');
      if (!isBatches(answer)) return reply.send(write(answer));
      if (!writeItem) throw new Error(`${call.name} does not answer a list, so it cannot be streamed`);
      return reply.send(Readable.from(writeArray(answer, writeItem)));
    },
  });
}

/** Sets the ETag and returns whether the caller already has this answer. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', `"${tag}"`);
  // A compressing proxy makes a tag weak.
  return request.headers['if-none-match']?.replace(/^W\//, '') === `"${tag}"`;
}

function inTurn<T>(request: FastifyRequest, options: RouteOptions, work: () => Promise<T>): Promise<T> {
  const { turns, passwordTurns } = request.server;
  if (options.hashes && passwordTurns) return passwordTurns(addressGroup(request.ip), work);
  return turns && request.session && !options.waits ? turns(request.session.user.id, work) : work();
}

/** Input is parsed by the contract's schema; the first error is returned. */
export function speakZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (data) => {
    const { value, fault } = parseInput(schema, data ?? {});
    if (fault === undefined && !isStorable(value))
      return { error: new AppError('invalid', 'unstorable', commonErrors.unstorable) };
    if (fault === undefined) return { value };
    // An id that is not a UUID is answered like one that doesn't exist.
    if (httpPart === 'params')
      return { error: new AppError('not_found', 'no_such_path', commonErrors.notFound) };
    return { error: new AppError('invalid', 'invalid_input', fault) };
  });
}

/** Only the first error is described: a list can have thousands, and formatting all of them is slow. */
function parseInput(schema: z.ZodMiniType, data: unknown): { value: unknown; fault?: string } {
  const context = { async: false, error: inPlainWords } as const;
  const parsed = schema._zod.run({ value: data, issues: [] }, context);
  if (parsed instanceof Promise) throw new core.$ZodAsyncError();
  const [first] = parsed.issues;
  return first === undefined
    ? { value: parsed.value }
    : { value: undefined, fault: core.util.finalizeIssue(first, context, core.config()).message };
}

/** For errors without a sentence in the contract, which no ordinary client causes. */
function inPlainWords({ path = [] }: core.$ZodRawIssue): string {
  const [field] = path;
  return field === undefined ? commonErrors.notAnObject : `Please check the field “${String(field)}”.`;
}

/** PostgreSQL can store neither NUL characters nor lone surrogates. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Cs}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}

/** Parsing the answer drops every field that the contract does not name. */
function writer(schema: core.$ZodType): (value: unknown) => string {
  const compiled = compileAnswer(schema);
  return (value) => JSON.stringify(core.parse(compiled, value));
}

function isBatches(answer: unknown): answer is AsyncIterable<unknown[]> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

async function* writeArray(batches: AsyncIterable<unknown[]>, writeItem: (item: unknown) => string) {
  let separator = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + batch.map(writeItem).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

type RawHeaders = FastifyRequest['headers'];

/** For webhooks, whose signatures cover the raw bytes. */
export async function rawBodyRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  act: (rawBody: Buffer, headers: RawHeaders) => Promise<Answer<C>>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    route(scope, call, async ({ request }) =>
      act(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.headers),
    );
  });
}
