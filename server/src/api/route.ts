// Turns a call of the contract into a route: authenticate, validate, act, present. Routes hold no decisions of their own.
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

/** A long list is answered in batches, each parsed and written as it comes. */
type Batches<T> = T extends readonly (infer Item)[] ? AsyncIterable<Item[]> : never;

/** Only an answer that the contract does not describe, such as a file, may be sent by the route itself. */
type RouteAnswer<C extends Call> =
  | Answer<C>
  | (C extends { tagged: true } ? typeof unchanged : never)
  | (C extends { answer: z.ZodMiniType } ? Batches<Answer<C>> : FastifyReply);

/** The caller holds this answer already, as its If-None-Match says. */
export const unchanged = Symbol('304');

export type RouteOptions = {
  before?: (request: FastifyRequest) => Promise<void>;
  /** For long bodies: before the body is even read. */
  beforeReading?: (request: FastifyRequest) => Promise<void>;
  /** Waits for others most of the time, and is bounded by its own places, so it takes no turn. */
  waits?: boolean;
  /** Hashes a password, which is slow: those who call from one address take turns. */
  hashes?: boolean;
};

/** In bytes. The longest form, a voice, fits several times, also in letters that JSON may escape. */
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
  const writeItem = call.answer instanceof z.ZodMiniArray ? writer(call.answer.def.element) : undefined;
  app.route({
    method: call.method,
    url: call.path,
    config: { auth: call.auth },
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(call.answer && { response: responses(call, call.answer) }),
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
      if (!writeItem || !isBatches(answer)) return answer;
      return reply.type('application/json; charset=utf-8').send(Readable.from(writeArray(answer, writeItem)));
    },
  });
}

/** Tags the answer, and says whether the caller has the one with this tag. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', `"${tag}"`);
  // A proxy that compresses makes a tag weak.
  return request.headers['if-none-match']?.replace(/^W\//, '') === `"${tag}"`;
}

function inTurn<T>(request: FastifyRequest, options: RouteOptions, work: () => Promise<T>): Promise<T> {
  const { turns, passwordTurns } = request.server;
  if (options.hashes && passwordTurns) return passwordTurns(addressGroup(request.ip), work);
  return turns && request.session && !options.waits ? turns(request.session.user.id, work) : work();
}

function responses(call: Call, answer: z.ZodMiniType) {
  return { [call.status]: answer, ...(call.otherStatus && { [call.otherStatus]: answer }) };
}

/** Input is parsed by the contract's schema; the first fault is the answer. */
export function speakZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (data) => {
    const { value, fault } = parseInput(schema, data ?? {});
    if (fault === undefined && !isStorable(value))
      return { error: new AppError('invalid', 'unstorable', commonErrors.unstorable) };
    if (fault === undefined) return { value };
    // An id that could not exist is simply not there.
    if (httpPart === 'params')
      return { error: new AppError('not_found', 'no_such_path', commonErrors.notFound) };
    return { error: new AppError('invalid', 'invalid_input', fault) };
  });
  // Parsing the answer drops whatever the contract does not name, so nothing leaks by accident.
  app.setSerializerCompiler<z.ZodMiniType>(({ schema }) => writer(schema));
}

/** Only the first fault is put into words: a list can have thousands of them, and writing them all down takes long. */
function parseInput(schema: z.ZodMiniType, data: unknown): { value: unknown; fault?: string } {
  const context = { async: false, error: inPlainWords } as const;
  const parsed = schema._zod.run({ value: data, issues: [] }, context);
  if (parsed instanceof Promise) throw new core.$ZodAsyncError();
  const [first] = parsed.issues;
  return first === undefined
    ? { value: parsed.value }
    : { value: undefined, fault: core.util.finalizeIssue(first, context, core.config()).message };
}

/** For faults that the contract has no sentence of its own for: nobody who uses the product as it is meant makes them. */
function inPlainWords({ path = [] }: core.$ZodRawIssue): string {
  const [field] = path;
  return field === undefined ? commonErrors.notAnObject : `Please check the field “${String(field)}”.`;
}

/** PostgreSQL holds neither NUL characters nor halves of surrogate pairs. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Cs}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}

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

/** For webhooks: signatures are over the bytes as they came. */
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
