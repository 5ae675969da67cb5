// A fake server: answers by method and path, records requests, and checks them against the contract. Violations are complaints, and a test
// with complaints fails.
import { calls } from '@opener/contract';
import type { Call } from '@opener/contract/call';
import { messageStates } from '@opener/contract/message-list';
import { onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';

/** `broken` marks an answer that our server would never give, such as a proxy's. */
export type Reply =
  | { status?: number; body?: unknown; headers?: Record<string, string>; broken?: true }
  | 'offline';
type Asked = { route: string; body: unknown; authorization: string | null };

const Failure = z.looseObject({ detail: z.string().check(z.minLength(1)) });
const complaints: string[] = [];

/** Complaints since the last call; resets the list. */
export const takeComplaints = (): string[] => complaints.splice(0);

/** Default answers for calls that many screens make: nothing has changed, and all counts are zero. */
const usually: Record<string, Reply> = {
  '/changes': { body: { latest: '1' } },
  '/conversations/unread': { body: { unread: 0 } },
  '/notices': { body: { answers: 'off' } },
  '/scrape/message-counts': {
    body: { all: 0, ...Object.fromEntries(messageStates.map((state) => [state, 0])) },
  },
};

export function fakeServer(replies: Record<string, Reply>) {
  const asked: Asked[] = [];
  const current = { ...replies };
  const held = new Map<string, Promise<void>>();
  for (const [route, reply] of Object.entries(current)) checkReply(route, reply);
  onTestFinished(() => {
    const found = takeComplaints();
    if (found.length > 0) throw new Error(found.join('\n'));
  });

  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const route = `${init.method} ${address.replace(/^\/api/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const authorization = new Headers(init.headers).get('authorization');
    asked.push({ route, body, authorization });
    checkRequest(route, body, authorization);

    await held.get(route);
    const reply = current[route] ?? usually[locate(route).pathname];
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    if (!reply) {
      complaints.push(`${route} has no answer in this test`);
      return Response.json({ detail: 'Not found.' }, { status: 404 });
    }
    const status = reply.status ?? findCall(route)?.status ?? 200;
    return new Response(status === 204 ? null : JSON.stringify(reply.body ?? {}), {
      status,
      headers: reply.headers ?? {},
    });
  });

  return {
    asked,
    bodyOf: (route: string) => asked.findLast((one) => one.route === route)?.body,
    /** From now on the route answers this. */
    answer: (route: string, reply: Reply) => {
      checkReply(route, reply);
      current[route] = reply;
    },
    /** The route answers only once the returned function has been called. */
    hold: (route: string): (() => void) => {
      let release = () => {};
      held.set(route, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
  };
}

function checkReply(route: string, reply: Reply): void {
  const call = findCall(route);
  if (!call) return void complaints.push(`${route} is answered, but not in the contract`);
  if (reply === 'offline' || reply.broken) return;
  const status = reply.status ?? call.status;
  if (status >= 400) {
    // A proxy's failure has no sentence.
    if (reply.body !== undefined) complain(`${route} fails`, Failure, reply.body);
    return;
  }
  if (status !== call.status && status !== call.otherStatus) {
    complaints.push(`${route} never answers ${status}`);
  }
  if (call.answer) complain(`${route} answers`, call.answer, reply.body);
  else if (status === 204 && reply.body !== undefined) complaints.push(`${route} answers without a body`);
}

function checkRequest(route: string, body: unknown, authorization: string | null): void {
  const call = findCall(route);
  if (!call) return void complaints.push(`${route} is not in the contract`);
  if (call.auth === 'session' && !authorization) complaints.push(`${route} is asked without a session`);
  const { pathname, searchParams } = locate(route);
  if (call.params) complain(`${route} has parameters`, call.params, paramsOf(call, pathname));
  const query = Object.fromEntries(searchParams);
  complain(`${route} has a query`, call.query ?? z.strictObject({}), query);
  if (call.body) complain(`${route} is sent`, call.body, body);
  else if (body !== undefined) complaints.push(`${route} is sent without a body`);
}

function complain(what: string, schema: z.ZodMiniType, value: unknown): void {
  const { error } = schema.safeParse(value);
  if (error) complaints.push(`${what} against the contract: ${z.prettifyError(error)}`);
}

function findCall(route: string): Call | undefined {
  const { method, pathname } = locate(route);
  return calls.find((call) => call.method === method && paramsOf(call, pathname) !== undefined);
}

function locate(route: string) {
  const [method = '', address = ''] = route.split(' ');
  const { pathname, searchParams } = new URL(address, 'http://server');
  return { method, pathname, searchParams };
}

/** Undefined if the path does not match. */
function paramsOf(call: Call, pathname: string): Record<string, string> | undefined {
  const [pattern, path] = [call.path.split('/'), pathname.split('/')];
  if (pattern.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = path[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given);
    else if (part !== given) return undefined;
  }
  return params;
}
