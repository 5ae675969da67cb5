// Interprets Unipile's answers, of either version. Pure: no network, no clock. Sources: decision 30.
import * as z from 'zod';
import type { SendResult } from './port.ts';
import { sentences } from './sentences.ts';
import type { Dialect, Found, Login } from './unipile-dialect.ts';
import { messageIdOf } from './unipile-fields.ts';
import type { Answer } from './unipile-transport.ts';

/** Undefined if the login was neither accepted nor refused: the fault is Unipile's or ours, not the user's. */
export function readLogin(dialect: Dialect, answer: Answer): Login | undefined {
  const read = answer.status < 300 ? dialect.readLogin(answer.body) : undefined;
  if (read && 'accountId' in read) return { type: 'created', accountId: read.accountId };
  if (read) {
    const { pending, checkpoint } = read;
    // Any other checkpoint can only be confirmed in Instagram's app.
    return { type: codeCheckpoints.has(checkpoint) ? 'code needed' : 'app needed', pending };
  }
  const { problem } = answer;
  if (answer.status === 425 || problem === 'attempt_open') return { type: 'still open' };
  if (appProblems.has(problem)) return { type: 'app needed' };
  if (loginProblems.has(problem)) return { type: 'refused', sentence: sentences.wrongPassword };
  if (problem === 'account_restricted') return { type: 'refused', sentence: sentences.restricted };
  return undefined;
}

/** The answer to a code; a login expires after five minutes. */
export function readCode(dialect: Dialect, answer: Answer): Login | undefined {
  const { problem, status } = answer;
  if (problem === 'invalid_checkpoint_solution') return { type: 'refused', sentence: sentences.wrongCode };
  if ([400, 404, 408].includes(status) || problem === 'authentication_intent_error')
    return { type: 'refused', sentence: sentences.lateCode };
  return readLogin(dialect, answer);
}

/** Undefined if the answer does not say why there is no profile. */
export function readRecipient(dialect: Dialect, answer: Answer, username: string): Found | undefined {
  const user = answer.status === 200 ? dialect.readUser(answer.body) : undefined;
  if (user) {
    // A fuzzy search result must never make us write to somebody else.
    if (user.username.toLowerCase() !== username.toLowerCase())
      return { type: 'declined', sentence: sentences.nobody, isNobody: true };
    const [recipientId, ...otherIds] = user.ids;
    return recipientId === undefined ? undefined : { recipientId, otherIds };
  }
  if (answer.status === 429) return limitOf(answer);
  return refusalOf(answer);
}

const Started = z.object({
  object: z.literal('ChatStarted'),
  chat_id: z.string().nullish(),
  message_id: z.string().nullish(),
});

/** Undefined if it is unknown whether the message was sent: only the listed answers are definite. */
export function readSent(answer: Answer): SendResult | undefined {
  const started = Started.safeParse(answer.body);
  if (answer.status < 300) return started.success ? sentAs(started.data) : undefined;
  if (answer.status === 429) return limitOf(answer);
  const isCallRefused = isDefinite(answer) && callProblems.has(answer.problem);
  return refusalOf(answer) ?? (isCallRefused ? notNow(answer) : undefined);
}

function sentAs({ chat_id: chatId, message_id: id }: z.infer<typeof Started>): SendResult {
  return { type: 'sent', chatId: chatId ?? null, messageId: id ? messageIdOf(id) : null };
}

type NotNow = SendResult & { type: 'not now' };

export function notNow({ retryAfterMs }: Pick<Answer, 'retryAfterMs'>): NotNow {
  return { type: 'not now', ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** Unipile itself, our key or our contract. */
export function away(answer?: Pick<Answer, 'retryAfterMs'>): NotNow {
  return { ...notNow(answer ?? { retryAfterMs: undefined }), isAway: true };
}

/** Unipile's own limit says when to retry; Instagram's does not. */
function limitOf(answer: Answer): SendResult {
  const fromInstagram =
    answer.problem === 'limit_of_instagram' ||
    (answer.problem === 'too_many_requests' && answer.retryAfterMs === undefined);
  return fromInstagram ? { type: 'blocked' } : away(answer);
}

/** After anything else, the message may have been sent, whatever the body says. */
function isDefinite({ status }: Answer): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

function refusalOf(answer: Answer): SendResult | undefined {
  const { problem } = answer;
  if (!isDefinite(answer)) return undefined;
  if (lostProblems.has(problem) || appProblems.has(problem)) return { type: 'account lost' };
  if (limitProblems.has(problem)) return { type: 'blocked' };
  if (declineProblems.has(problem)) return { type: 'declined', sentence: sentences.declined };
  if (textProblems.has(problem)) return { type: 'declined', sentence: sentences.unfit };
  return contractProblems.has(problem) ? away(answer) : undefined;
}

/** Said by Unipile itself: a 404 without a name may be that of a proxy or of a wrong address, and then no account is lost. */
export function isMissing({ status, problem }: Answer): boolean {
  return status === 404 && problem !== '';
}

/** A definite no about what was asked for, and not about the account, our key or the pace. Without a name it may be a proxy's. */
export function isRefused({ status, problem }: Answer): boolean {
  if (status < 400 || status >= 500 || passing.has(status) || problem === '') return false;
  const others = [lostProblems, appProblems, limitProblems, contractProblems, callProblems];
  return !others.some((problems) => problems.has(problem));
}

const passing = new Set([401, 402, 408, 425, 429]);
const codeCheckpoints = new Set(['2FA', 'OTP']);
const loginProblems = new Set([
  'invalid_credentials',
  'expired_credentials',
  'invalid_parameters',
  'wrong_account',
  'account_mismatch',
]);
const appProblems = new Set(['action_required', 'unknown_authentication_context', 'checkpoint_error']);
const lostProblems = new Set(['disconnected_account', 'disconnected_feature', 'expired_credentials']);
const limitProblems = new Set([
  'account_restricted',
  'limit_exceeded',
  'cannot_resend_yet',
  'cannot_resend_within_24hrs',
]);
const declineProblems = new Set([
  'invalid_recipient',
  'no_connection_with_recipient',
  'blocked_recipient',
  'user_unreachable',
  'recipient_rejected',
  'cant_send_message',
  'resource_access_restricted',
]);
const textProblems = new Set(['invalid_message', 'invalid_parameters', 'unprocessable_entity']);
/** A problem with our key or contract: no account is lost, and it passes once the operator has fixed it. */
const contractProblems = new Set([
  'missing_credentials',
  'invalid_credentials',
  'feature_not_subscribed',
  'subscription_required',
  'payment_error',
  'insufficient_credits',
  'account_configuration_error',
  'realtime_client_not_initialized',
]);
/** Also for the operator, but perhaps a problem with one call only. */
const callProblems = new Set(['insufficient_privileges', 'insufficient_permissions', 'call_refused']);
