// Every call to the server goes through here, typed by the contract's description of it.
import type { Answer, Call, Input } from '@opener/contract/call';
import { session } from './session.ts';

type Given<C, K extends string> =
  C extends Record<K, infer S> ? { [P in K]: Input<S> } : { [P in K]?: never };

export type CallOptions<C extends Call> = Given<C, 'params'> &
  Partial<Given<C, 'query'>> &
  Given<C, 'body'> & { timeoutMs?: number; signal?: AbortSignal | undefined };

/** Status 0: no answer at all. `detail` is the server's sentence, when it sent one. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string | undefined;
  readonly body: unknown;

  constructor(status: number, body: unknown, cause?: unknown) {
    const detail = detailOf(body);
    super(detail ?? (status === 0 ? 'No answer' : `Status ${status}`), { cause });
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.body = body;
  }
}

/** The sentence the server sent with a failure, if it sent one. */
export function failureDetail(error: unknown): string | undefined {
  return error instanceof ApiError ? error.detail : undefined;
}

/** With the session's token; a 401 on anything but a login means that the session is over. */
export async function api<C extends Call>(call: C, options: CallOptions<C>): Promise<Answer<C>> {
  const { token } = session.get();
  try {
    return await send(call, options, token);
  } catch (error) {
    // A late answer to an older token must not end the session that replaced it.
    const current = token !== null && token === session.get().token;
    if (error instanceof ApiError && error.status === 401 && call.name !== 'login' && current) {
      session.end('expired');
    }
    throw error;
  }
}

/** Without a token and without any effect on the session. */
export function directApi<C extends Call>(call: C, options: CallOptions<C>): Promise<Answer<C>> {
  return send(call, options, null);
}

async function send<C extends Call>(
  call: C,
  options: CallOptions<C>,
  token: string | null,
): Promise<Answer<C>> {
  const { timeoutMs = 10_000, signal, body } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');

  let response: Response;
  let text: string;
  try {
    response = await fetch(addressOf(call, options), {
      method: call.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, undefined, error);
  }
  if (!response.ok) throw new ApiError(response.status, parse(text));
  try {
    // The server writes its answers by the same contract, so they are not checked a second time.
    return JSON.parse(text || 'null');
  } catch (error) {
    throw new ApiError(response.status, undefined, error);
  }
}

function addressOf(call: Call, { params, query }: { params?: unknown; query?: unknown }): string {
  const base = (import.meta.env.API_URL ?? '/api').replace(/\/+$/, '');
  const values = record(params);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const given = Object.entries(record(query)).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return base + path + (search && `?${search}`);
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function detailOf(body: unknown): string | undefined {
  const { detail } = record(body);
  return typeof detail === 'string' && detail ? detail : undefined;
}
