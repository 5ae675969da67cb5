// How long a connection may stay silent, and the answer to bytes that are not a request.
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { commonErrors } from '@opener/contract/errors';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { AppError } from '../lib/errors.ts';

export type Patience = {
  /** For the headers of a request, counted from the start of the connection. */
  headersMs: number;
  /** For a whole request. Its answer may take longer. */
  requestMs: number;
  /** Between two requests, and for reading a finished answer. */
  idleMs: number;
  checkEveryMs: number;
};

/** Together with the interval between checks, silence lasts a minute at most. */
export const usualPatience: Patience = {
  headersMs: 30_000,
  requestMs: 55_000,
  idleMs: 55_000,
  checkEveryMs: 5_000,
};

/** Answers in progress on a connection, and an answer that was sent before its request was complete. */
type Answering = WeakMap<Duplex, Set<ServerResponse>>;

export function connectionOptions({ headersMs, requestMs, idleMs, checkEveryMs }: Patience) {
  const answering: Answering = new WeakMap();
  const options = {
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs, requireHostHeader: false },
    clientErrorHandler: (error: ClientError, socket: Duplex) => answerUnreadable(error, socket, answering),
  } satisfies FastifyHttpOptions<Server>;
  return { options, guard: (app: FastifyInstance) => guardConnections(app, idleMs, answering) };
}

function guardConnections(app: FastifyInstance, idleMs: number, answering: Answering): void {
  const follow = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const answers = answering.get(socket) ?? new Set();
    answering.set(socket, answers.add(response));
    response.once('close', () => request.complete && answers.delete(response));
    closeWhenUnread(response, idleMs);
  };
  app.server.prependListener('request', follow);
  // Only 100-continue is supported; Node would refuse the rest with an empty answer.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    follow(request, response);
    app.routing(request, response);
  });
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1')
      throw new AppError('bad_request', 'no_host', commonErrors.malformed);
  });
}

/** While we are still working on the answer, the client is not silent. */
function closeWhenUnread(response: ServerResponse, idleMs: number): void {
  response.setTimeout(idleMs, () => {
    if (response.socket && response.socket.writableLength > 0) response.destroy();
    else response.setTimeout(idleMs);
  });
}

/** There is no request, so the answer is written to the socket directly. */
function answerUnreadable(error: ClientError, socket: Duplex, answering: Answering): void {
  const { status, detail } = meaningOf(error.code);
  const isBegun = [...(answering.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  if (socket.writable && error.code !== 'ECONNRESET' && !isBegun) {
    const body = JSON.stringify({ detail });
    const headers = [
      `content-length: ${Buffer.byteLength(body)}`,
      'content-type: application/json; charset=utf-8',
      'connection: close',
    ];
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

type ClientError = Error & { code?: string };

function meaningOf(code: string | undefined): { status: number; detail: string } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, detail: commonErrors.tooSlow };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, detail: commonErrors.headersTooLarge };
  return { status: 400, detail: commonErrors.malformed };
}
