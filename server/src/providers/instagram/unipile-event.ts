// Interprets the webhooks of Unipile's version 1. No network. The local stand-in sends the same format.
import { usernamePattern } from '@opener/contract/username';
import * as z from 'zod';
import { hashToken, sameText } from '../../lib/crypto.ts';
import { BadWebhook, type InstagramEvent } from './port.ts';
import type { Headers } from './unipile-dialect.ts';
import { idOf, messageIdOf, textOf, timeOf } from './unipile-fields.ts';

/** Set on the webhook when it is registered, and sent with every event. */
export const webhookHeader = 'unipile-auth';

export function readUnipileEvent(
  rawBody: Buffer,
  headers: Headers,
  secret: string | undefined,
): InstagramEvent | undefined {
  const given = headers[webhookHeader];
  // Hashed first, so that the comparison does not reveal the secret's length by timing.
  const known = secret && typeof given === 'string' && sameText(hashToken(given), hashToken(secret));
  if (!known) throw new BadWebhook('The webhook does not carry our secret');
  return toInstagramEvent(parse(rawBody));
}

/** Account ids are long and random, so a plain hash reveals nothing. */
export function refOf(connection: string): string {
  return hashToken(connection);
}

const StatusEvent = z.object({
  AccountStatus: z.object({ account_id: z.string().min(1), message: z.string() }),
});

const Attendee = z.object({
  attendee_provider_id: z.string().nullish(),
  attendee_public_identifier: z.string().nullish(),
  attendee_profile_url: z.string().nullish(),
});

const MessageEvent = z.object({
  event: z.literal('message_received'),
  account_id: z.string().min(1),
  account_type: z.string().nullish(),
  account_info: z.object({ user_id: z.string().nullish() }).nullish(),
  chat_id: z.string().nullish(),
  message_id: z.string().min(1),
  message: z.string().nullish(),
  timestamp: z.iso.datetime({ offset: true }),
  is_sender: z.union([z.boolean(), z.number()]).nullish(),
  sender: Attendee,
});
type MessageEvent = z.infer<typeof MessageEvent>;

function toInstagramEvent(raw: unknown): InstagramEvent | undefined {
  const status = StatusEvent.safeParse(raw);
  if (status.success) return ofStatus(status.data.AccountStatus);
  const message = MessageEvent.safeParse(raw);
  return message.success ? ofMessage(message.data) : undefined;
}

const good = new Set(['OK', 'SYNC_SUCCESS', 'RECONNECTED', 'CREATION_SUCCESS']);
export const lostStates = new Set(['CREDENTIALS', 'ERROR', 'STOPPED', 'DELETED', 'PERMISSIONS']);

function ofStatus({ account_id, message }: z.infer<typeof StatusEvent>['AccountStatus']) {
  const connectionRef = refOf(account_id);
  if (good.has(message)) return { type: 'account ok', connectionRef } as const;
  // Others, such as CONNECTING, are transitional.
  return lostStates.has(message) ? ({ type: 'account lost', connectionRef } as const) : undefined;
}

function ofMessage(event: MessageEvent): InstagramEvent | undefined {
  const { sender, account_info: own } = event;
  const ourOwn =
    Boolean(event.is_sender) || Boolean(own?.user_id && own.user_id === sender.attendee_provider_id);
  if (ourOwn || (event.account_type && event.account_type !== 'INSTAGRAM')) return undefined;
  return {
    type: 'reply',
    id: messageIdOf(event.message_id),
    connectionRef: refOf(event.account_id),
    chatId: idOf(event.chat_id),
    from: usernameOf(sender),
    fromId: idOf(sender.attendee_provider_id),
    text: textOf(event.message),
    at: timeOf(event.timestamp),
  };
}

function usernameOf(sender: z.infer<typeof Attendee>): string | null {
  const inAddress = /instagram\.com\/([a-z0-9._]{1,30})\/?(?:\?|$)/i.exec(
    sender.attendee_profile_url ?? '',
  )?.[1];
  // Stored and mailed, so it has to be a name.
  const names = [sender.attendee_public_identifier, inAddress].map((name) => name?.toLowerCase() ?? '');
  return names.find((name) => usernamePattern.test(name)) ?? null;
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new BadWebhook('The webhook is not JSON');
  }
}
