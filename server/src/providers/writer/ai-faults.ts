// Tells what went wrong at a language model's endpoint. Nothing of the vendor's answer goes along: it may repeat the key.
import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';

const onOurSide =
  'Messages cannot be written right now. This is on our side; we have been told and are on it.';

export function faultOf(error: unknown): FinalFault | TransientFault {
  if (error instanceof FinalFault || error instanceof TransientFault) return error;
  if (APICallError.isInstance(error)) return faultOfAnswer(error);
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return malformed();
  return new TransientFault('the writer could not be reached or did not answer in a way we understand');
}

export function malformed(): TransientFault {
  return new TransientFault('the writer gave an answer of the wrong shape');
}

export function declined(): FinalFault {
  return new FinalFault('writer_declined', 'The writing service declined to write to this profile.');
}

/** Endpoints that do not know json_schema say so with a 400 or 422 about the format they were asked for. */
export function isFormatRefusal(error: unknown): boolean {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return false;
  return /response_format|json_schema|structured.?output|grammar|schema/iu.test(
    error.responseBody ?? error.message,
  );
}

function faultOfAnswer(error: APICallError): FinalFault | TransientFault {
  const { statusCode: status } = error;
  if (status === 401 || status === 403) return new FinalFault('writer_locked', onOurSide);
  if (status === 402 || /insufficient_quota|billing|credit balance/iu.test(error.responseBody ?? ''))
    return new FinalFault('writer_out_of_funds', onOurSide);
  if (status === 404) return new FinalFault('writer_misconfigured', onOurSide);
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
