// One request to a vendor's API, for checks. Of a failure only the status and a plain description are kept.
import { plainCode } from '../lib/port-faults.ts';

export type JsonAnswer = {
  /** 0 if there was no answer. */
  status: number;
  body: unknown;
  /** Safe to show. */
  told: string;
};

export type Question = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  json?: object;
  form?: URLSearchParams;
};

const patienceMs = 15_000;

export async function askJson(address: string, question: Question): Promise<JsonAnswer> {
  const { method = 'GET', headers, json, form } = question;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
    });
    const body = await response.json().catch(() => undefined);
    return { status: response.status, body, told: `it answered ${response.status}` };
  } catch (error) {
    return { status: 0, body: undefined, told: `nothing answers (${reasonOf(error)})` };
  }
}

/** Such as ECONNREFUSED or CERT_HAS_EXPIRED, which fetch puts in the cause. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `${patienceMs / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return plainCode(cause && typeof cause === 'object' && 'code' in cause ? cause.code : undefined);
}
