// What went wrong at Apify, said in our own family of faults. The vendor's errors carry the request and with it our
// token, so nothing of them is passed on but a status and a type.
import type { ApifyApiError } from 'apify-client';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import { profilesOutOfFunds } from './port.ts';

export function toFault(error: unknown, retryAfter: string | undefined): FinalFault | TransientFault {
  if (!isApiError(error)) return new TransientFault(`no usable answer from Apify${codeOf(error)}`);
  const { statusCode, type } = error;
  const told = `Apify answered ${statusCode}${type === undefined ? '' : ` (${type})`}`;
  // Too many runs at once: it passes as soon as one of them ends.
  if (type === 'actor-memory-limit-exceeded') return new TransientFault(told, toMs(retryAfter));
  if (statusCode === 402 || saysOutOfFunds(error)) return profilesOutOfFunds();
  if (statusCode >= 500 || passing.has(statusCode)) return new TransientFault(told, toMs(retryAfter));
  return profilesRefused();
}

const profilesRefused = () =>
  new FinalFault(
    'profiles_refused',
    'Profiles cannot be read right now. The fault is on our side, not yours, and we are on it.',
  );

/** By name, so that the client need not be loaded to recognise its errors. */
function isApiError(error: unknown): error is ApifyApiError {
  return error instanceof Error && error.name === 'ApifyApiError' && 'statusCode' in error;
}

const passing = new Set([408, 409, 425, 429]);

/** A spent monthly budget comes as a 403, told from a refused token only by its words. */
function saysOutOfFunds(error: ApifyApiError): boolean {
  return (
    error.statusCode === 403 && /usage (hard )?limit|not.enough.usage|insufficient.funds/i.test(error.message)
  );
}

/** Such as ECONNRESET. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? ` (${code})` : '';
}

/** Seconds, or a date. */
function toMs(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
