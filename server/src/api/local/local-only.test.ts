import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { answerErrors } from '../errors.ts';
import { localOnly } from './local-only.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function ask(
  headers: Record<string, string>,
  method: 'GET' | 'POST' = 'GET',
  open = false,
  url = '/local/mail',
) {
  app = Fastify();
  answerErrors(app);
  localOnly(app, open);
  app.all('/local/mail', async () => 'mail');
  return (await app.inject({ method, url, headers: { host: 'localhost:3000', ...headers } })).statusCode;
}

it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])('answers %s', async (host) => {
  expect(await ask({ host })).toBe(200);
});

it.each<Record<string, string>>([
  { host: 'opener.example' },
  { host: 'rebound.example:3000' },
  { host: '192.168.1.7:3000' },
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 proxy' },
  { 'cf-connecting-ip': '203.0.113.9' },
  { 'X-Real-IP': '203.0.113.9' },
  { 'X-Client-IP': '203.0.113.9' },
  { 'True-Client-IP': '203.0.113.9' },
  { 'Fly-Client-IP': '203.0.113.9' },
  { 'X-Cluster-Client-IP': '203.0.113.9' },
  { 'X-Envoy-External-Address': '203.0.113.9' },
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Port': '443' },
  { 'X-Forwarded': 'for=203.0.113.9' },
  { 'X-Original-Host': 'opener.example' },
  { 'CDN-Loop': 'cloudflare' },
  { 'X-Remote-Addr': '203.0.113.9' },
  { 'X-Appengine-User-IP': '203.0.113.9' },
  { 'X-Appengine-Country': 'DE' },
  { 'X-NF-Client-Connection-IP': '203.0.113.9' },
  { 'Do-Connecting-IP': '203.0.113.9' },
  { 'Incap-Client-IP': '203.0.113.9' },
])('refuses a request with %j', async (headers) => {
  expect(await ask(headers)).toBe(403);
});

it.each([
  ['1.1', 200],
  ['1.0', 403],
])('answers HTTP/%s with %i: proxies speak the older one', async (version, status) => {
  app = Fastify();
  answerErrors(app);
  localOnly(app, false);
  app.get('/local/mail', async () => 'mail');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET /local/mail HTTP/${version}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it.each<[number, Record<string, string>]>([
  [200, {}],
  [200, { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  [403, { origin: 'https://stranger.example' }],
  [403, { origin: 'http://localhost:9999' }],
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { origin: 'null' }],
])('answers %i to a form with %j', async (status, headers) => {
  expect(await ask(headers, 'POST')).toBe(status);
});

it.each(['/%6cocal/mail', '/loca%6C/mail'])('guards %s too', async (url) => {
  expect(await ask({ host: 'rebound.example' }, 'GET', false, url)).toBe(403);
  await app.close();
  expect(await ask({ 'sec-fetch-site': 'cross-site' }, 'POST', false, url)).toBe(403);
});

it('allows other hosts where configured, but not their forms', async () => {
  expect(await ask({ host: 'demo.example' }, 'GET', true)).toBe(200);
  await app.close();
  expect(await ask({ host: 'demo.example', origin: 'https://stranger.example' }, 'POST', true)).toBe(403);
});
