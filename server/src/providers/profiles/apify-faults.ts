// Maps Apify's failures to our faults. Of the vendor's answer only a status, a type and a code are kept.
import { z } from 'zod';
import { type FinalFault, OperatorFault, plainCode, TransientFault } from '../../lib/port-faults.ts';
import { profilesOutOfFunds } from './port.ts';

export type ApifyAnswer = { ok: boolean; status: number; text: string; retryAfter: string | null };

export function faultOfAnswer(answer: ApifyAnswer): FinalFault | TransientFault {
  const { status } = answer;
  const { type, message } = errorIn(answer);
  const told = `Apify answered ${status}${type === undefined ? '' : ` (${plainCode(type)})`}`;
  // Too many concurrent runs: it passes as soon as one of them ends.
  if (type === 'actor-memory-limit-exceeded') return new TransientFault(told, toMs(answer.retryAfter));
  if (status === 402 || (status === 403 && saysOutOfFunds(message))) return profilesOutOfFunds();
  if (status >= 500 || passing.has(status)) return new TransientFault(told, toMs(answer.retryAfter));
  return profilesRefused();
}

/** No answer, or an unreadable one. */
export function faultOfSilence(error: unknown): TransientFault {
  return new TransientFault(`no usable answer from Apify${codeOf(error)}`);
}

export function isNotFound(answer: ApifyAnswer): boolean {
  return answer.status === 404 && notFound.has(errorIn(answer).type ?? '');
}

const notFound = new Set(['record-not-found', 'record-or-token-not-found']);
const passing = new Set([408, 409, 425, 429]);

const profilesRefused = () =>
  new OperatorFault(
    'profiles_refused',
    'Profiles cannot be read right now. The problem is on our side, and we are working on it.',
  );

const refusal = z.object({
  error: z.object({ type: z.string().optional(), message: z.string().optional() }),
});

function errorIn({ text }: ApifyAnswer): { type?: string | undefined; message?: string | undefined } {
  try {
    return refusal.parse(JSON.parse(text)).error;
  } catch {
    // A proxy's error page.
    return {};
  }
}

/** A spent monthly budget comes as a 403, distinguishable from a refused token only by its text. */
function saysOutOfFunds(message = ''): boolean {
  return /usage (hard )?limit|not.enough.usage|insufficient.funds/i.test(message);
}

/** Such as ECONNRESET, which fetch puts in the cause. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? ` (${code})` : '';
}

/** Seconds, or a date. */
function toMs(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
