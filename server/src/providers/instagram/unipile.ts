// Sends through Unipile: login with username and password, checkpoints, first messages, webhooks. The differences between versions 1 and 2
// of its API are in `unipile-v1.ts` and `unipile-v2.ts`. Sources: decision 30.
import { setTimeout as sleep } from 'node:timers/promises';
import { normalizeUsername, usernamePattern } from '@opener/contract/username';
import { usernameTyped } from '../../lib/login-name.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import type {
  ConnectResult,
  InstagramPort,
  Recipient,
  ResumedLogin,
  SendRequest,
  SendResult,
} from './port.ts';
import { sentences } from './sentences.ts';
import {
  away,
  isMissing,
  isRefused,
  notNow,
  readCode,
  readLogin,
  readRecipient,
  readSent,
} from './unipile-answers.ts';
import type { Dialect, Found, Login, Owner } from './unipile-dialect.ts';
import { refOf } from './unipile-event.ts';
import { readMessages, readOpen } from './unipile-messages.ts';
import { type Answer, createAsk, NoAnswer, type Ask } from './unipile-transport.ts';
import { version1 } from './unipile-v1.ts';
import { version2 } from './unipile-v2.ts';

export type UnipileOptions = {
  /** The full address, such as https://api1.unipile.com:13111, or https://api.unipile.com/v2 */
  dsn: string;
  apiKey: string;
  /** Without it every webhook is rejected. */
  webhookSecret?: string | undefined;
  timeoutMs?: number | undefined;
  /** Between two polls of a new account. */
  pauseMs?: number | undefined;
};

/** Instagram is slow, and a login that we gave up on may still become an account. */
const loginPatienceMs = 90_000;

/** Version 2 has one address for everybody; those of version 1 have a number and a port. */
export function dialectOf(dsn: string): Dialect {
  const { hostname, pathname } = new URL(dsn);
  return hostname === 'api.unipile.com' || /\/v2\/*$/.test(pathname) ? version2 : version1;
}

export function createUnipileInstagram(options: UnipileOptions): InstagramPort {
  const dialect = dialectOf(options.dsn);
  const ask = createAsk({
    base: dialect.baseOf(options.dsn.replace(/\/+$/, '')),
    apiKey: options.apiKey,
    timeoutMs: options.timeoutMs ?? 30_000,
    problemOf: dialect.problemOf,
  });
  const client: Client = {
    ask,
    dialect,
    loginMs: options.timeoutMs ?? loginPatienceMs,
    pauseMs: options.pauseMs ?? 2_000,
  };

  return {
    refOf,
    readEvent: (rawBody, headers) => dialect.readEvent(rawBody, headers, options.webhookSecret),
    resume: (pending, { signal }) => resume(client, pending, signal),

    connect: (request, { signal }) => connect(client, request, signal),
    send: (request, { signal, found }) => sendMessage(client, request, signal, found),

    async stateOf(connection, { signal }) {
      const answer = await patient(signal, () =>
        ask({ method: 'GET', path: dialect.accountPath(connection) }, signal),
      );
      if (isMissing(answer)) return 'lost';
      if (answer.status !== 200) throw faultOf(answer);
      if (dialect.isLost(answer.body)) return 'lost';
      return dialect.isReady(answer.body) ? 'running' : 'interrupted';
    },

    async disconnect(connection) {
      const signal = new AbortController().signal;
      const answer = await patient(signal, () =>
        ask({ method: 'DELETE', path: dialect.accountPath(connection) }, signal),
      );
      if (answer.status >= 300 && !isMissing(answer)) throw faultOf(answer);
    },

    async findUsername({ connection, id }, { signal }) {
      const answer = await patient(signal, () =>
        ask({ method: 'GET', path: dialect.userPath(connection, id) }, signal),
      );
      if (isMissing(answer)) return undefined;
      const user = answer.status === 200 ? dialect.readUser(answer.body) : undefined;
      if (!user) throw faultOf(answer);
      const username = normalizeUsername(user.username);
      // Who has left Instagram may be kept under words that are no name, or under none.
      return usernamePattern.test(username) ? username : undefined;
    },

    async listMessages({ connection, chatId, since }, { signal }) {
      const found = await listChat(client, { connection, chatId, since }, signal);
      return (
        found &&
        readMessages(found)
          .filter(({ at }) => at > since)
          .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      );
    },

    async isOpen({ connection, chatId }, { signal }) {
      const found = await listChat(client, { connection, chatId, since: new Date(0) }, signal);
      return found && readOpen(found);
    },
  };
}

/** Undefined if it is not shown: one that can't be read must not keep the others of the account from being read. */
async function listChat(
  { ask, dialect }: Client,
  { connection, chatId, since }: { connection: string; chatId: string; since: Date },
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const answer = await patient(signal, () =>
    ask({ method: 'GET', path: dialect.messagesPath(connection, chatId, since) }, signal),
  );
  if (isRefused(answer)) return undefined;
  const list = answer.status === 200 ? dialect.readList(answer.body) : undefined;
  if (!list) throw faultOf(answer);
  return list;
}

type Client = { ask: Ask; dialect: Dialect; loginMs: number; pauseMs: number };

async function connect(
  client: Client,
  { username: typed, password, code, pending, lost, tag }: Parameters<InstagramPort['connect']>[0],
  signal: AbortSignal,
): Promise<ConnectResult> {
  signal.throwIfAborted();
  const username = normalizeUsername(typed);
  if (pending !== undefined && code === undefined) {
    const resumed = await resume(client, pending, signal);
    if (resumed.type === 'connected') {
      const known = resumed.username ?? usernameTyped(username);
      return known === undefined ? { type: 'app needed', pending } : { ...resumed, username: known };
    }
  }
  const login =
    pending !== undefined && code !== undefined
      ? await solve(client, pending, code, signal)
      : await logIn(client, { username, password }, { ...(lost && { lost }), ...(tag && { tag }) }, signal);
  return finish(client, login, { typed: username, pending }, signal);
}

async function sendMessage(
  client: Client,
  request: SendRequest,
  signal: AbortSignal,
  found: ((recipient: Recipient) => Promise<boolean>) | undefined,
): Promise<SendResult> {
  if (signal.aborted) return { type: 'not now' };
  const recipient = await findRecipient(client, request, signal);
  if ('type' in recipient) return recipient;
  if (found && !(await found(recipient))) return { type: 'called off' };
  const answer = await startChat(client, request, recipient, signal);
  if (answer === 'never left') return away();
  if (isMissing(answer)) return whyNotNow(client, request.connection, nobody, signal);
  const result = readSent(answer);
  if (!result)
    throw new Error(`Unipile answered a message with ${answer.status}: nobody knows what became of it`);
  return result.type === 'sent' ? { ...result, recipientId: recipient.recipientId } : result;
}

/** An account that is gone, or was never lost, cannot be resumed: then it is an ordinary login. */
async function logIn(
  { ask, dialect, loginMs }: Client,
  who: { username: string; password: string },
  { lost, ...how }: { lost?: string; tag?: string },
  signal: AbortSignal,
): Promise<Login> {
  const begin = (again: { lost?: string }) =>
    patient(signal, () => ask({ ...dialect.login(who, { ...how, ...again }), timeoutMs: loginMs }, signal));
  let answer = await begin(lost === undefined ? {} : { lost });
  if (lost !== undefined && (answer.status === 404 || answer.problem === 'call_refused'))
    answer = await begin({});
  const login = readLogin(dialect, answer);
  if (!login) throw faultOf(answer);
  return login;
}

async function solve(
  { ask, dialect, loginMs }: Client,
  pending: string,
  code: string,
  signal: AbortSignal,
): Promise<Login> {
  const call = { ...dialect.solve(pending, code), timeoutMs: loginMs };
  const answer = await patient(signal, () => ask(call, signal));
  const login = readCode(dialect, answer);
  if (!login) throw faultOf(answer);
  return login;
}

async function finish(
  client: Client,
  login: Login,
  { typed, pending }: { typed: string; pending: string | undefined },
  signal: AbortSignal,
): Promise<ConnectResult> {
  if (login.type === 'still open')
    return pending === undefined
      ? { type: 'refused', sentence: sentences.stillOpen }
      : { type: 'app needed', pending };
  if (login.type !== 'created') return login;
  const { accountId } = login;
  const owner = await findOwner(client, accountId, typed, signal);
  if (owner.username === undefined) {
    await client
      .ask({ method: 'DELETE', path: client.dialect.accountPath(accountId) }, signal)
      .catch(() => {});
    throw new TransientFault('Unipile does not say whose account it connected');
  }
  return { type: 'connected', username: owner.username, connection: accountId, ...idOf(owner) };
}

/**
 * A new account needs some seconds. Its history is stored under its id or, without one, under its name; a mail address is not a usable
 * name.
 */
async function findOwner(
  client: Client,
  account: string,
  typed: string,
  signal: AbortSignal,
): Promise<Owner> {
  let owner: Owner = {};
  for (let look = 1; look <= 4; look++) {
    owner = { ...owner, ...(await knownOwner(client, account, signal)) };
    if (owner.username ?? (owner.ownId && usernameTyped(typed))) break;
    if (look < 4) await sleep(client.pauseMs, undefined, { signal });
  }
  return { ...owner, username: owner.username ?? usernameTyped(typed) };
}

/** The name may be missing at first, or just be what was typed. */
async function knownOwner(
  { ask, dialect }: Pick<Client, 'ask' | 'dialect'>,
  account: string,
  signal: AbortSignal,
): Promise<Owner> {
  const known = await dialect.ownerOf(ask, account, signal).catch((): Owner => ({}));
  const name = normalizeUsername(known.username ?? '');
  return { ...(usernamePattern.test(name) && { username: name }), ...idOf(known) };
}

function idOf({ ownId }: Owner): { ownId?: string } {
  return ownId === undefined ? {} : { ownId };
}

/** The account has the id of its login, and exists once the user has confirmed. */
async function resume({ ask, dialect }: Client, pending: string, signal: AbortSignal): Promise<ResumedLogin> {
  const answer = await patient(signal, () =>
    ask({ method: 'GET', path: dialect.accountPath(pending) }, signal),
  );
  if (answer.status === 429 || answer.status >= 500) throw faultOf(answer);
  if (answer.status !== 200 || !dialect.isReady(answer.body)) return { type: 'waiting' };
  const owner = await knownOwner({ ask, dialect }, pending, signal);
  return { type: 'connected', username: owner.username, connection: pending, ...idOf(owner) };
}

/** Nothing was sent so far: every failure is definite. */
async function findRecipient(
  client: Client,
  { connection, to }: SendRequest,
  signal: AbortSignal,
): Promise<Found> {
  const { ask, dialect } = client;
  try {
    const answer = await ask({ method: 'GET', path: dialect.userPath(connection, to) }, signal);
    const found = isMissing(answer) ? undefined : readRecipient(dialect, answer, to);
    const aboutThem = isMissing(answer) ? nobody : notNow(answer);
    return found ?? (await whyNotNow(client, connection, aboutThem, signal));
  } catch (error) {
    if (error instanceof NoAnswer) return whyNotNow(client, connection, { type: 'not now' }, signal);
    throw error;
  }
}

async function startChat(
  { ask, dialect }: Client,
  { connection, text }: SendRequest,
  { recipientId }: Recipient,
  signal: AbortSignal,
): Promise<Answer | 'never left'> {
  if (signal.aborted) return 'never left';
  try {
    return await ask(dialect.chat(connection, recipientId, text), signal);
  } catch (error) {
    if (error instanceof NoAnswer && !error.connected) return 'never left';
    throw error;
  }
}

const nobody: SendResult = { type: 'declined', sentence: sentences.nobody, isNobody: true };

/**
 * The same failure, also a 404, may concern this person only, who must not keep the others waiting for ever, or everybody: our own account
 * tells.
 */
async function whyNotNow(
  { ask, dialect }: Client,
  connection: string,
  aboutThem: SendResult,
  signal: AbortSignal,
): Promise<SendResult> {
  if (signal.aborted) return aboutThem;
  try {
    const account = await ask({ method: 'GET', path: dialect.accountPath(connection) }, signal);
    if (isMissing(account) || (account.status === 200 && dialect.isLost(account.body)))
      return { type: 'account lost' };
    return account.status === 200 && dialect.isReady(account.body) ? aboutThem : away(account);
  } catch (error) {
    if (error instanceof NoAnswer) return away();
    throw error;
  }
}

async function patient(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof NoAnswer ? new TransientFault(error.message) : error;
  }
}

function faultOf({ status, retryAfterMs }: Answer): TransientFault {
  return new TransientFault(`Unipile answered ${status}`, retryAfterMs);
}
