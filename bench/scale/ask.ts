// One request, and how long it took.
import { Agent, request } from 'node:http';

export const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Request = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  firstByte?: boolean;
  tag?: string | undefined;
  /** Expected, if it is an error or 304. */
  status?: number | undefined;
};

export type Answered = { took: number; status: number; text: string; etag: string | undefined };

export function ask(port: number, token: string, asked: Request): Promise<Answered> {
  const { method = 'GET', path, body, firstByte, tag } = asked;
  const payload = body && JSON.stringify(body);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        // A connection whose answer is not read to its end can't be used again.
        agent: firstByte ? undefined : agent,
        path: `/api${path}`,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(payload && { 'content-type': 'application/json' }),
          ...(tag && { 'if-none-match': tag }),
        },
      },
      (answer) => {
        const status = answer.statusCode!;
        const parts: Buffer[] = [];
        const done = () =>
          resolve({
            took: performance.now() - began,
            status,
            text: Buffer.concat(parts).toString(),
            etag: answer.headers.etag,
          });
        if (status >= 300 && status !== asked.status)
          return reject(new Error(`${method} ${path} answered ${status}`));
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          if (!firstByte || parts.length > 1) return;
          done();
          answer.destroy();
        });
        answer.once('end', done);
      },
    );
    outgoing.once('error', reject);
    outgoing.end(payload);
  });
}
