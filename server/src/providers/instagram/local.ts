// The stand-in for Instagram: accepts any login, keeps what was delivered, and fails for usernames that ask for it.
import { setTimeout as sleep } from 'node:timers/promises';
import { normalizeUsername } from '@opener/contract/username';
import { minutes, type Clock } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import {
  createLocalOutbox,
  idOf,
  messageIdOf,
  nameOf,
  personIn,
  type LocalInstagramMessage,
  type LocalOutbox,
} from './local-outbox.ts';
import { answerLater } from './local-answers.ts';
import { accountLostEvent, replyEvent, type SignedEvent } from './local-events.ts';
import type { Db } from '../../db/database.ts';
import type { ConnectResult, InstagramPort, SendRequest, SendResult } from './port.ts';
import { sentences } from './sentences.ts';
import { readUnipileEvent, refOf } from './unipile-event.ts';

const slowMs = 5_000;
const codeLifeMs = minutes(5);
const rightCode = '123456';

export type LocalInstagram = InstagramPort & {
  /** Newest first; from one account, or from all. */
  list(from?: string): Promise<LocalInstagramMessage[]>;
  find(messageId: string): Promise<LocalInstagramMessage | undefined>;
  /** The event that a provider would send when `from` replies to our account `to`. */
  reply(from: string, to: string, text: string): Promise<SignedEvent>;
  /** Instagram logs our account out: sending fails from now on, and these events report it. */
  lose(username: string): Promise<SignedEvent[]>;
};

export type LocalInstagramOptions = {
  db: Db;
  clock: Clock;
  webhookSecret: string;
  delay?: (ms: number, signal: AbortSignal) => Promise<void>;
};

export function createLocalInstagram(options: LocalInstagramOptions): LocalInstagram {
  const { clock, webhookSecret } = options;
  const delay = options.delay ?? ((ms, signal) => sleep(ms, undefined, { signal }));
  const outbox = createLocalOutbox(options);

  async function accept(username: string): Promise<ConnectResult> {
    const connection = await outbox.addAccount(username);
    return { type: 'connected', username, connection, ownId: idOf(username) };
  }

  return {
    list: outbox.list,
    find: outbox.find,
    refOf,
    readEvent: (rawBody, headers) => readUnipileEvent(rawBody, headers, webhookSecret),
    disconnect: outbox.removeAccount,

    async connect(request, { signal }) {
      signal.throwIfAborted();
      const username = normalizeUsername(request.username);
      if (username.startsWith('down')) throw new TransientFault('the Instagram stand-in is down');
      if (username.startsWith('slow')) await delay(slowMs, signal);
      return (await stop(outbox, request, username, clock.now())) ?? accept(username);
    },
    resume: async () => ({ type: 'waiting' }),
    stateOf: async (connection) => ((await outbox.hasAccount(connection)) ? 'running' : 'lost'),

    async send(request, { signal, found }) {
      if (signal.aborted) return { type: 'not now' };
      const refusal = await refuse(outbox, request);
      if (refusal) return refusal;
      const { to } = request;
      if (found && !(await found({ recipientId: idOf(to), otherIds: [] }))) return { type: 'called off' };
      if (to.startsWith('slow')) await delay(slowMs, signal);
      if (to.startsWith('limbo') && !to.startsWith('limbo.delivered')) await silence(signal);
      const { id, chatId, isFirst } = await outbox.deliver(request);
      if (isFirst) await answerLater(options, { from: to, to: request.from });
      if (to.startsWith('limbo')) await silence(signal);
      if (to.startsWith('cut')) throw new Error('The Instagram stand-in cut the connection');
      return { type: 'sent', chatId, recipientId: idOf(to), messageId: messageIdOf(id) };
    },

    findUsername: async ({ id }) => nameOf(id),

    async listMessages({ connection, chatId, since }) {
      const them = personIn(chatId, connection);
      return them === undefined ? undefined : outbox.listChat(connection, them, since);
    },

    async isOpen({ connection, chatId }) {
      const them = personIn(chatId, connection);
      return them === undefined ? undefined : !them.startsWith('stranger');
    },

    async reply(from, to, text) {
      const accountId = await outbox.accountInTouch({ us: to, them: from });
      if (accountId === undefined) throw new Error(`Nobody is connected as ${to}`);
      const at = clock.now();
      const id = await outbox.keepAnswer({ accountId, from, text, at });
      return replyEvent({ accountId, from, text, at, id }, webhookSecret);
    },

    async lose(username) {
      const ids = await outbox.loseAccounts(normalizeUsername(username));
      return ids.map((id) => accountLostEvent(id, webhookSecret));
    },
  };
}

/** What keeps a login from succeeding, if anything. */
async function stop(
  outbox: LocalOutbox,
  { pending, code, password }: Parameters<InstagramPort['connect']>[0],
  username: string,
  now: Date,
): Promise<ConnectResult | undefined> {
  if (pending !== undefined && code !== undefined) return judgeCode(pending, code, username, now);
  if (password === 'wrong') return { type: 'refused', sentence: sentences.wrongPassword };
  if (username.startsWith('twofactor'))
    return { type: 'code needed', pending: `${now.getTime()}:${username}` };
  // Every other login succeeds, as if the user had confirmed in the app meanwhile.
  if (username.startsWith('challenge') && (await outbox.countTry(`login:${username}`)) % 2 === 1)
    return { type: 'app needed', pending: `${now.getTime()}:${username}` };
  return undefined;
}

async function refuse(
  outbox: LocalOutbox,
  { connection, from, to }: SendRequest,
): Promise<SendResult | undefined> {
  if (!(await outbox.hasAccount(connection))) return { type: 'account lost' };
  if (from.startsWith('blocked')) return { type: 'blocked' };
  if (to.startsWith('refuses')) return { type: 'declined', sentence: sentences.declined };
  if (to.startsWith('missing')) return { type: 'declined', sentence: sentences.nobody, isNobody: true };
  if (to.startsWith('later') && !to.startsWith('laterplease') && (await outbox.countTry(`send:${to}`)) === 1)
    return { type: 'not now', retryAfterMs: 1_000, isAway: true };
  return undefined;
}

function judgeCode(pending: string, code: string, username: string, now: Date): ConnectResult | undefined {
  const [askedAt, name] = pending.split(':');
  if (name !== username || now.getTime() - Number(askedAt) > codeLifeMs)
    return { type: 'refused', sentence: sentences.lateCode };
  return code === rightCode ? undefined : { type: 'refused', sentence: sentences.wrongCode };
}

/** Ends only when the caller aborts. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
  });
}
