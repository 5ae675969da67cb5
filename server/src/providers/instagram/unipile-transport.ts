// One call to Unipile. Errors never contain the key, the password or an account.
import { randomUUID } from 'node:crypto';
import { days } from '../../lib/clock.ts';

export type UnipileCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  json?: object;
  form?: Record<string, string>;
  /** Overrides the default timeout. */
  timeoutMs?: number;
};

/** An answer, normalized for both versions. */
export type Answer = {
  status: number;
  body: unknown;
  /** The error type in version 1's terms, without `errors/`; empty if there is none. */
  problem: string;
  retryAfterMs: number | undefined;
};

/** No answer. `connected` says whether the request may have reached Unipile. */
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

export type AskOptions = {
  base: string;
  apiKey: string;
  timeoutMs: number;
  problemOf(body: unknown): string;
};

export function createAsk(options: AskOptions): Ask {
  return async (call, signal) => {
    const timeoutMs = call.timeoutMs ?? options.timeoutMs;
    const timeout = AbortSignal.timeout(timeoutMs);
    const request = {
      method: call.method,
      ...packed(call, { accept: 'application/json', 'x-api-key': options.apiKey }),
      signal: AbortSignal.any([signal, timeout]),
      // Following a redirect could send a message twice.
      redirect: 'manual' as const,
    };
    try {
      const response = await fetchFollowing(new URL(`${options.base}${call.path}`), request);
      const body = parse(await response.text());
      return {
        status: response.status,
        body,
        problem: response.status < 300 ? '' : options.problemOf(body),
        retryAfterMs: waitOf(response.headers.get('retry-after')),
      };
    } catch (error) {
      if (timeout.aborted) throw new NoAnswer(call, `nothing within ${timeoutMs} ms`, true);
      if (signal.aborted) throw new NoAnswer(call, 'the caller left', true);
      const code = codeOf(error);
      throw new NoAnswer(call, code, !neverConnected.has(code));
    }
  };
}

/** Some paths redirect to the same path with a trailing slash. Only reads follow, once, and never to another host. */
async function fetchFollowing(address: URL, request: RequestInit): Promise<Response> {
  const response = await fetch(address, request);
  const location = response.headers.get('location');
  if (request.method !== 'GET' || !moved.has(response.status) || location === null) return response;
  if (!URL.canParse(location, address.href)) return response;
  const next = new URL(location, address);
  if (next.origin !== address.origin) return response;
  await response.body?.cancel();
  return fetch(next, request);
}

const moved = new Set([301, 302, 307, 308]);

type Packed = { headers: Record<string, string>; body?: string };

function packed({ json, form }: UnipileCall, headers: Record<string, string>): Packed {
  if (json)
    return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
  if (!form) return { headers };
  const boundary = `opener-${randomUUID()}`;
  // Built by hand: FormData would turn every line break of the message into CR LF.
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

const rooms = new Set(['accounts', 'auth', 'chats', 'users']);

/** What the path is about, without account ids, usernames and queries. In version 2 it begins with the account. */
function roomOf(path: string): string {
  return path.split(/[/?]/).find((part) => rooms.has(part)) ?? 'something';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A longer wait is a mistake, and would stop an account for good. */
const longestWaitMs = days(1);

function waitOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? Math.min(ms, longestWaitMs) : undefined;
}
