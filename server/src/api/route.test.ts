// Only what the contract names leaves the server, whatever a route returns: for every call, at every depth, streamed or not.
import { calls } from '@opener/contract';
import type { Call } from '@opener/contract/call';
import { Readable } from 'node:stream';
import Fastify, { type FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { leak, sampleOf } from '../testing/sample-of.ts';
import { route, speakZod } from './route.ts';

const described = calls.flatMap((call) => (call.answer ? [{ ...call, answer: call.answer }] : []));
const lists = described.filter(({ answer }) => Array.isArray(sampleOf(answer)));

async function answerOf(call: Call, answer: unknown): Promise<string> {
  const { statusCode, body } = await inject(call, async () => answer);
  expect(statusCode).toBe(call.status);
  return body;
}

async function inject(call: Call, act: (reply: FastifyReply) => Promise<unknown>) {
  const app = Fastify();
  speakZod(app);
  // Input is not what this tests.
  const { params: _params, query: _query, body: _body, ...bare } = call;
  route<Call>(app, bare, async ({ reply }) => act(reply));
  const answered = await app.inject({ method: call.method, url: call.path });
  await app.close();
  return answered;
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

it.each(described)('$name does so with another success status', async (call) => {
  const { statusCode, body } = await inject(call, async (reply) => {
    reply.status(203);
    return sampleOf(call.answer);
  });
  expect(statusCode).toBe(203);
  expect(body).not.toContain(leak.leaked);
});

it.each(described)('$name sends no text or stream past the contract', async (call) => {
  const text = JSON.stringify(leak);
  for (const raw of [text, Buffer.from(text), Readable.from([text])]) {
    // A stream may fail after its first bytes: its connection is cut then.
    const { statusCode, body } = await inject(call, async () => raw).catch(() => ({
      statusCode: 500,
      body: '',
    }));
    expect(statusCode).toBe(500);
    expect(body).not.toContain(leak.leaked);
  }
});
