// What Unipile's answers (API v1) mean to us. Pure: no network, no clock.
import * as z from 'zod';
import type { ConnectResult, SendResult } from './port.ts';
import { sentences } from './sentences.ts';

export type Answer = {
  status: number;
  body: unknown;
  retryAfterMs: number | undefined;
};

type Checkpoint = Exclude<ConnectResult, { type: 'connected' }>;
export type Login = { type: 'created'; accountId: string } | Checkpoint;

const Created = z.object({ object: z.literal('AccountCreated'), account_id: z.string().min(1) });
const Asked = z.object({
  object: z.literal('Checkpoint'),
  account_id: z.string().min(1),
  checkpoint: z.object({ type: z.string() }),
});

/** Nothing when the login was neither taken nor refused: the fault is Unipile's or ours, not the person's. */
export function readLogin(answer: Answer): Login | undefined {
  const created = Created.safeParse(answer.body);
  if (answer.status < 300 && created.success) return { type: 'created', accountId: created.data.account_id };
  const asked = Asked.safeParse(answer.body);
  if (answer.status < 300 && asked.success) {
    const { account_id: pending, checkpoint } = asked.data;
    // Whatever else Instagram asks for, only its own app can answer.
    return codeCheckpoints.has(checkpoint.type) ? { type: 'code needed', pending } : { type: 'app needed' };
  }
  const type = errorType(answer);
  if (appErrors.has(type)) return { type: 'app needed' };
  if (loginErrors.has(type)) return { type: 'refused', sentence: sentences.wrongPassword };
  if (type === 'errors/account_restricted') return { type: 'refused', sentence: sentences.restricted };
  return undefined;
}

/** The answer to a code; a login lives for five minutes, and then is gone. */
export function readCode(answer: Answer): Login | undefined {
  const type = errorType(answer);
  if (type === 'errors/invalid_checkpoint_solution')
    return { type: 'refused', sentence: sentences.wrongCode };
  if ([400, 404, 408].includes(answer.status) || type === 'errors/authentication_intent_error')
    return { type: 'refused', sentence: sentences.lateCode };
  return readLogin(answer);
}

const Profile = z.object({
  public_identifier: z.string(),
  provider_messaging_id: z.string().nullish(),
});

/** Nothing was sent yet, so that every answer but the right profile is a definite one. */
export function readRecipient(answer: Answer, username: string): { messagingId: string } | SendResult {
  const profile = Profile.safeParse(answer.body);
  if (answer.status === 200 && profile.success) {
    const { public_identifier: found, provider_messaging_id: messagingId } = profile.data;
    // A search that guesses must never make us write to somebody else.
    if (found.toLowerCase() !== username.toLowerCase())
      return { type: 'declined', sentence: sentences.nobody };
    return messagingId ? { messagingId } : { type: 'declined', sentence: sentences.declined };
  }
  if (answer.status === 429) return notNow(answer);
  return refusalOf(answer) ?? notNow(answer);
}

const Started = z.object({ object: z.literal('ChatStarted'), chat_id: z.string().nullish() });

/** Nothing when nobody can say whether the message went out: only what is listed counts as an answer. */
export function readSent(answer: Answer): SendResult | undefined {
  const started = Started.safeParse(answer.body);
  if (answer.status < 300)
    return started.success ? { type: 'sent', chatId: started.data.chat_id ?? null } : undefined;
  if (answer.status === 429) return limitOf(answer);
  return refusalOf(answer);
}

export function notNow({ retryAfterMs }: Pick<Answer, 'retryAfterMs'>): SendResult {
  return { type: 'not now', ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** Unipile's own limit says when to come back; Instagram's does not. */
function limitOf(answer: Answer): SendResult {
  const fromInstagram = errorType(answer) === 'errors/too_many_requests' && answer.retryAfterMs === undefined;
  return fromInstagram ? { type: 'blocked' } : notNow(answer);
}

function refusalOf(answer: Answer): SendResult | undefined {
  if (answer.status < 400 || answer.status >= 500 || answer.status === 408) return undefined;
  const type = errorType(answer);
  if (lostErrors.has(type) || appErrors.has(type)) return { type: 'account lost' };
  if (limitErrors.has(type)) return { type: 'blocked' };
  if (declineErrors.has(type)) return { type: 'declined', sentence: sentences.declined };
  if (textErrors.has(type)) return { type: 'declined', sentence: sentences.unfit };
  return operatorErrors.has(type) ? notNow(answer) : undefined;
}

function errorType({ body }: Answer): string {
  return Problem.safeParse(body).data?.type ?? '';
}

const Problem = z.object({ type: z.string() });
const errors = (...names: string[]) => new Set(names.map((name) => `errors/${name}`));

const codeCheckpoints = new Set(['2FA', 'OTP']);
const loginErrors = errors(
  'invalid_credentials',
  'expired_credentials',
  'invalid_parameters',
  'wrong_account',
);
const appErrors = errors('action_required', 'unknown_authentication_context', 'checkpoint_error');
const lostErrors = errors('disconnected_account', 'disconnected_feature', 'expired_credentials');
const limitErrors = errors(
  'account_restricted',
  'limit_exceeded',
  'cannot_resend_yet',
  'cannot_resend_within_24hrs',
);
const declineErrors = errors(
  'invalid_recipient',
  'no_connection_with_recipient',
  'blocked_recipient',
  'user_unreachable',
  'recipient_rejected',
  'cant_send_message',
  'resource_access_restricted',
);
const textErrors = errors('invalid_message', 'invalid_parameters', 'unprocessable_entity');
/** Our key or our contract with Unipile: no account is lost for that, and it passes once somebody looks after it. */
const operatorErrors = errors(
  'missing_credentials',
  'invalid_credentials',
  'insufficient_privileges',
  'insufficient_permissions',
  'feature_not_subscribed',
  'subscription_required',
  'payment_error',
  'insufficient_credits',
  'account_configuration_error',
  'realtime_client_not_initialized',
);
