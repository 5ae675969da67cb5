// Classifies the failures of a language model's endpoint. The vendor's answer is dropped, because it may contain the key.
import { APICallError } from 'ai';
import { FinalFault, OperatorFault, TransientFault } from '../../lib/port-faults.ts';

const onOurSide =
  'Messages cannot be written right now. The problem is on our side, and we are working on it.';

export function faultOf(error: unknown): FinalFault | TransientFault {
  if (error instanceof FinalFault || error instanceof TransientFault) return error;
  if (APICallError.isInstance(error)) return faultOfAnswer(error);
  return new TransientFault('the writer could not be reached or did not answer in a way we understand');
}

export function unusable(): FinalFault {
  return new FinalFault('writer_unusable', 'The writer gave an unusable answer twice.');
}

export function declined(): FinalFault {
  return new FinalFault('writer_declined', 'The writer declined to write to this person.');
}

/** Models that refuse in prose instead of in the field for it. */
export function soundsLikeRefusal(answer: string): boolean {
  return /\b(?:I['’]?m sorry|I apologi[sz]e|I (?:can(?:no|['’])t|won['’]t|am unable|['’]?m (?:not able|unable))|unable to (?:help|assist|comply)|against my|not comfortable)\b/iu.test(
    answer.slice(0, 400),
  );
}

/** Endpoints without json_schema support answer 400 or 422 about the format. */
export function isFormatRefusal(error: unknown): boolean {
  return complainsOf(error, /response_format|json_schema|structured.?output|grammar|schema/iu);
}

/** Some models accept no temperature, or name the token limit differently. */
export function isSettingsRefusal(error: unknown): boolean {
  return complainsOf(error, /temperature|max_tokens|max_completion_tokens/iu);
}

function complainsOf(error: unknown, subject: RegExp): boolean {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return false;
  return subject.test(error.responseBody ?? error.message);
}

/** Not "billing" alone: ordinary limits link to that page. */
const noFunds = /insufficient_quota|billing_(?:hard_limit|not_active)|credit balance/iu;

function faultOfAnswer(error: APICallError): FinalFault | TransientFault {
  const { statusCode: status } = error;
  if (status === 401 || status === 403) return new OperatorFault('writer_locked', onOurSide);
  if (status === 402 || noFunds.test(error.responseBody ?? ''))
    return new OperatorFault('writer_out_of_funds', onOurSide);
  if (status === 404) return new OperatorFault('writer_misconfigured', onOurSide);
  const passing =
    status === undefined || status < 300 || status >= 500 || [408, 409, 425, 429].includes(status);
  if (passing)
    return new TransientFault(
      `the writer answered ${status ?? 'nothing'}`,
      retryAfterMs(error.responseHeaders),
    );
  return new FinalFault('writer_refused', 'The writing service could not work with this profile.');
}

function retryAfterMs(headers: Record<string, string> = {}): number | undefined {
  const exact = Number(headers['retry-after-ms']);
  if (headers['retry-after-ms'] !== undefined && Number.isFinite(exact)) return Math.max(0, exact);
  const asked = headers['retry-after'];
  if (asked === undefined) return undefined;
  const wait = /^\d+(?:\.\d+)?$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, Math.round(wait)) : undefined;
}
