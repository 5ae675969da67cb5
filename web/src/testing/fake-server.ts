// A stand-in for the server: answers by method and path, and remembers what it was asked.
import { vi } from 'vitest';

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'offline';
type Asked = { route: string; body: unknown; authorization: string | null };

export function fakeServer(replies: Record<string, Reply>) {
  const asked: Asked[] = [];

  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const route = `${init.method} ${address.replace(/^\/api/, '')}`;
    asked.push({
      route,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      authorization: new Headers(init.headers).get('authorization'),
    });
    const reply = replies[route] ?? { status: 404, body: { detail: `No answer for ${route}` } };
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply.body ?? {}), {
      status: reply.status ?? 200,
      headers: reply.headers ?? {},
    });
  });

  return {
    asked,
    bodyOf: (route: string) => asked.findLast((one) => one.route === route)?.body,
    /** From now on the route answers this. */
    answer: (route: string, reply: Reply) => void (replies[route] = reply),
  };
}
