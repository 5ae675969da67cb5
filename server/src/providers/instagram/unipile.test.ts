import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TransientFault } from '../../lib/port-faults.ts';
import { listenOnLoopback } from '../../testing/loopback.ts';
import {
  startUnipileServer,
  type TestUnipileServer,
  unipileError,
  type UnipileFault,
  unipileKey,
  userProfile,
} from '../../testing/unipile-server.ts';
import { BadWebhook, type ConnectionState, type InstagramPort } from './port.ts';
import { instagramPortSuite } from './port.suite.ts';
import { createUnipileInstagram } from './unipile.ts';

const webhookSecret = 'a webhook secret that only tests use';
const password = 'hunter-two-in-tests';
const { signal } = new AbortController();
let server: TestUnipileServer;
let port: InstagramPort;
let hasty: InstagramPort;
beforeEach(async () => {
  server = await startUnipileServer();
  const options = { dsn: `${server.dsn}/`, apiKey: unipileKey, webhookSecret, pauseMs: 1 };
  port = createUnipileInstagram({ ...options, timeoutMs: 30_000 });
  hasty = createUnipileInstagram({ ...options, timeoutMs: 1_000 });
});
afterEach(() => server.close());

const call = (body: object, headers = { 'unipile-auth': webhookSecret }) => ({
  body: JSON.stringify(body),
  headers,
});
const answerFrom = (connection: string, from: string, text: string, more: object = {}) => ({
  event: 'message_received',
  account_id: connection,
  account_type: 'INSTAGRAM',
  account_info: { type: 'INSTAGRAM', user_id: 'own_id' },
  chat_id: `chat_messaging_${from}`,
  message_id: 'message_1',
  message: text,
  timestamp: '2026-11-15T10:00:00.000Z',
  is_sender: false,
  sender: { attendee_provider_id: `messaging_${from}`, attendee_public_identifier: from },
  ...more,
});

describe('Unipile, version 1', () => {
  instagramPortSuite(() => ({
    port,
    approve: async (username) => void server.approve(username),
    lose: async (username) => server.lose(username),
    delivered: async (to) => server.chats.filter((chat) => chat.to === to).map(({ text }) => text),
    reply: async (connection, from, text) => call(answerFrom(connection, from, text)),
    say: async (_connection, from, text) => void server.say(from, text),
    lost: async (connection) =>
      call({ AccountStatus: { account_id: connection, account_type: 'INSTAGRAM', message: 'CREDENTIALS' } }),
  }));
});

async function connectionOf(username: string): Promise<string> {
  const result = await port.connect({ username, password }, { signal });
  if (result.type !== 'connected') throw new Error(result.type);
  return result.connection;
}

/** The outcome of one message, and how often it was really delivered. */
async function sendTo(to: string, from = port) {
  const connection = await connectionOf('mira.kilns');
  const result = await from
    .send({ connection, from: 'mira.kilns', to, text: 'Hello' }, { signal })
    .catch((error: Error) => ({ type: 'thrown', error }));
  const delivered = server.chats.filter((chat) => chat.to === to).length;
  const words = JSON.stringify(result, (_key, value: unknown) =>
    value instanceof Error ? [value.message, value.stack, value.cause] : value,
  );
  for (const secret of [unipileKey, password, connection]) expect(words).not.toContain(secret);
  return { type: result.type, delivered, result };
}

describe('a message', () => {
  it.each<[string, UnipileFault, number, 'hasty' | 'port']>([
    ['500 after delivering', { delivers: true, answer: { status: 500 } }, 1, 'port'],
    ['500 before delivering', { answer: unipileError(500, 'provider_error') }, 0, 'port'],
    ['504', { delivers: true, answer: unipileError(504, 'request_timeout') }, 1, 'port'],
    ['503 of a proxy', { answer: { status: 503, body: '<html>' } }, 0, 'port'],
    ['408', { delivers: true, answer: { status: 408 } }, 1, 'port'],
    ['a redirect', { answer: { status: 307, headers: { location: '/api/v1/chats' } } }, 0, 'port'],
    ['a cut after delivering', { delivers: true, answer: 'cut' }, 1, 'port'],
    ['half an answer', { delivers: true, answer: 'truncate' }, 1, 'port'],
    ['a foreign answer', { delivers: true, answer: { status: 201, body: { object: 'Chat' } } }, 1, 'port'],
    ['a 4xx that nobody knows', { answer: unipileError(422, 'action_already_performed') }, 0, 'port'],
    ['a 403 of a proxy', { answer: { status: 403, body: 'Forbidden' } }, 0, 'port'],
    ['a 404 of a proxy', { answer: { status: 404, body: 'Not Found' } }, 0, 'port'],
    ['500 with a name for a refusal', { answer: unipileError(500, 'insufficient_permissions') }, 0, 'port'],
    ['silence', { delivers: true, answer: 'hang' }, 1, 'hasty'],
  ])('answered with %s is unknown, and asked for once only', async (name, fault, delivered, which) => {
    server.fail('chat', fault);
    const before = server.requests.filter((request) => request === 'POST /api/v1/chats').length;
    const outcome = await sendTo(`unknown.${name.replaceAll(' ', '_')}`, which === 'hasty' ? hasty : port);
    expect(outcome).toMatchObject({ type: 'thrown', delivered });
    expect(server.requests.filter((request) => request === 'POST /api/v1/chats')).toHaveLength(before + 1);
  });

  it.each([
    [401, 'disconnected_account', 'account lost'],
    [401, 'expired_credentials', 'account lost'],
    [403, 'action_required', 'account lost'],
    [403, 'account_restricted', 'blocked'],
    [422, 'limit_exceeded', 'blocked'],
    [422, 'cannot_resend_within_24hrs', 'blocked'],
    [429, 'too_many_requests', 'blocked'],
    [422, 'invalid_recipient', 'declined'],
    [422, 'blocked_recipient', 'declined'],
    [422, 'invalid_message', 'declined'],
    [404, 'resource_not_found', 'declined'],
    [401, 'missing_credentials', 'not now'],
    [403, 'subscription_required', 'not now'],
    [403, 'insufficient_permissions', 'not now'],
  ])('refused with %i %s is surely not sent: %s', async (status, problem, type) => {
    server.fail('chat', { answer: unipileError(status, problem) });
    expect(await sendTo(`refused.${problem}`)).toMatchObject({ type, delivered: 0 });
  });

  it.each([
    ['30', 30_000],
    ['999999999', 86_400_000],
  ])('waits as long as Unipile asks (%s seconds), at most a day', async (asked, retryAfterMs) => {
    server.fail('chat', { answer: { status: 429, headers: { 'retry-after': asked } } });
    const { result } = await sendTo('patient.reader');
    expect(result).toEqual({ type: 'not now', retryAfterMs, isAway: true });
  });

  it('never left when there is nobody to connect to', async () => {
    const gone = await startUnipileServer();
    const nowhere = createUnipileInstagram({ dsn: gone.dsn, apiKey: unipileKey });
    await gone.close();
    expect(await sendTo('nobody.there', nowhere)).toMatchObject({
      result: { type: 'not now', isAway: true },
      delivered: 0,
    });
  });
});

describe('looking somebody up', () => {
  it.each<[string, UnipileFault['answer'], string]>([
    ['500', { status: 500 }, 'not now'],
    ['429 of Instagram', unipileError(429, 'too_many_requests'), 'blocked'],
    ['429 of Unipile', unipileError(429, 'too_many_requests', { 'retry-after': '9' }), 'not now'],
    ['a cut', 'cut', 'not now'],
    ['half an answer', 'truncate', 'not now'],
    ['a 403 of a proxy', { status: 403, body: 'Forbidden' }, 'not now'],
    ['a lost account', unipileError(401, 'disconnected_account'), 'account lost'],
    ['a restricted account', unipileError(403, 'account_restricted'), 'blocked'],
    ['an unreachable person', unipileError(422, 'user_unreachable'), 'declined'],
    ['somebody else', { body: userProfile('somebody.else') }, 'declined'],
    [
      'nobody to write to',
      { body: userProfile('looked.up', { provider_messaging_id: null, provider_id: null }) },
      'not now',
    ],
  ])('ends with %s: nothing goes out', async (_name, answer, type) => {
    server.fail('user', { answer });
    expect(await sendTo('looked.up')).toMatchObject({ type, delivered: 0 });
  });

  const aboutThem = { type: 'not now' };
  const aboutAll = { type: 'not now', isAway: true };
  const accountThatIs = (status: string) => [
    { answer: { body: { object: 'Account', sources: [{ id: 'one', status }] } } },
  ];
  it.each<[string, UnipileFault['answer'], UnipileFault[], object]>([
    ['500 for this person alone', { status: 500 }, [], aboutThem],
    ['500 for everything', { status: 500 }, [{ answer: { status: 500 } }], aboutAll],
    ['a cut for this person alone', 'cut', [], aboutThem],
    ['a cut for everything', 'cut', [{ answer: 'cut' }], aboutAll],
    ['a refused key', unipileError(401, 'missing_credentials'), [], aboutAll],
    ['a right that one call lacks', unipileError(403, 'insufficient_permissions'), [], aboutThem],
    ['500 while the account is interrupted', { status: 500 }, accountThatIs('CONNECTING'), aboutAll],
    [
      '404 while the account is interrupted',
      unipileError(404, 'resource_not_found'),
      accountThatIs('CONNECTING'),
      aboutAll,
    ],
    [
      '500 while the account is lost',
      { status: 500 },
      accountThatIs('CREDENTIALS'),
      { type: 'account lost' },
    ],
    ['404 of a proxy', { status: 404, body: 'Not Found' }, [], aboutThem],
  ])(
    'tells a fault about one person from one that everybody meets: %s',
    async (_name, answer, own, result) => {
      const connection = await connectionOf('mira.kilns');
      server.fail('user', { answer });
      server.fail('account', ...own);
      const request = { connection, from: 'mira.kilns', to: 'looked.up', text: 'Hello' };
      expect(await port.send(request, { signal })).toEqual(result);
    },
  );

  it('follows one redirect to the same path with a slash, and no second one', async () => {
    const moved = { answer: { status: 301, headers: { location: '/api/v1/users/looked.up/' } } };
    server.fail('user', moved);
    const { result } = await sendTo('looked.up');
    // The loopback server has no such path, but the request was made there, once.
    expect(result).toMatchObject({ type: 'declined' });
    const asked = server.requests.filter((request) => request.startsWith('GET /api/v1/users/looked.up'));
    expect(asked).toEqual(['GET /api/v1/users/looked.up', 'GET /api/v1/users/looked.up/']);
  });

  it('takes its key to no other host', async () => {
    const keys: unknown[] = [];
    const elsewhere = await listenOnLoopback(async ({ headers }, response) => {
      keys.push(headers['x-api-key']);
      response.end();
    });
    server.fail('user', { answer: { status: 301, headers: { location: `${elsewhere.url}/users/x/` } } });
    expect(await sendTo('looked.up')).toMatchObject({ type: 'not now', delivered: 0 });
    expect(keys).toEqual([]);
    await elsewhere.close();
  });

  it('goes to the messaging id, and events may contain the other', async () => {
    const found = vi.fn(async () => true);
    const connection = await connectionOf('mira.kilns');
    const request = { connection, from: 'mira.kilns', to: 'looked.up', text: 'Hello' };
    expect(await port.send(request, { signal, found })).toMatchObject({ recipientId: 'messaging_looked.up' });
    expect(found).toHaveBeenCalledWith({
      recipientId: 'messaging_looked.up',
      otherIds: ['profile_looked.up'],
    });
  });

  it('does without the messaging id, which is optional', async () => {
    server.fail('user', { answer: { body: userProfile('looked.up', { provider_messaging_id: null }) } });
    expect(await sendTo('looked.up')).toMatchObject({ type: 'sent', delivered: 1 });
  });

  it('gives up when nothing comes, and when the caller leaves meanwhile', async () => {
    server.fail('user', { answer: 'hang' });
    expect(await sendTo('looked.up', hasty)).toMatchObject({ type: 'not now', delivered: 0 });

    server.fail('user', { answer: 'hang' });
    const caller = new AbortController();
    const request = {
      connection: await connectionOf('mira.kilns'),
      from: 'mira.kilns',
      to: 'left',
      text: 'Hi',
    };
    const sending = port.send(request, { signal: caller.signal });
    caller.abort();
    expect(await sending).toEqual({ type: 'not now' });
  });

  it('tells an account that is gone from a person who is not there', async () => {
    const gone: UnipileFault = { answer: unipileError(404, 'resource_not_found') };
    // Connecting polls the account too.
    const early = Array.from({ length: 4 }, (): UnipileFault => ({ answer: { status: 500 } }));
    server.fail('account', ...early, gone);
    expect((await sendTo('missing.person')).type).toBe('account lost');
    server.fail('user', gone);
    expect((await sendTo('looked.up')).type).toBe('declined');
    server.fail('user', gone);
    server.fail('account', ...early, { answer: { status: 500 } });
    expect((await sendTo('looked.up')).type).toBe('not now');
    server.fail('user', gone);
    server.fail('account', ...early, { answer: { status: 404 } });
    expect((await sendTo('looked.up')).type).toBe('not now');
  });
});

describe('connecting', () => {
  beforeEach(() => {
    server.fail('login');
    server.fail('code');
  });
  const connect = (username = 'mira.kilns', from = port) =>
    from.connect({ username, password }, { signal }).catch((error: unknown) => error);

  it('takes the username that Instagram knows, and does without', async () => {
    const body = { connection_params: { im: { username: 'Mira.Kilns' } } };
    server.fail('account', { answer: { body } }, { answer: { status: 500 } });
    expect(await connect('mira@example.com')).toMatchObject({ type: 'connected', username: 'mira.kilns' });
    expect(await connect('mira.kilns')).toMatchObject({ type: 'connected', username: 'mira.kilns' });
  });

  it('waits for the name of a new account when a mail address was typed', async () => {
    const early = { answer: unipileError(401, 'disconnected_account') };
    const body = { connection_params: { im: { username: 'mira.kilns' } } };
    server.fail('account', early, early, { answer: { body } });
    expect(await connect('mira@example.com')).toMatchObject({ type: 'connected', username: 'mira.kilns' });
    server.fail('account', early, early, early, early);
    expect(await connect('other@example.com')).toBeInstanceOf(TransientFault);
    expect(server.requests.at(-1)).toMatch(/^DELETE /);
    server.fail('account', early, early, early, early);
    expect(await connect('491511917940')).toBeInstanceOf(TransientFault);
  });

  it.each<[string, UnipileFault['answer']]>([
    ['500', { status: 500 }],
    ['429', unipileError(429, 'too_many_requests', { 'retry-after': '5' })],
    ['our own key refused', unipileError(401, 'missing_credentials')],
    ['a cut', 'cut'],
    ['half an answer', 'truncate'],
    ['silence', 'hang'],
  ])('calls %s transient, and keeps secrets out of its words', async (_name, answer) => {
    server.fail('login', { answer });
    const error = await connect('mira.kilns', answer === 'hang' ? hasty : port);
    expect(error).toBeInstanceOf(TransientFault);
    const words = JSON.stringify(error, Object.getOwnPropertyNames(error));
    for (const secret of [unipileKey, password]) expect(words).not.toContain(secret);
  });

  it.each([
    ['CAPTCHA', 'app needed'],
    ['OTP', 'code needed'],
  ])('answers the checkpoint %s with %s', async (type, expected) => {
    const body = { object: 'Checkpoint', account_id: 'acc_1', checkpoint: { type } };
    server.fail('login', { answer: { status: 202, body } });
    expect(await connect()).toMatchObject({ type: expected });
  });

  it('says when Instagram restricts the account or wants to see its app', async () => {
    server.fail('login', { answer: unipileError(403, 'account_restricted') });
    expect(await connect()).toMatchObject({
      type: 'refused',
      sentence: expect.stringContaining('restricted'),
    });
    server.fail('login', { answer: unipileError(403, 'action_required') });
    expect(await connect()).toEqual({ type: 'app needed' });
  });

  it('takes a lost account up again, and makes a new one only if it is gone', async () => {
    const lost = await connectionOf('mira.kilns');
    server.lose('mira.kilns');
    const again = { username: 'mira.kilns', password, lost };
    expect(await port.connect(again, { signal })).toMatchObject({ type: 'connected', connection: lost });
    expect(server.accountIds()).toEqual([lost]);
    await port.disconnect(lost);
    const other = await port.connect(again, { signal });
    expect(other).toMatchObject({ type: 'connected' });
    expect(other).not.toMatchObject({ connection: lost });
  });

  it('says that a login is still open, also when nobody knows which', async () => {
    const first = await connect('challenge.early');
    expect(first).toMatchObject({ type: 'app needed' });
    const { pending } = first as { pending: string };
    const again = { username: 'challenge.early', password, pending };
    expect(await port.connect(again, { signal })).toEqual({ type: 'app needed', pending });
    expect(await connect('challenge.early')).toEqual({
      type: 'refused',
      sentence: expect.stringMatching(/still open/),
    });
    server.approve('challenge.early');
    expect(await port.resume(pending, { signal })).toEqual({
      type: 'connected',
      username: 'challenge.early',
      connection: pending,
      ownId: 'profile_challenge.early',
    });
  });

  it('waits longer for a login than for anything else', async () => {
    const usual = createUnipileInstagram({ dsn: server.dsn, apiKey: unipileKey });
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    await usual.connect({ username: 'mira.kilns', password }, { signal });
    expect(timeouts.mock.calls.map(([ms]) => ms)).toEqual([90_000, 30_000]);
  });

  it.each([
    ['408', { status: 408 }],
    ['400', unipileError(400, 'invalid_parameters')],
    ['a killed login', unipileError(500, 'authentication_intent_error')],
  ])('says that the code has expired after %s', async (_name, answer) => {
    server.fail('code', { answer });
    const late = { username: 'twofactor.ann', password, code: '123456', pending: 'acc_1' };
    expect(await port.connect(late, { signal })).toEqual({
      type: 'refused',
      sentence: expect.stringMatching(/^The code has expired/),
    });
  });

  it('leaves with the reason of a caller who leaves', async () => {
    server.fail('login', { answer: 'hang' });
    const caller = new AbortController();
    const reason = new Error('left meanwhile');
    const connecting = port.connect({ username: 'mira.kilns', password }, { signal: caller.signal });
    caller.abort(reason);
    await expect(connecting).rejects.toBe(reason);
  });

  it.each([500, 404])('says when a disconnect did not get through (%i of a proxy)', async (status) => {
    server.fail('delete', { answer: { status } });
    await expect(port.disconnect(await connectionOf('mira.kilns'))).rejects.toBeInstanceOf(TransientFault);
  });
});

describe('a connection', () => {
  it.each<[string, ConnectionState]>([
    ['OK', 'running'],
    ['CONNECTING', 'interrupted'],
    ['UNHEARD_OF', 'interrupted'],
    ['STOPPED', 'lost'],
    ['CREDENTIALS', 'lost'],
  ])('that Unipile calls %s is %s', async (status, state) => {
    const connection = await connectionOf('mira.kilns');
    server.fail('account', { answer: { body: { sources: [{ status }] } } });
    expect(await port.stateOf(connection, { signal })).toBe(state);
  });

  it('of which nothing is known is not called running', async () => {
    const connection = await connectionOf('mira.kilns');
    server.fail('account', { answer: { body: {} } }, { answer: { status: 500 } });
    expect(await port.stateOf(connection, { signal })).toBe('interrupted');
    await expect(port.stateOf(connection, { signal })).rejects.toThrow(TransientFault);
  });

  it('is lost if Unipile does not know it, and not if something in between does not', async () => {
    const connection = await connectionOf('mira.kilns');
    server.fail(
      'account',
      { answer: unipileError(404, 'resource_not_found') },
      { answer: { status: 404, body: 'Not Found' } },
    );
    expect(await port.stateOf(connection, { signal })).toBe('lost');
    await expect(port.stateOf(connection, { signal })).rejects.toThrow(TransientFault);
  });
});

describe('a conversation', () => {
  const list = async () => {
    const request = { connection: await connectionOf('mira.kilns'), chatId: 'chat_1', since: new Date(0) };
    return port.listMessages(request, { signal });
  };

  it.each<[number, string]>([
    [400, 'invalid_parameters'],
    [403, 'resource_access_restricted'],
    [404, 'resource_not_found'],
    [422, 'user_unreachable'],
  ])('that Unipile does not show is left alone, so that others can be read: %i %s', async (status, type) => {
    server.fail('messages', { answer: unipileError(status, type) });
    expect(await list()).toBeUndefined();
  });

  it.each<[string, object[], true | undefined]>([
    ['they have seen ours', [{ is_sender: 1, seen: 1 }], true],
    ['they wrote', [{ is_sender: 1, seen: 0 }, { is_sender: 0 }], true],
    ['nothing shows it', [{ is_sender: 1, seen: 0 }], undefined],
    ['it says nothing', [{ is_sender: true }], undefined],
    ['something else happened in it', [{ is_event: 1 }, { hidden: 1 }, { deleted: 1 }], undefined],
    ['it is empty', [], undefined],
  ])('is open for more: %s', async (_, items, open) => {
    server.fail('messages', { answer: { body: { object: 'MessageList', items } } });
    const request = { connection: await connectionOf('mira.kilns'), chatId: 'chat_1' };
    expect(await port.isOpen(request, { signal })).toBe(open);
  });

  it.each<UnipileFault['answer']>([
    { status: 500 },
    { status: 403, body: 'Forbidden' },
    { status: 404, body: 'Not Found' },
    unipileError(401, 'missing_credentials'),
    unipileError(403, 'feature_not_subscribed'),
    unipileError(403, 'disconnected_account'),
    unipileError(429, 'too_many_requests'),
  ])('is read later if all of them would fail (%#)', async (answer) => {
    server.fail('messages', { answer });
    await expect(list()).rejects.toThrow(TransientFault);
  });
});

describe('webhooks', () => {
  const read = (body: object) => port.readEvent(Buffer.from(JSON.stringify(body)), call({}).headers);

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '1999-12-31T23:59:59Z'])(
    'of the time %s came now, so that nobody’s wish is lost',
    (timestamp) => {
      const event = read(answerFrom('acc_1', 'ann', 'Please stop', { timestamp }));
      expect(event?.type === 'reply' && Math.abs(event.at.getTime() - Date.now())).toBeLessThan(60_000);
    },
  );

  it.each([['x'.repeat(256)], ['a\0b']])('name nobody by an id that cannot be', (id) => {
    const more = { sender: { attendee_provider_id: id }, chat_id: id };
    expect(read(answerFrom('acc_1', 'ann', 'Please stop', more))).toMatchObject({
      type: 'reply',
      fromId: null,
      chatId: null,
    });
  });

  it.each([['Ann Kilns'], ['<b>ann</b>'], ['x'.repeat(31)], ['a\0b'], ['']])(
    'name nobody by a name that cannot be: %j',
    (name) => {
      const sender = { attendee_provider_id: '17841', attendee_public_identifier: name };
      const event = (more: object) =>
        read(answerFrom('acc_1', 'ann', 'Please stop', { sender: { ...sender, ...more } }));
      expect(event({})).toMatchObject({ type: 'reply', from: null, fromId: '17841' });
      expect(event({ attendee_profile_url: 'https://www.instagram.com/ann/' })).toMatchObject({
        from: 'ann',
      });
    },
  );

  const status = (message: string) => read({ AccountStatus: { account_id: 'acc_1', message } })?.type;

  it('reads the states of an account', () => {
    for (const message of ['OK', 'SYNC_SUCCESS', 'RECONNECTED', 'CREATION_SUCCESS'])
      expect(status(message)).toBe('account ok');
    for (const message of ['CREDENTIALS', 'ERROR', 'STOPPED', 'DELETED'])
      expect(status(message)).toBe('account lost');
    expect(status('CONNECTING')).toBeUndefined();
  });

  it('takes only what others wrote on Instagram', () => {
    expect(read(answerFrom('acc_1', 'ann', 'Hi'))).toMatchObject({ type: 'reply', from: 'ann' });
    expect(read(answerFrom('acc_1', 'ann', 'Hi', { is_sender: true }))).toBeUndefined();
    expect(read(answerFrom('acc_1', 'ann', 'Hi', { is_sender: 1 }))).toBeUndefined();
    const own = { sender: { attendee_provider_id: 'own_id' }, is_sender: undefined };
    expect(read(answerFrom('acc_1', 'ann', 'Hi', own))).toBeUndefined();
    expect(read(answerFrom('acc_1', 'ann', 'Hi', { account_type: 'LINKEDIN' }))).toBeUndefined();
    expect(read(answerFrom('acc_1', 'ann', 'Hi', { event: 'message_read' }))).toBeUndefined();
    expect(read({ some: 'thing' })).toBeUndefined();
  });

  it('finds the name in the address of the profile, or leaves it to the chat', () => {
    const by = (sender: object) => read(answerFrom('acc_1', 'ann', 'Hi', { sender }));
    expect(by({ attendee_profile_url: 'https://www.instagram.com/Ann.Kilns/?hl=en' })).toMatchObject({
      from: 'ann.kilns',
    });
    expect(by({ attendee_provider_id: '17841' })).toMatchObject({ from: null, chatId: 'chat_messaging_ann' });
  });

  it('reads a message without words', () => {
    expect(read(answerFrom('acc_1', 'ann', 'Hi', { message: null }))).toMatchObject({
      type: 'reply',
      text: '',
    });
  });

  it('believes nobody when no secret is set, and no nonsense', () => {
    const open = createUnipileInstagram({ dsn: server.dsn, apiKey: unipileKey });
    expect(() => open.readEvent(Buffer.from('{}'), { 'unipile-auth': '' })).toThrow(BadWebhook);
    expect(() => port.readEvent(Buffer.from('{'), { 'unipile-auth': webhookSecret })).toThrow(BadWebhook);
  });
});
