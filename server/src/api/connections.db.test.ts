// Silent connections are closed; slow answers are not.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aProfile, fakePorts } from '../testing/fake-ports.ts';
import { type Person, signedIn } from '../testing/people.ts';
import { createProject } from '../testing/projects.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { allJobs } from '../wiring.ts';
import { startWorker, type Worker } from '../worker/worker.ts';
import { createApp } from './app.ts';
import { usualPatience } from './connections.ts';

const patience = { headersMs: 1_000, requestMs: 1_500, idleMs: 1_200, checkEveryMs: 100 };
const tooSlow = '{"detail":"That request took too long to arrive. Please try again."}';

let server: TestServer;
let worker: Worker;
let app: FastifyInstance;
let ann: Person;
let port: number;
/** What the profile source and a stream wait for. */
const signals = new EventTarget();
const released = once(signals, 'release');
const release = () => signals.dispatchEvent(new Event('release'));

beforeAll(async () => {
  const read = async (username: string) => {
    await released;
    return aProfile({ username });
  };
  server = await startTestServer({}, fakePorts({ read }));
  ann = await signedIn(server);
  const { database, log } = server.services;
  const handlers = allJobs(server.services);
  worker = await startWorker({ pool: database.pool, databaseUrl: server.databaseUrl, handlers, log });
  app = await createApp(server.services, { patience });
  const open = { config: { auth: 'public' } } as const;
  app.get('/api/pausing', open, () => Readable.from(pausing()));
  app.get('/api/endless', open, () => Readable.from(endless()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  release();
  await worker.stop();
  await app.close();
  await server.close();
});

async function* pausing() {
  yield 'begun ';
  await released;
  yield 'and ended';
}

async function* endless() {
  for (;;) yield 'x'.repeat(64 * 1024);
}

/** Reads nothing of the answer until asked to. */
async function open(sent: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;
const post = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;

describe('a silent connection is closed', () => {
  it.each([
    ['that sends nothing', '', tooSlow],
    ['in the middle of its headers', 'POST /api/auth/login HTTP/1.1\r\nhost: loc', tooSlow],
    ['in the middle of its body', `${post('/api/auth/login', 100)}{"email":`, tooSlow],
    ['after its answer', get('/api/health'), '{"status":"ok"}'],
  ])('%s', async (_, sent, last) => {
    const heard = await text(await open(sent));
    expect(heard.slice(-last.length)).toBe(last);
  });

  it('that reads nothing of its answer', async () => {
    const accepted = once(app.server, 'connection');
    const deaf = await open(get('/api/endless'));
    // The client reads nothing, so it does not notice the end; only the server's side shows it.
    const [socket] = (await accepted) as [Socket];
    await once(socket, 'close');
    expect(deaf.destroy().bytesRead).toBeGreaterThan(0);
  });

  it('within a minute', () => {
    const { headersMs, requestMs, idleMs, checkEveryMs } = usualPatience;
    expect(Math.max(headersMs, requestMs, idleMs) + checkEveryMs).toBeLessThanOrEqual(60_000);
  });
});

it('a request that is refused and then turns out unreadable is answered once', async () => {
  const head = 'POST /local/mail/%ff HTTP/1.1\r\nhost: localhost\r\nexpect: the-unexpected\r\n';
  const socket = await open(
    `${head}transfer-encoding: odd\r\nconnection: close\r\n\r\n{"email":"a@example.com"}`,
  );
  let answers = '';
  // The end may arrive as a reset; what was read before it still counts.
  socket.on('error', () => {}).on('data', (part) => (answers += String(part)));
  await once(socket, 'close');
  expect(answers.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThan(2);
});

it('an answer that takes longer than all of that arrives', async () => {
  const project = await createProject(server, ann);
  const body = JSON.stringify({ username: 'mira.kilns' });
  const headers = `authorization: Bearer ${ann.token}\r\nconnection: close\r\n`;
  const path = `/api/scrape/projects/${project}/generate`;
  const generated = text(await open(post(path, body.length, headers) + body));
  const streaming = await open(get('/api/pausing', 'connection: close\r\n'));
  await once(streaming, 'readable');
  const streamed = text(streaming);
  await vi.waitFor(async () => {
    const { rows } = await server.services.db.execute(sql`select 1 from dm_jobs where status = 'processing'`);
    expect(rows).toHaveLength(1);
  }, 30_000);

  // These start after the first two and are closed after any limit would have closed those.
  await text(await open(`${post('/api/auth/login', 100)}{"email":`));
  await text(await open(get('/api/health')));
  release();
  expect(await generated).toMatch(/^HTTP\/1\.1 200 [^]*"username":"mira\.kilns"/u);
  expect(await streamed).toMatch(/^HTTP\/1\.1 200 [^]*begun [^]*and ended/u);
});
