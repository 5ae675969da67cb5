// Finds faults in an answer: a 5xx, a status that the contract does not name, an error without a plain sentence.
import type { Call } from '@opener/contract/call';
import type { OddRequest } from './odd-request.ts';
import type { Answered } from './send-request.ts';

/** These depend on a vendor, and say so when it fails. */
const askVendors = new Set(['generateDm', 'previewDm']);

export function faultOf({ call, method, isAddressed }: OddRequest, answered: Answered): string | undefined {
  const { status } = answered;
  if (status >= 500 && !(askVendors.has(call.name) && status === 502)) return 'a 5xx';
  if (isAddressed && !documented(call).has(status)) return `${status} is not in the contract`;
  if (status < 400 || method === 'HEAD') return undefined;
  return faultOfError(answered, isAddressed ? (extras[call.name] ?? []) : []);
}

/** Additional fields of a 409. */
const extras: Record<string, string[]> = {
  connectInstagram: ['checkpoint'],
  login: ['signup_id'],
  queueDm: ['confirm'],
  generateDm: ['confirm'],
  regenerateMessage: ['confirm'],
};

export function faultOfError({ type, text }: Answered, mayHave: string[] = []): string | undefined {
  if (!type.startsWith('application/json')) return `an error as ${type || 'nothing'}`;
  const body = read(text);
  if (typeof body !== 'object' || body === null) return 'an error that is no object';
  const { detail, ...rest }: { detail?: unknown } = body;
  if (typeof detail !== 'string') return 'an error without a detail';
  if (Object.keys(rest).some((name) => !mayHave.includes(name))) return 'more than a detail';
  return isPlainSentence(detail) ? undefined : 'a detail that is no plain sentence';
}

function documented({ status, otherStatus, errors = [], auth, params }: Call): Set<number> {
  // Any call with a body may refuse it as too large, unreadable or of another type.
  const always = [status, otherStatus ?? status, ...errors, 400, 413, 415, 422];
  return new Set([...always, ...(auth === 'session' ? [401] : []), ...(params ? [404] : [])]);
}

/** A readable sentence: words with spaces, no technical terms, nothing repeated from the request. */
function isPlainSentence(text: string): boolean {
  return (
    /^[A-Z][\p{L}\p{N} ,.:;'’?!_()“”–—@-]{5,200}$/u.test(text) &&
    text.includes(' ') &&
    !text.startsWith('Invalid input')
  );
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
