// Every call to the server goes through here, typed by the contract.
import type { Answer, Call, Input } from '@opener/contract/call';
import { session } from './session.ts';

type Given<C, K extends string> =
  C extends Record<K, infer S> ? { [P in K]: Input<S> } : { [P in K]?: never };

export type CallOptions<C extends Call> = Given<C, 'params'> &
  Partial<Given<C, 'query'>> &
  Given<C, 'body'> & { timeoutMs?: number; signal?: AbortSignal | undefined };

/** Status 0: no answer. `detail` is the server's sentence, if it sent one. */
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

/** The server's sentence of a failure, if any. */
export function failureDetail(error: unknown): string | undefined {
  return error instanceof ApiError ? error.detail : undefined;
}

/** With the session's token; a 401 on anything but a login ends the session. */
export function api<C extends Call>(call: C, options: CallOptions<C>): Promise<Answer<C>> {
  return inSession(call, (token) => send(call, options, token));
}

/** The answer with data from its headers, such as the total. */
export function apiWithHeaders<C extends Call>(
  call: C,
  options: CallOptions<C>,
): Promise<{ answer: Answer<C>; headers: Headers }> {
  return inSession(call, async (token) => {
    const response = await ask(call, options, token);
    return { answer: await read(response, options.signal), headers: response.headers };
  });
}

/** Undefined if the answer still has this tag. */
export function apiUnlessSame<C extends Call>(
  call: C,
  options: CallOptions<C>,
  tag: string | undefined,
): Promise<{ answer: Answer<C>; headers: Headers } | undefined> {
  return inSession(call, async (token) => {
    const response = await ask(call, options, token, tag);
    if (response.status === 304) return undefined;
    return { answer: await read(response, options.signal), headers: response.headers };
  });
}

/** For an answer that is a file. */
export function apiFile<C extends Call>(
  call: C,
  options: CallOptions<C>,
): Promise<{ file: Blob; headers: Headers }> {
  return inSession(call, async (token) => {
    const response = await ask(call, options, token);
    return { file: await answered(response.blob(), options.signal), headers: response.headers };
  });
}

/** Without a token, and without any effect on the session. */
export function directApi<C extends Call>(call: C, options: CallOptions<C>): Promise<Answer<C>> {
  return send(call, options, null);
}

async function inSession<T>(call: Call, action: (token: string | null) => Promise<T>): Promise<T> {
  const { token } = session.get();
  try {
    return await action(token);
  } catch (error) {
    // A late answer for an older token must not end the session that replaced it.
    const current = token !== null && token === session.get().token;
    if (error instanceof ApiError && error.status === 401 && call.name !== 'login' && current) {
      session.end('expired');
    }
    throw error;
  }
}

async function send<C extends Call>(
  call: C,
  options: CallOptions<C>,
  token: string | null,
): Promise<Answer<C>> {
  return read(await ask(call, options, token), options.signal);
}

async function read<C extends Call>(response: Response, signal: AbortSignal | undefined): Promise<Answer<C>> {
  const text = await answered(response.text(), signal);
  try {
    // The server already validates its answers against the same contract.
    return JSON.parse(text || 'null');
  } catch (error) {
    throw new ApiError(response.status, undefined, error);
  }
}

async function ask<C extends Call>(
  call: C,
  options: CallOptions<C>,
  token: string | null,
  tag?: string,
): Promise<Response> {
  const { timeoutMs = 10_000, signal, body } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (tag !== undefined) headers.set('if-none-match', tag);

  const response = await answered(
    fetch(addressOf(call, options), {
      method: call.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
    signal,
  );
  if (response.ok || (response.status === 304 && tag !== undefined)) return response;
  throw new ApiError(response.status, parse(await answered(response.text(), signal)));
}

/** A missing answer is a separate failure, unless the caller aborted. */
async function answered<T>(waiting: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await waiting;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, undefined, error);
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
