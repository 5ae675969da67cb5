// Only what the contract names leaves the server, whatever a route returns: for every call, at every depth, streamed or not.
import { calls } from '@opener/contract';
import type { Call } from '@opener/contract/call';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { leak, sampleOf } from '../testing/sample-of.ts';
import { route, speakZod } from './route.ts';

const described = calls.flatMap((call) => (call.answer ? [{ ...call, answer: call.answer }] : []));
const lists = described.filter(({ answer }) => Array.isArray(sampleOf(answer)));

async function answerOf(call: Call, answer: unknown): Promise<string> {
  const app = Fastify();
  speakZod(app);
  // Input is not what this tests.
  const { params: _params, query: _query, body: _body, ...bare } = call;
  route<Call>(app, bare, async () => answer);
  const { statusCode, body } = await app.inject({ method: call.method, url: call.path });
  await app.close();
  expect(statusCode).toBe(call.status);
  return body;
}

it('calls without a described answer are files or have no body', () => {
  const bare = calls.filter(({ answer, status }) => !answer && status !== 204);
  expect(bare.map(({ name }) => name)).toEqual(['exportProject']);
});

it.each(described)('$name drops what the contract does not name', async (call) => {
  const sample = sampleOf(call.answer);
  const body = await answerOf(call, sample);
  expect(JSON.parse(body)).toEqual(call.answer.parse(sample));
  expect(body).not.toContain(leak.leaked);
});

it.each(lists)('$name does so when it streams', async (call) => {
  const batch = sampleOf(call.answer) as unknown[];
  async function* batches() {
    yield [];
    yield batch;
    yield [...batch, ...batch];
  }
  const body = await answerOf(call, batches());
  expect(JSON.parse(body)).toEqual(call.answer.parse([...batch, ...batch, ...batch]));
  expect(body).not.toContain(leak.leaked);
});

it('an empty stream is an empty list', async () => {
  const [call] = lists;
  expect(await answerOf(call!, (async function* () {})())).toBe('[]');
});
