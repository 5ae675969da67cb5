// No request, however odd, gets a 5xx or an answer without a sentence, and none blocks the others.
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@opener/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDice } from '@opener/stand-ins/dice';
import { createLogger } from '../lib/logger.ts';
import { troubledPorts } from '../testing/fake-ports.ts';
import { busyCaller } from '../testing/odd/busy-caller.ts';
import { faultOf, faultOfError } from '../testing/odd/judge-answer.ts';
import { type Caller, type OddRequest, oddRequest } from '../testing/odd/odd-request.ts';
import { rawRequest } from '../testing/odd/raw-request.ts';
import { type Answered, send, sendRaw, type Target } from '../testing/odd/send-request.ts';
import { expectBalancedLedger } from '../testing/projects.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { allJobs } from '../wiring.ts';
import { startWorker, type Worker } from '../worker/worker.ts';

const seed = inject('testSeed');
const atOnce = 8;
/** Of computing, so that a busy machine makes no difference. */
const quickMs = 5_000;
const waitMs = 30_000;

let server: TestServer;
let worker: Worker;
let target: Target;
let caller: Caller;
const logged: string[] = [];

beforeAll(async () => {
  const to = { write: (line: string) => void logged.push(line) };
  const log = createLogger({ level: 'error', pretty: false, to });
  server = await startTestServer({}, troubledPorts(), log);
  const { pool } = server.services.database;
  const handlers = allJobs(server.services);
  worker = await startWorker({ pool, databaseUrl: server.databaseUrl, handlers, log });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  target = { port, agent: new Agent({ keepAlive: true, maxSockets: atOnce }) };
  caller = await busyCaller(server);
});
afterAll(async () => {
  target.agent.destroy();
  await worker.stop();
  await expectBalancedLedger(server);
  await server.close();
});

describe('an odd request', () => {
  it('is answered as the contract says, with a sentence, at once', async () => {
    const longestTurn = watchTurns();
    const fulfilled = new Set<string>();
    const faults = await inParallel(5_000, async (index) => {
      const request = oddRequest(calls[index % calls.length]!, createDice(`${seed}:${index}`), caller);
      const answered = await answerTo(request);
      if (request.isAddressed && answered.status < 400) fulfilled.add(request.call.name);
      const fault = faultOf(request, answered);
      return fault && tell(fault, request, answered);
    });
    expectNone(faults);
    expect(longestTurn()).toBeLessThan(quickMs);
    // Enough of them must be valid, or nothing behind the validation would be tested.
    expect(fulfilled.size).toBeGreaterThan(calls.length * 0.7);
  }, 180_000);

  it('that is malformed is answered with a sentence, or cut off', async () => {
    const answers: (Answered | undefined)[] = [];
    const faults = await inParallel(400, async (index) => {
      const request = rawRequest(calls[index % calls.length]!, createDice(`${seed}:raw:${index}`));
      const answered = await sendRaw(target.port, request);
      answers.push(answered);
      if (!answered || answered.status < 400 || request.asksForNoBody) return undefined;
      const fault = answered.status >= 500 ? 'a 5xx' : faultOfError(answered);
      return (
        fault &&
        `${fault}\n${shortened(request.bytes.toString('latin1'))}\n${shortened(JSON.stringify(answered))}`
      );
    });
    expectNone(faults);
    expect(answers.filter(Boolean).length).toBeGreaterThan(answers.length / 2);
  });
});

/** Over a real connection, except for bodies so large that the answer might be cut off. */
async function answerTo(request: OddRequest): Promise<Answered> {
  const { method, path: url, headers, body } = request;
  if ((body?.length ?? 0) < 60_000) return send(target, request);
  const {
    statusCode,
    headers: answered,
    body: text,
  } = await server.app.inject({
    method: method as 'POST',
    url,
    headers,
    ...(body && { payload: body }),
  });
  return { status: statusCode, type: String(answered['content-type'] ?? ''), text };
}

/** A plain call between them shows that the server still answers. */
async function inParallel(
  count: number,
  run: (index: number) => Promise<string | undefined>,
): Promise<string[]> {
  const faults: string[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const fault = await run(index).catch((error: unknown) => `no answer: ${String(error)}`);
      if (fault) faults.push(`Request ${index}: ${fault}`);
      if (index % 250 === 0) await expectQuickAnswer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await expectQuickAnswer();
  return faults;
}

async function expectQuickAnswer(): Promise<void> {
  const started = performance.now();
  const plain = { method: 'GET', path: '/api/ready', headers: {}, body: undefined };
  expect((await send(target, plain)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(waitMs);
}

/** The longest that the process computed without coming back to its timers. */
function watchTurns(): () => number {
  let last = computedMs();
  let longest = 0;
  const look = () => {
    const now = computedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 10).unref();
  return () => {
    look();
    clearInterval(timer);
    return longest;
  };
}

const computedMs = () => process.cpuUsage().user / 1000;

function expectNone(faults: string[]): void {
  expect(faults.slice(0, 5).join('\n\n'), `${faults.length} faults with TEST_SEED=${seed}`).toBe('');
  expect(logged).toEqual([]);
}

function tell(fault: string, { call, method, path, headers, body }: OddRequest, answered: Answered): string {
  const sent = [`${method} ${path}`, JSON.stringify(headers), body?.toString('latin1') ?? ''];
  return [`${fault} of ${call.name}`, ...sent, JSON.stringify(answered)].map(shortened).join('\n');
}

function shortened(text: string): string {
  return text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text;
}
