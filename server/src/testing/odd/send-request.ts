// Sends a request, or bytes that are no request, over a real connection and reads the answer.
import { type Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { OddRequest } from './odd-request.ts';
import type { RawRequest } from './raw-request.ts';

export type Answered = { status: number; type: string; text: string };
export type Target = { port: number; agent: Agent };

export function send(
  { port, agent }: Target,
  { method, path, headers, body }: Pick<OddRequest, 'method' | 'path' | 'headers' | 'body'>,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': body.length };
    const asking = httpRequest(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } },
      (response) => {
        const { statusCode = 0, headers: answered } = response;
        text(response).then(
          (read) => resolve({ status: statusCode, type: answered['content-type'] ?? '', text: read }),
          reject,
        );
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

/** Undefined if the server closed the connection without an answer. */
export async function sendRaw(
  port: number,
  { bytes, isWhole }: Pick<RawRequest, 'bytes' | 'isWhole'>,
): Promise<Answered | undefined> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  // The server may cut a request off; an answer before that counts.
  socket.on('error', () => undefined);
  let read = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (read += chunk));
  socket.on('end', () => socket.end());
  // If the connection closed early, the server cannot answer.
  if (isWhole) socket.write(bytes);
  else socket.end(bytes);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const parsed = /^HTTP\/1\.1 (?!100)(\d{3})[^\r]*\r\n([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(
    read.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''),
  );
  if (!parsed) return undefined;
  const type = /content-type: ([^\r]*)/i.exec(parsed[2] ?? '')?.[1] ?? '';
  return { status: Number(parsed[1]), type, text: parsed[3] ?? '' };
}
