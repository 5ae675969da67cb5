// A loopback server with Unipile's protocol (accounts, checkpoints, users, chats, webhooks), in either version of its API, and scripted
// failures.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from './loopback.ts';
import {
  type Account,
  type Asked,
  problem,
  type UnipileAnswer,
  unipileKey,
  type UnipileStep,
  type UnipileVersion,
  type Wire,
  wire1,
  wire2,
} from './unipile-wire.ts';

export { unipileKey };

/** A custom answer, silence, a cut connection, or half of the usual answer; a chat may really be delivered first. */
export type UnipileFault = { delivers?: boolean; answer: UnipileAnswer | 'hang' | 'cut' | 'truncate' };
export type UnipileChat = { from: string; to: string; text: string };
export type UnipileHook = Record<string, unknown> & { id: string };

export type TestUnipileServer = {
  /** The address to configure. */
  dsn: string;
  url: string;
  wire: Wire;
  /** Every request as `METHOD path`, oldest first. */
  requests: string[];
  /** What was really delivered, oldest first. */
  chats: UnipileChat[];
  hooks: UnipileHook[];
  /** They answer; returns the provider's id of the message. */
  say(from: string, text: string): string;
  /** The account ids of everybody who is connected now. */
  accountIds(): string[];
  /** Logins that nobody has finished yet. */
  openLogins(): string[];
  /** The user confirms in the app. The account may get another id than the login; the login's tag is in the event. */
  approve(username: string, id?: string): { tag: string } | undefined;
  /** Instagram logs the account out. */
  lose(username: string): void;
  /** Expires logins at once; really they expire after five minutes. */
  forgetLogins(): void;
  /** Faults for the next requests of a kind; each is used once. */
  fail(step: UnipileStep, ...faults: UnipileFault[]): void;
  close(): Promise<void>;
};

export async function startUnipileServer(version: UnipileVersion = 1): Promise<TestUnipileServer> {
  const wire = version === 1 ? wire1 : wire2;
  const requests: string[] = [];
  const chats: UnipileChat[] = [];
  const faults = new Map<UnipileStep, UnipileFault[]>();
  const world: World = { wire, accounts: new Map(), logins: new Map(), hooks: [], seen: new Set(), said: [] };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://loopback');
    requests.push(`${request.method} ${url.pathname}`);
    if (request.headers['x-api-key'] !== unipileKey) return send(response, wire.problem(401, 'no key'));
    const fields = { ...Object.fromEntries(url.searchParams), ...(await fieldsOf(request)) };
    const asked = wire.match(request.method ?? '', url.pathname, fields);
    if (!asked) return send(response, wire.problem(404, 'no such thing'));

    const fault = faults.get(asked.step)?.shift() ?? standingFault(world, asked);
    const delivers = asked.step === 'chat' && (fault ? fault.delivers : isUsable(world, asked.account));
    if (delivers) {
      chats.push(chatOf(world, asked));
      keep(world, asked.to, { text: asked.text, is_sender: 1 });
    }
    if (typeof fault?.answer === 'object') return send(response, fault.answer);
    const usual = answerTo(world, asked);
    if (!fault) return send(response, usual);
    if (fault.answer === 'cut') response.destroy();
    if (fault.answer === 'truncate')
      send(response, { ...usual, body: JSON.stringify(usual.body).slice(0, -4) });
  }

  const { url, close } = await listenOnLoopback(serve);
  return {
    url,
    dsn: version === 1 ? url : `${url}/v2`,
    wire,
    close,
    requests,
    chats,
    hooks: world.hooks,
    say: (from, text) =>
      keep(world, `messaging_${from}`, { text, sender_id: `messaging_${from}`, is_sender: 0 }),
    accountIds: () => [...world.accounts.keys()],
    openLogins: () => [...world.logins.keys()],
    approve(username, as) {
      const [id, login] = [...world.logins].find(([, { username: name }]) => name === username) ?? [];
      if (id === undefined || !login) return undefined;
      finishLogin(world, id, as);
      return { tag: login.tag };
    },
    lose(username) {
      for (const account of world.accounts.values())
        if (account.username === username) account.status = 'CREDENTIALS';
    },
    forgetLogins: () => world.logins.clear(),
    fail: (step, ...next) => void faults.set(step, next),
  };
}

/** An error in version 1's format. */
export function unipileError(
  status: number,
  type: string,
  headers: Record<string, string> = {},
): UnipileAnswer {
  return problem(status, `errors/${type}`, headers);
}

export const userProfile = wire1.user;

type World = {
  wire: Wire;
  accounts: Map<string, Account>;
  logins: Map<string, { username: string; type: string; tag: string }>;
  hooks: UnipileHook[];
  seen: Set<string>;
  /** Everything that was said, in either direction. */
  said: { chat: string; id: string; timestamp: string }[];
};

async function fieldsOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(body.toString()) as Record<string, unknown>;
  if (!type.startsWith('multipart/form-data')) return {};
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

function answerTo(world: World, asked: Asked): UnipileAnswer {
  const { wire } = world;
  const account = world.accounts.get(asked.id);
  switch (asked.step) {
    case 'login':
      return logIn(world, asked);
    case 'code':
      return solve(world, asked);
    case 'accounts':
      return wire.accounts([...world.accounts].map(([id, one]) => wire.account(id, one)));
    case 'account':
      return account ? { body: wire.account(asked.id, account) } : wire.problem(404, 'no such thing');
    case 'delete':
      world.logins.delete(asked.id);
      return world.accounts.delete(asked.id)
        ? { body: { object: 'AccountDeleted' } }
        : wire.problem(404, 'no such thing');
    case 'user': {
      if (!world.accounts.has(asked.account) || asked.id.startsWith('missing'))
        return wire.problem(404, 'no such thing');
      return { body: wire.user(asked.id.replace(/^(?:profile|messaging)_/, '')) };
    }
    case 'chat':
      return isUsable(world, asked.account)
        ? wire.chatStarted(asked.to, world.said.at(-1)?.id ?? '')
        : wire.problem(401, 'account lost');
    case 'messages':
      return listChat(world, asked);
    case 'hooks':
      return keepHooks(world, asked);
  }
}

/** Newest first, as both versions do. */
function listChat({ wire, said }: World, { id, fields }: Asked): UnipileAnswer {
  const chat = said.filter((message) => message.chat === id);
  if (chat.length === 0) return wire.problem(404, 'no such thing');
  const after = typeof fields['after'] === 'string' ? fields['after'] : '';
  return wire.messages(chat.filter(({ timestamp }) => timestamp > after).toReversed());
}

/** With a time of its own, so that the order is certain. */
function keep({ wire, said }: World, to: string, message: object): string {
  const id = `message_${said.length + 1}`;
  const timestamp = new Date(Date.now() + said.length).toISOString();
  said.push({ ...message, chat: wire.chatId(to), id, timestamp });
  return id;
}

function isUsable(world: World, account: string): boolean {
  return world.accounts.get(account)?.status === 'OK';
}

function logIn(world: World, { id: again, username, password, fields }: Asked): UnipileAnswer {
  const { wire } = world;
  if (!username) return wire.problem(400, 'bad call');
  if (again !== '' && !world.accounts.has(again)) return wire.problem(404, 'no such thing');
  // One login at a time: the next is refused until this one is over.
  if ([...world.logins.values()].some((login) => login.username === username))
    return wire.problem(wire === wire1 ? 425 : 409, 'too early');
  if (password === 'wrong') return wire.problem(401, 'wrong password');
  const id = again || `acc_${randomUUID()}`;
  const type = username.startsWith('twofactor') ? '2FA' : 'IN_APP_VALIDATION';
  if (type === '2FA' || (username.startsWith('challenge') && isFirst(world, username))) {
    const { state } = fields;
    world.logins.set(id, { username, type, tag: typeof state === 'string' ? state : '' });
    return wire.checkpoint(id, type);
  }
  world.accounts.set(id, { username, status: 'OK' });
  return wire.created(id, again !== '');
}

function solve(world: World, { account: id, code }: Asked): UnipileAnswer {
  const { wire } = world;
  if (!world.logins.has(id)) return wire.problem(400, 'bad call');
  if (code !== '123456') return wire.problem(401, 'wrong code');
  finishLogin(world, id);
  return wire.created(id, false);
}

function finishLogin(world: World, id: string, as = id): void {
  const { username } = world.logins.get(id)!;
  world.logins.delete(id);
  world.accounts.set(as, { username, status: 'OK' });
}

function keepHooks({ hooks, wire }: World, { method, id, fields }: Asked): UnipileAnswer {
  if (method === 'GET')
    return { body: wire === wire1 ? { object: 'WebhookList', items: hooks } : { data: hooks } };
  const known = hooks.find((hook) => hook.id === id);
  if (method === 'POST') {
    const hook = { enabled: true, ...fields, id: `hook_${hooks.length + 1}` };
    hooks.push(hook);
    return { status: 201, body: { ...hook, secret: 'a secret that Unipile made' } };
  }
  if (!known) return wire.problem(404, 'no such thing');
  if (method === 'DELETE') hooks.splice(hooks.indexOf(known), 1);
  else Object.assign(known, fields);
  return { body: known };
}

/** The same names fail as with the stand-in. */
function standingFault(world: World, asked: Asked): UnipileFault | undefined {
  if (asked.step !== 'chat') return undefined;
  const { wire } = world;
  const { from, to } = chatOf(world, asked);
  if (from.startsWith('blocked'))
    return { answer: wire.problem(wire === wire1 ? 422 : 429, 'limit of Instagram') };
  if (to.startsWith('refuses')) return { answer: wire.problem(422, 'does not take messages') };
  if (to.startsWith('later') && isFirst(world, to))
    return { answer: wire.problem(429, 'limit of Unipile', { 'retry-after': '1' }) };
  if (to.startsWith('cut')) return { delivers: true, answer: 'cut' };
  return to.startsWith('limbo') ? { delivers: to.startsWith('limbo.delivered'), answer: 'hang' } : undefined;
}

function chatOf(world: World, asked: Asked): UnipileChat {
  const to = asked.to.replace(/^(?:messaging|profile)_/, '');
  return { from: world.accounts.get(asked.account)?.username ?? '', to, text: asked.text };
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
