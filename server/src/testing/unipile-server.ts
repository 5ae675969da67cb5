// A loopback server that speaks Unipile's protocol (accounts, checkpoints, users, chats) and makes trouble on demand.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from './loopback.ts';

export const unipileKey = 'unipile_key_only_for_tests';

export type UnipileAnswer = { status?: number; headers?: Record<string, string>; body?: unknown };
/** An answer of its own, silence, a cut connection, or half of the usual answer; a chat may really be delivered first. */
export type UnipileFault = { delivers?: boolean; answer: UnipileAnswer | 'hang' | 'cut' | 'truncate' };
export type UnipileStep = 'login' | 'code' | 'account' | 'delete' | 'user' | 'chat';
export type UnipileChat = { from: string; to: string; text: string };

export type TestUnipileServer = {
  url: string;
  /** Every request as `METHOD path`, oldest first. */
  requests: string[];
  /** What really reached people, oldest first. */
  chats: UnipileChat[];
  /** Of everybody who is connected now: the keys to their accounts. */
  accountIds(): string[];
  /** What the next requests of a kind meet instead; each fault serves once. */
  fail(step: UnipileStep, ...faults: UnipileFault[]): void;
  close(): Promise<void>;
};

export async function startUnipileServer(): Promise<TestUnipileServer> {
  const requests: string[] = [];
  const chats: UnipileChat[] = [];
  const faults = new Map<UnipileStep, UnipileFault[]>();
  const world: World = { accounts: new Map(), logins: new Map(), seen: new Set() };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://loopback');
    requests.push(`${request.method} ${url.pathname}`);
    if (request.headers['x-api-key'] !== unipileKey)
      return send(response, unipileError(401, 'missing_credentials'));
    const asked = await read(request, url);
    if (!asked) return send(response, unipileError(404, 'resource_not_found'));

    const usual = answerTo(world, asked);
    const fault = faults.get(asked.step)?.shift() ?? standingFault(world, asked);
    if (asked.step === 'chat' && (fault?.delivers ?? (!fault && usual.status === 201)))
      chats.push(chatOf(world, asked));
    if (!fault) return send(response, usual);
    if (typeof fault.answer === 'object') return send(response, fault.answer);
    if (fault.answer === 'cut') response.destroy();
    if (fault.answer === 'truncate')
      send(response, { ...usual, body: JSON.stringify(usual.body).slice(0, -4) });
  }

  const { url, close } = await listenOnLoopback(serve);
  return {
    url,
    close,
    requests,
    chats,
    accountIds: () => [...world.accounts.keys()],
    fail: (step, ...next) => void faults.set(step, next),
  };
}

/** A problem as Unipile describes it. */
export function unipileError(
  status: number,
  type: string,
  headers: Record<string, string> = {},
): UnipileAnswer {
  const detail = `Something with ${unipileKey} in it`;
  return { status, headers, body: { title: type, type: `errors/${type}`, status, detail } };
}

type World = { accounts: Map<string, string>; logins: Map<string, string>; seen: Set<string> };
type Asked = { step: UnipileStep; id: string; fields: Record<string, string> };

async function read(request: IncomingMessage, url: URL): Promise<Asked | undefined> {
  const fields = { ...Object.fromEntries(url.searchParams), ...(await fieldsOf(request)) };
  const [, room = '', id = ''] = /^\/api\/v1\/(\w+)(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
  const step = steps[`${request.method} ${room}${id === 'checkpoint' ? '/code' : id && '/id'}`];
  return step && { step, id: decodeURIComponent(id), fields };
}

const steps: Record<string, UnipileStep> = {
  'POST accounts': 'login',
  'POST accounts/code': 'code',
  'GET accounts/id': 'account',
  'DELETE accounts/id': 'delete',
  'GET users/id': 'user',
  'POST chats': 'chat',
};

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(body.toString()) as Record<string, string>;
  if (!type.startsWith('multipart/form-data')) return {};
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

function answerTo(world: World, { step, id, fields }: Asked): UnipileAnswer {
  const account = world.accounts.get(step === 'user' || step === 'chat' ? fields.account_id! : id);
  switch (step) {
    case 'login':
      return logIn(world, fields);
    case 'code':
      return solve(world, fields);
    case 'account':
      if (!account) return unipileError(404, 'resource_not_found');
      return {
        body: { object: 'Account', id, type: 'INSTAGRAM', connection_params: { im: { username: account } } },
      };
    case 'delete':
      world.accounts.delete(id);
      return account ? { body: { object: 'AccountDeleted' } } : unipileError(404, 'resource_not_found');
    case 'user':
      if (!account || id.startsWith('missing')) return unipileError(404, 'resource_not_found');
      return { body: userProfile(id) };
    case 'chat':
      if (!account) return unipileError(401, 'disconnected_account');
      return {
        status: 201,
        body: { object: 'ChatStarted', chat_id: `chat_${fields.attendees_ids}`, message_id: 'm1' },
      };
  }
}

function logIn(world: World, { username, password, provider }: Record<string, string>): UnipileAnswer {
  if (provider !== 'INSTAGRAM' || !username) return unipileError(400, 'invalid_parameters');
  if (password === 'wrong') return unipileError(401, 'invalid_credentials');
  const id = `acc_${randomUUID()}`;
  if (username.startsWith('twofactor')) return checkpoint(world, id, username, '2FA');
  if (username.startsWith('challenge') && isFirst(world, username))
    return checkpoint(world, id, username, 'IN_APP_VALIDATION');
  world.accounts.set(id, username);
  return { status: 201, body: { object: 'AccountCreated', account_id: id } };
}

function checkpoint(world: World, id: string, username: string, type: string): UnipileAnswer {
  world.logins.set(id, username);
  return { status: 202, body: { object: 'Checkpoint', account_id: id, checkpoint: { type } } };
}

function solve(world: World, { account_id: id = '', code }: Record<string, string>): UnipileAnswer {
  const username = world.logins.get(id);
  if (!username) return unipileError(400, 'invalid_parameters');
  if (code !== '123456') return unipileError(401, 'invalid_checkpoint_solution');
  world.logins.delete(id);
  world.accounts.set(id, username);
  return { status: 201, body: { object: 'AccountCreated', account_id: id } };
}

export function userProfile(
  username: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    object: 'UserProfile',
    provider: 'INSTAGRAM',
    provider_id: `profile_${username}`,
    provider_messaging_id: `messaging_${username}`,
    public_identifier: username,
    ...changes,
  };
}

/** The same names make trouble as with the stand-in. */
function standingFault(world: World, asked: Asked): UnipileFault | undefined {
  if (asked.step !== 'chat') return undefined;
  const { from, to } = chatOf(world, asked);
  if (from.startsWith('blocked')) return { answer: unipileError(422, 'limit_exceeded') };
  if (to.startsWith('refuses')) return { answer: unipileError(422, 'user_unreachable') };
  if (to.startsWith('later') && isFirst(world, to))
    return { answer: unipileError(429, 'too_many_requests', { 'retry-after': '1' }) };
  if (to.startsWith('cut')) return { delivers: true, answer: 'cut' };
  return to.startsWith('limbo') ? { delivers: to.startsWith('limbo.delivered'), answer: 'hang' } : undefined;
}

function chatOf(world: World, { fields }: Asked): UnipileChat {
  const to = fields.attendees_ids?.replace(/^messaging_/, '') ?? '';
  return { from: world.accounts.get(fields.account_id ?? '') ?? '', to, text: fields.text ?? '' };
}

function isFirst(world: World, key: string): boolean {
  const first = !world.seen.has(key);
  world.seen.add(key);
  return first;
}

function send(response: ServerResponse, { status = 200, headers = {}, body = {} }: UnipileAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
