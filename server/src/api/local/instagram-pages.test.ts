import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { speakZod } from '../route.ts';
import { localInstagramPages } from './instagram-pages.ts';

const message = {
  id: '0197a0f0-0000-7000-8000-000000000001',
  accountId: 'acc_1',
  from: 'mira.kilns',
  to: 'reader',
  text: 'Hi <b>you</b>\nHow are you?',
  deliveredAt: new Date('2026-11-15T10:00:00Z'),
};
const event = (what: object) => ({
  body: JSON.stringify(what),
  headers: { 'content-type': 'application/json' },
});

let app: FastifyInstance;
let heard: unknown[];
let webhookStatus: number;
beforeEach(async () => {
  heard = [];
  webhookStatus = 200;
  app = Fastify();
  speakZod(app);
  // As the checkout page does: its forms have no fields.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null),
  );
  app.post('/api/instagram/webhook', async (request, reply) => {
    heard.push(request.body);
    return reply.code(webhookStatus).send({});
  });
  await localInstagramPages(app, {
    list: async (from) => (from === undefined || from === message.from ? [message] : []),
    find: async (id) => (id === message.id ? message : undefined),
    reply: async (from, to, text) => event({ from, to, text }),
    lose: async (username) => (username ? [event({ lost: username })] : []),
  });
});
afterEach(() => app.close());

const post = (url: string, payload: string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const answerPath = `/local/instagram/${message.id}/answer`;

it('lists deliveries as JSON, of one account or of all', async () => {
  const { from, to, text } = message;
  const row = { from, to, text, delivered_at: '2026-11-15T10:00:00.000Z' };
  expect((await app.inject('/local/instagram.json')).json()).toEqual([row]);
  expect((await app.inject('/local/instagram.json?from=mira.kilns')).json()).toEqual([row]);
  expect((await app.inject('/local/instagram.json?from=somebody')).json()).toEqual([]);
  expect((await app.inject('/local/instagram.json?from=a&from=b')).statusCode).not.toBe(200);
});

it('shows deliveries on a page, with their texts escaped', async () => {
  const page = await app.inject('/local/instagram');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('@reader');
  expect(page.body).not.toContain('<b>you</b>');
  expect(page.body).toContain(`action="${answerPath}"`);
  expect((await app.inject('/local/instagram?from=somebody')).body).toContain('Nothing was delivered yet');
  expect((await app.inject('/local/instagram.css')).headers['content-type']).toContain('text/css');
});

it('answers as the recipient, through the webhook', async () => {
  const answered = await post(answerPath, 'text=Tell+me+more+%26+soon');
  expect([answered.statusCode, answered.headers.location]).toEqual([303, '/local/instagram']);
  expect(heard).toEqual([{ from: 'reader', to: 'mira.kilns', text: 'Tell me more & soon' }]);
});

it('rejects answers to unknown messages, and empty ones', async () => {
  expect((await post('/local/instagram/nonsense/answer', 'text=Hi')).statusCode).toBe(404);
  expect((await post(answerPath, 'text=+')).statusCode).toBe(404);
  expect(heard).toEqual([]);
});

it('logs an account out', async () => {
  expect((await post('/local/instagram/log-out', 'username=mira.kilns')).statusCode).toBe(303);
  expect(heard).toEqual([{ lost: 'mira.kilns' }]);
});

it('reports when the webhook rejected it', async () => {
  webhookStatus = 401;
  expect((await post(answerPath, 'text=Hi')).statusCode).toBe(500);
});
