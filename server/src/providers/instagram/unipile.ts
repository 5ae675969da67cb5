// Sends through Unipile, API v1: connect with username and password, two-factor codes, first messages, webhooks.
import { normalizeUsername } from '@opener/contract/dm';
import * as z from 'zod';
import { TransientFault } from '../../lib/port-faults.ts';
import type { ConnectResult, InstagramPort, SendRequest, SendResult } from './port.ts';
import { sentences } from './sentences.ts';
import {
  notNow,
  readCode,
  readLogin,
  readRecipient,
  readSent,
  type Answer,
  type Login,
} from './unipile-answers.ts';
import { readUnipileEvent, refOf } from './unipile-event.ts';
import { createAsk, NoAnswer, type Ask } from './unipile-transport.ts';

const provider = 'INSTAGRAM';

export type UnipileOptions = {
  /** The whole address, such as https://api1.unipile.com:13111 */
  dsn: string;
  apiKey: string;
  /** Without it no webhook is believed. */
  webhookSecret?: string | undefined;
  timeoutMs?: number | undefined;
};

export function createUnipileInstagram(options: UnipileOptions): InstagramPort {
  const ask = createAsk({ ...options, timeoutMs: options.timeoutMs ?? 30_000 });

  return {
    refOf,
    readEvent: (rawBody, headers) => readUnipileEvent(rawBody, headers, options.webhookSecret),

    async connect({ username: typed, password, code, pending }, { signal }) {
      signal.throwIfAborted();
      const username = normalizeUsername(typed);
      const solving = pending !== undefined && code !== undefined;
      const answer = await patient(signal, () =>
        solving
          ? ask(
              { method: 'POST', path: '/accounts/checkpoint', json: { provider, account_id: pending, code } },
              signal,
            )
          : ask({ method: 'POST', path: '/accounts', json: { provider, username, password } }, signal),
      );
      const login = solving ? readCode(answer) : readLogin(answer);
      if (!login) throw faultOf(answer);
      return finish(ask, login, username, signal);
    },

    async disconnect(connection) {
      const signal = new AbortController().signal;
      const answer = await patient(signal, () =>
        ask({ method: 'DELETE', path: accountPath(connection) }, signal),
      );
      if (answer.status >= 300 && answer.status !== 404) throw faultOf(answer);
    },

    async send(request, { signal }) {
      if (signal.aborted) return { type: 'not now' };
      const recipient = await findRecipient(ask, request, signal);
      if ('type' in recipient) return recipient;
      const answer = await startChat(ask, request, recipient.messagingId, signal);
      if (answer === 'never left') return { type: 'not now' };
      if (answer.status === 404) return whoIsMissing(ask, request.connection, signal);
      const result = readSent(answer);
      if (!result)
        throw new Error(`Unipile answered a message with ${answer.status}: nobody knows what became of it`);
      return result.type === 'sent' ? { ...result, recipientId: recipient.messagingId } : result;
    },
  };
}

/** People log in with a mail address too; the username that counts is the one that Instagram knows. */
async function finish(ask: Ask, login: Login, typed: string, signal: AbortSignal): Promise<ConnectResult> {
  if (login.type !== 'created') return login;
  const { accountId } = login;
  const account = await ask({ method: 'GET', path: accountPath(accountId) }, signal).catch(() => undefined);
  const known = Account.safeParse(account?.body).data?.connection_params.im.username;
  return { type: 'connected', username: known ? normalizeUsername(known) : typed, connection: accountId };
}

const Account = z.object({
  connection_params: z.object({ im: z.object({ username: z.string().min(1) }) }),
});

/** Until here nothing was sent: every failure is a definite one. */
async function findRecipient(
  ask: Ask,
  { connection, to }: SendRequest,
  signal: AbortSignal,
): Promise<{ messagingId: string } | SendResult> {
  const path = `/users/${encodeURIComponent(to)}?account_id=${encodeURIComponent(connection)}`;
  try {
    const answer = await ask({ method: 'GET', path }, signal);
    return answer.status === 404 ? await whoIsMissing(ask, connection, signal) : readRecipient(answer, to);
  } catch (error) {
    if (error instanceof NoAnswer) return { type: 'not now' };
    throw error;
  }
}

async function startChat(
  ask: Ask,
  { connection, text }: SendRequest,
  messagingId: string,
  signal: AbortSignal,
): Promise<Answer | 'never left'> {
  if (signal.aborted) return 'never left';
  const form = { account_id: connection, attendees_ids: messagingId, text };
  try {
    return await ask({ method: 'POST', path: '/chats', form }, signal);
  } catch (error) {
    if (error instanceof NoAnswer && !error.connected) return 'never left';
    throw error;
  }
}

/** The same 404 means that our account is gone, or that there is no such person. */
async function whoIsMissing(ask: Ask, connection: string, signal: AbortSignal): Promise<SendResult> {
  try {
    const account = await ask({ method: 'GET', path: accountPath(connection) }, signal);
    if (account.status === 404) return { type: 'account lost' };
    return account.status === 200 ? { type: 'declined', sentence: sentences.nobody } : notNow(account);
  } catch (error) {
    if (error instanceof NoAnswer) return { type: 'not now' };
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

function accountPath(connection: string): string {
  return `/accounts/${encodeURIComponent(connection)}`;
}
