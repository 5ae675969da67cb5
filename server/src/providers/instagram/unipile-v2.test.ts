import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TransientFault } from '../../lib/port-faults.ts';
import {
  startUnipileServer,
  type TestUnipileServer,
  type UnipileFault,
  unipileKey,
} from '../../testing/unipile-server.ts';
import { problem, wire2 } from '../../testing/unipile-wire.ts';
import { BadWebhook, type InstagramPort } from './port.ts';
import { instagramPortSuite } from './port.suite.ts';
import { createUnipileInstagram, dialectOf } from './unipile.ts';
import { signUnipileV2 } from './unipile-v2-event.ts';
import { version1 } from './unipile-v1.ts';
import { version2 } from './unipile-v2.ts';

const webhookSecret = 'a secret that Unipile made';
const password = 'hunter-two-in-tests';
const { signal } = new AbortController();
let server: TestUnipileServer;
let port: InstagramPort;
beforeEach(async () => {
  server = await startUnipileServer(2);
  port = createUnipileInstagram({
    dsn: server.dsn,
    apiKey: unipileKey,
    webhookSecret,
    timeoutMs: 30_000,
  });
});
afterEach(() => server.close());

const nowInSeconds = () => Math.floor(Date.now() / 1000);
const call = (event: object, seconds = nowInSeconds()) => {
  const body = JSON.stringify({ id: 'evt_1', created_at: new Date().toISOString(), ...event });
  return { body, headers: { 'unipile-signature': signUnipileV2(body, webhookSecret, seconds) } };
};
const answerFrom = (account_id: string, from: string, text: string, more: object = {}) => ({
  type: 'message.new',
  account_id,
  payload: {
    object: 'Message',
    id: 'message_1',
    text,
    sender_id: `messaging_${from}`,
    chat_id: `messaging_${from}`,
    timestamp: '2026-11-15T10:00:00.000Z',
    is_sender: false,
    is_event: false,
    ...more,
  },
});

describe('Unipile, version 2', () => {
  instagramPortSuite(() => ({
    port,
    approve: async (username) => void server.approve(username),
    lose: async (username) => server.lose(username),
    delivered: async (to) => server.chats.filter((chat) => chat.to === to).map(({ text }) => text),
    reply: async (connection, from, text) => call(answerFrom(connection, from, text)),
    say: async (_connection, from, text) => void server.say(from, text),
    lost: async (connection) => call({ type: 'account.status.disconnected', account_id: connection }),
  }));
});

it.each([
  ['https://api1.unipile.com:13111', version1],
  ['https://api8.unipile.com:13888/', version1],
  ['https://api.unipile.com', version2],
  ['https://api.unipile.com/v2', version2],
  ['http://127.0.0.1:8080/v2/', version2],
])('%s tells its version', (dsn, expected) => {
  expect(dialectOf(dsn)).toBe(expected);
});

it('asks at one address, however it is written', () => {
  for (const dsn of ['https://api.unipile.com', 'https://api.unipile.com/v2'])
    expect(version2.baseOf(dsn)).toBe('https://api.unipile.com/v2');
});

async function sendTo(to: string) {
  const result = await port.connect({ username: 'mira.kilns', password }, { signal });
  const connection = result.type === 'connected' ? result.connection : '';
  const outcome = await port
    .send({ connection, from: 'mira.kilns', to, text: 'Hello' }, { signal })
    .catch((error: Error) => ({ type: 'thrown', error }));
  const words = JSON.stringify(outcome, (_key, value: unknown) =>
    value instanceof Error ? [value.message, value.stack, value.cause] : value,
  );
  for (const secret of [unipileKey, password, connection]) expect(words).not.toContain(secret);
  return { type: outcome.type, delivered: server.chats.filter((chat) => chat.to === to).length };
}

describe('a message', () => {
  it.each<[number, string, string]>([
    [401, 'provider/invalid_authorization', 'account lost'],
    [403, 'api/account_restricted', 'blocked'],
    [429, 'provider/too_many_requests', 'blocked'],
    [429, 'api/too_many_requests', 'not now'],
    [422, 'provider/unprocessable_entity', 'declined'],
    [403, 'provider/insufficient_permissions', 'declined'],
    [400, 'provider/invalid_parameters', 'declined'],
    [400, 'api/invalid_parameters', 'not now'],
    [401, 'api/missing_authorization', 'not now'],
    [402, 'api/inactive_subscription', 'not now'],
  ])('refused with %i %s is surely not sent: %s', async (status, type, expected) => {
    server.fail('chat', { answer: problem(status, type) });
    expect(await sendTo('refused.reader')).toEqual({ type: expected, delivered: 0 });
  });

  it.each<[string, UnipileFault]>([
    ['api/internal_error', { delivers: true, answer: problem(500, 'api/internal_error') }],
    ['provider/server_error', { delivers: true, answer: problem(502, 'provider/server_error') }],
    ['provider/timeout', { delivers: true, answer: problem(504, 'provider/timeout') }],
    ['a foreign answer', { delivers: true, answer: { body: { object: 'Chat' } } }],
    ['a redirect', { delivers: true, answer: { status: 307, headers: { location: '/v2/elsewhere' } } }],
  ])('answered with %s is unknown, and asked for once only', async (_name, fault) => {
    server.fail('chat', fault);
    expect(await sendTo('unknown.reader')).toEqual({ type: 'thrown', delivered: 1 });
    expect(server.requests.filter((request) => request.endsWith('/chats/send'))).toHaveLength(1);
  });

  it('names one person, because a list would start a group', async () => {
    expect(await sendTo('one.reader')).toEqual({ type: 'sent', delivered: 1 });
  });

  it('does without the messaging id', async () => {
    const body = server.wire.user('plain.reader', { specifics: {} });
    // Connecting looks up our own name first.
    server.fail('user', { answer: { status: 500 } }, { answer: { body } });
    expect(await sendTo('plain.reader')).toEqual({ type: 'sent', delivered: 1 });
  });
});

describe('connecting', () => {
  it('finds the name that Instagram knows by the account’s own id', async () => {
    const result = await port.connect({ username: 'mira.kilns', password }, { signal });
    expect(result).toMatchObject({ type: 'connected', username: 'mira.kilns' });
    expect(server.requests.at(-1)).toMatch(/^GET \/v2\/acc_.+\/users\/profile_mira\.kilns$/);
  });

  it('takes a lost account up again, and makes a new one if Unipile does not want that', async () => {
    const first = await port.connect({ username: 'mira.kilns', password }, { signal });
    const lost = first.type === 'connected' ? first.connection : '';
    server.lose('mira.kilns');
    const again = { username: 'mira.kilns', password, lost };
    expect(await port.connect(again, { signal })).toMatchObject({ connection: lost });
    server.fail('login', { answer: problem(400, 'api/invalid_parameters') });
    expect(await port.connect(again, { signal })).toMatchObject({ type: 'connected' });
    expect(server.accountIds()).toHaveLength(2);
  });

  it('keeps the login that waits for the app', async () => {
    const first = await port.connect({ username: 'challenge.early', password }, { signal });
    const pending = first.type === 'app needed' ? first.pending! : '';
    const again = { username: 'challenge.early', password, pending };
    expect(await port.connect(again, { signal })).toEqual({ type: 'app needed', pending });
    server.approve('challenge.early');
    expect(await port.resume(pending, { signal })).toMatchObject({ type: 'connected', connection: pending });
  });

  it('calls trouble transient', async () => {
    server.fail('login', { answer: problem(500, 'api/internal_error') });
    const failing = port.connect({ username: 'mira.kilns', password }, { signal });
    await expect(failing).rejects.toBeInstanceOf(TransientFault);
  });
});

it('sends to the messaging id, and events may contain the other', async () => {
  const found = vi.fn(async () => true);
  await port.connect({ username: 'mira.kilns', password }, { signal });
  const request = { connection: server.accountIds()[0]!, from: 'mira.kilns', to: 'ann', text: 'Hello' };
  expect(await port.send(request, { signal, found })).toMatchObject({ recipientId: 'messaging_ann' });
  expect(found).toHaveBeenCalledWith({ recipientId: 'messaging_ann', otherIds: ['profile_ann'] });
});

describe('whose an id is', () => {
  const whoIs = (id: string) => port.findUsername({ connection: server.accountIds()[0]!, id }, { signal });
  beforeEach(() => port.connect({ username: 'mira.kilns', password }, { signal }));

  it('is told, or that nobody knows', async () => {
    expect(await whoIs('messaging_Suite.Reader')).toBe('suite.reader');
    expect(await whoIs('missing')).toBeUndefined();
  });

  it.each(['', 'Instagram User'])('is nobody’s if it is no name: “%s”', async (name) => {
    server.fail('user', { answer: { body: wire2.user('gone', { public_identifier: name }) } });
    expect(await whoIs('messaging_gone')).toBeUndefined();
  });

  // A 404 without a problem's name is a proxy's.
  it.each([429, 500, 401, 404])('is asked again later after %i', async (status) => {
    server.fail('user', { answer: { status } });
    await expect(whoIs('messaging_ann')).rejects.toBeInstanceOf(TransientFault);
  });
});

describe('webhooks', () => {
  const read = ({ body, headers }: ReturnType<typeof call>) => port.readEvent(Buffer.from(body), headers);
  const typeOf = (type: string) => read(call({ type, account_id: 'acc_1' }))?.type;

  it('reads the states of an account; those that nobody can log in against mean nothing', () => {
    for (const type of ['account.add', 'account.reconnect', 'account.status.running'])
      expect(typeOf(type)).toBe('account ok');
    for (const type of ['account.status.disconnected', 'account.remove'])
      expect(typeOf(type)).toBe('account lost');
    for (const type of ['account.status.errored', 'account.status.paused', 'account.locked'])
      expect(typeOf(type)).toBeUndefined();
  });

  it('tells what a tagged login became', () => {
    const event = call({ type: 'account.add', account_id: 'acc_2', payload: { state: 'a tag' } });
    expect(read(event)).toEqual({
      type: 'account ok',
      connectionRef: port.refOf('acc_2'),
      login: { tag: 'a tag', connection: 'acc_2' },
    });
  });

  it('takes only what others wrote on Instagram', () => {
    expect(read(call(answerFrom('acc_1', 'ann', 'Hi')))).toMatchObject({ type: 'reply', text: 'Hi' });
    expect(read(call(answerFrom('acc_1', 'ann', 'Hi', { is_sender: true })))).toBeUndefined();
    expect(read(call(answerFrom('acc_1', 'ann', 'Hi', { is_event: true })))).toBeUndefined();
    const foreign = { ...answerFrom('acc_1', 'ann', 'Hi'), account_provider: 'linkedin' };
    expect(read(call(foreign))).toBeUndefined();
    expect(read(call({ type: 'email.new', account_id: 'acc_1' }))).toBeUndefined();
  });

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '1999-12-31T23:59:59Z'])(
    'of the time %s came now, so that nobody’s wish is lost',
    (timestamp) => {
      const event = read(call(answerFrom('acc_1', 'ann', 'Please stop', { timestamp })));
      expect(event?.type === 'reply' && Math.abs(event.at.getTime() - Date.now())).toBeLessThan(60_000);
    },
  );

  it.each([['x'.repeat(256)], ['a\0b']])('name nobody by an id that cannot be', (id) => {
    const more = { sender_id: id, chat_id: id };
    expect(read(call(answerFrom('acc_1', 'ann', 'Please stop', more)))).toMatchObject({
      type: 'reply',
      fromId: null,
      chatId: null,
    });
  });

  it('are refused unsigned, changed, very old, or when no secret is set', () => {
    const good = call({ type: 'account.add', account_id: 'acc_1' });
    expect(() => port.readEvent(Buffer.from(`${good.body} `), good.headers)).toThrow(BadWebhook);
    expect(() => read(call({ type: 'account.add', account_id: 'a' }, nowInSeconds() - 90_000))).toThrow(
      BadWebhook,
    );
    expect(() => port.readEvent(Buffer.from(good.body), { 'unipile-auth': webhookSecret })).toThrow(
      BadWebhook,
    );
    const open = createUnipileInstagram({ dsn: server.dsn, apiKey: unipileKey });
    expect(() => open.readEvent(Buffer.from(good.body), good.headers)).toThrow(BadWebhook);
  });
});
