// One call to Unipile. Whatever goes wrong leaves here without the key, the password or an account in its words.
import { randomUUID } from 'node:crypto';
import type { Answer } from './unipile-answers.ts';

export type UnipileCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  json?: object;
  form?: Record<string, string>;
};

/** No answer came. `connected` says whether the request may have reached Unipile. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor(
    call: UnipileCall,
    why: string,
    readonly connected: boolean,
  ) {
    super(`Unipile did not answer ${call.method} ${roomOf(call.path)}: ${why}`);
  }
}

export type Ask = (call: UnipileCall, signal: AbortSignal) => Promise<Answer>;

export function createAsk(options: { dsn: string; apiKey: string; timeoutMs: number }): Ask {
  const base = options.dsn.replace(/\/+$/, '');

  return async (call, signal) => {
    const timeout = AbortSignal.timeout(options.timeoutMs);
    try {
      const response = await fetch(`${base}/api/v1${call.path}`, {
        method: call.method,
        ...packed(call, { accept: 'application/json', 'x-api-key': options.apiKey }),
        signal: AbortSignal.any([signal, timeout]),
        // Following one could send a message twice.
        redirect: 'manual',
      });
      const text = await response.text();
      return {
        status: response.status,
        body: parse(text),
        retryAfterMs: waitOf(response.headers.get('retry-after')),
      };
    } catch (error) {
      if (timeout.aborted) throw new NoAnswer(call, `nothing within ${options.timeoutMs} ms`, true);
      if (signal.aborted) throw new NoAnswer(call, 'the caller left', true);
      const code = codeOf(error);
      throw new NoAnswer(call, code, !neverConnected.has(code));
    }
  };
}

type Packed = { headers: Record<string, string>; body?: string };

function packed({ json, form }: UnipileCall, headers: Record<string, string>): Packed {
  if (json)
    return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
  if (!form) return { headers };
  const boundary = `opener-${randomUUID()}`;
  // By hand: FormData would turn every line break of the message into CR LF.
  const parts = Object.entries(form).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause && typeof cause === 'object' && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'the connection broke';
}

/** The path without account ids, usernames and queries. */
function roomOf(path: string): string {
  return path.split(/[/?]/).slice(0, 2).join('/');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function waitOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}
