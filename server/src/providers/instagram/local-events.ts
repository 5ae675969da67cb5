// The events that the Instagram stand-in sends to our own webhook, as Unipile would.
import { chatOf, idOf, messageIdOf } from './local-outbox.ts';
import { webhookHeader } from './unipile-event.ts';

export type SignedEvent = { body: string; headers: Record<string, string> };

export function replyEvent(
  reply: { accountId: string; from: string; text: string; at: Date; id: string },
  secret: string,
): SignedEvent {
  const { accountId, from, text, at, id } = reply;
  const event = {
    event: 'message_received',
    account_id: accountId,
    account_type: 'INSTAGRAM',
    account_info: { type: 'INSTAGRAM', user_id: `ig_${accountId}` },
    chat_id: chatOf(accountId, from),
    message_id: messageIdOf(id),
    message: text,
    timestamp: at.toISOString(),
    sender: {
      attendee_provider_id: idOf(from),
      attendee_name: from,
      attendee_profile_url: `https://www.instagram.com/${from}/`,
    },
  };
  return sign(event, secret);
}

export function accountLostEvent(accountId: string, secret: string): SignedEvent {
  const status = { account_id: accountId, account_type: 'INSTAGRAM', message: 'CREDENTIALS' };
  return sign({ AccountStatus: status }, secret);
}

function sign(event: object, secret: string): SignedEvent {
  return {
    body: JSON.stringify(event),
    headers: { 'content-type': 'application/json', [webhookHeader]: secret },
  };
}
