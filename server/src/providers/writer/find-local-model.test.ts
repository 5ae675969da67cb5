import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listenOnLoopback, type Loopback } from '../../testing/loopback.ts';
import { findLocalModel as find } from './find-local-model.ts';

/** Long enough for a busy machine; silent ports are awaited only briefly. */
const findLocalModel = (ports: number[], patienceMs = 30_000) => find(ports, patienceMs);

const open: Loopback[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

async function portOf(answer: Answer): Promise<number> {
  const server = await listenOnLoopback(async (request, response) => answer(response, request));
  open.push(server);
  return Number(new URL(server.url).port);
}

const json = (body: unknown, status = 200): Answer => {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const listing = (...ids: string[]) =>
  json({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

it('finds the first model that answers, with one GET and nothing else', async () => {
  const asked: (string | undefined)[] = [];
  const port = await portOf((response, request) => {
    asked.push(request.method, request.url, request.headers['content-length']);
    listing('llama3.2:3b', 'qwen3')(response, request);
  });
  expect(await findLocalModel([port])).toEqual({
    program: 'A language model',
    baseUrl: `http://localhost:${port}/v1`,
    model: 'llama3.2:3b',
  });
  expect(asked).toEqual(['GET', '/v1/models', undefined]);
});

it('prefers the port that is named first', async () => {
  const slow = await portOf(
    (response, request) => void setTimeout(() => listing('slow')(response, request), 50),
  );
  const quick = await portOf(listing('quick'));
  expect(await findLocalModel([slow, quick])).toMatchObject({ model: 'slow' });
});

it('leaves out what does not write', async () => {
  const port = await portOf(listing('nomic-embed-text', 'whisper-1', 'qwen3'));
  expect(await findLocalModel([port])).toMatchObject({ model: 'qwen3' });
});

it.each<[string, Answer, number?]>([
  ['a page', (response) => response.end('<!doctype html><title>Hello</title>')],
  ['another list', json({ data: ['llama'] })],
  ['something else entirely', json([{ id: 'llama' }])],
  ['an empty list', listing()],
  ['only models for other purposes', listing('nomic-embed-text')],
  ['a name that no terminal should print', listing('\u001B[31mred')],
  ['a refusal', json({ data: [{ id: 'llama' }] }, 401)],
  ['nothing, ever', () => undefined, 50],
  ['a list that never ends', (response) => response.write('{"data":['), 50],
  ['a cut connection', (response) => response.destroy()],
])('ignores a port that answers with %s', async (_, answer, patienceMs) => {
  expect(await findLocalModel([await portOf(answer)], patienceMs)).toBeUndefined();
});

it('follows nobody elsewhere', async () => {
  let visits = 0;
  const elsewhere = await portOf((response, request) => {
    visits += 1;
    listing('llama')(response, request);
  });
  const port = await portOf((response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${elsewhere}/v1/models` }).end();
  });
  expect(await findLocalModel([port])).toBeUndefined();
  expect(visits).toBe(0);
});

it('asks nobody where there is nothing to ask, and minds no closed port', async () => {
  expect(await findLocalModel([])).toBeUndefined();
  const port = await portOf(listing('llama'));
  await open.pop()!.close();
  expect(await findLocalModel([port])).toBeUndefined();
});
