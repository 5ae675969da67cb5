// Interprets the webhooks of Unipile's version 2. Pure except for the age of a signature.
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { hashToken, sameText } from '../../lib/crypto.ts';
import { hours } from '../../lib/clock.ts';
import { BadWebhook, type InstagramEvent } from './port.ts';
import type { Headers } from './unipile-dialect.ts';
import { refOf } from './unipile-event.ts';
import { idOf, messageIdOf, textOf, timeOf } from './unipile-fields.ts';

export const signatureHeader = 'unipile-signature';

/** Long, because it is not documented whether a repeated event is signed again; processing one twice changes nothing. */
const oldestMs = hours(24);

export function readUnipileV2Event(
  rawBody: Buffer,
  headers: Headers,
  secret: string | undefined,
): InstagramEvent | undefined {
  const given = headers[signatureHeader];
  if (!secret || typeof given !== 'string' || !isSigned(rawBody, given, secret))
    throw new BadWebhook('The webhook is not signed with our secret');
  const { data: event } = Event.safeParse(parse(rawBody));
  return event && toInstagramEvent(event);
}

/** `t=<seconds>,v0=<hex>`: an HMAC-SHA-256 of the time, a dot and the raw body. */
export function signUnipileV2(rawBody: string | Buffer, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest('hex');
  return `t=${seconds},v0=${signature}`;
}

function isSigned(rawBody: Buffer, given: string, secret: string): boolean {
  const seconds = Number(/(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(given)?.[1]);
  const isFresh = Math.abs(Date.now() - seconds * 1000) <= oldestMs;
  const expected = signUnipileV2(rawBody, secret, seconds).split('v0=')[1]!;
  const signature = /(?:^|,)\s*v0=([0-9a-f]+)(?:,|$)/i.exec(given)?.[1]?.toLowerCase() ?? '';
  return sameText(hashToken(signature), hashToken(expected)) && isFresh;
}

const Event = z.object({
  type: z.string(),
  account_id: z.string().min(1),
  account_provider: z.string().nullish(),
  payload: z.unknown().optional(),
});
type Event = z.infer<typeof Event>;

const Message = z.object({
  id: z.string().min(1),
  text: z.string().nullish(),
  sender_id: z.string().nullish(),
  chat_id: z.string().nullish(),
  timestamp: z.iso.datetime({ offset: true }),
  is_sender: z.boolean().nullish(),
  is_event: z.boolean().nullish(),
});

/** `errored` and `paused` are for Unipile to fix: no new login is needed. */
const good = new Set(['account.status.running', 'account.add', 'account.reconnect']);
const lost = new Set(['account.status.disconnected', 'account.remove']);

function toInstagramEvent(event: Event): InstagramEvent | undefined {
  if (event.account_provider && event.account_provider.toLowerCase() !== 'instagram') return undefined;
  const connectionRef = refOf(event.account_id);
  if (good.has(event.type)) return { type: 'account ok', connectionRef, ...loginOf(event) };
  if (lost.has(event.type)) return { type: 'account lost', connectionRef };
  return event.type === 'message.new' ? ofMessage(event, connectionRef) : undefined;
}

/** The `state` of the login comes back with the account. */
function loginOf({ payload, account_id: connection }: Event): {
  login?: { tag: string; connection: string };
} {
  const tag = Added.safeParse(payload).data?.state;
  return tag ? { login: { tag, connection } } : {};
}

const Added = z.object({ state: z.string().nullish() });

function ofMessage({ payload }: Event, connectionRef: string): InstagramEvent | undefined {
  const { data: message } = Message.safeParse(payload);
  if (!message || message.is_sender || message.is_event) return undefined;
  return {
    type: 'reply',
    id: messageIdOf(message.id),
    connectionRef,
    chatId: idOf(message.chat_id),
    // Events identify people by id only.
    from: null,
    fromId: idOf(message.sender_id),
    text: textOf(message.text),
    at: timeOf(message.timestamp),
  };
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new BadWebhook('The webhook is not JSON');
  }
}
