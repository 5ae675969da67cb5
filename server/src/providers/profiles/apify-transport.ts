// Runs Apify's Instagram profile scraper for one username and brings back whatever it found, unread.
import type { ApifyClient } from 'apify-client';
import { z } from 'zod';
import { TransientFault } from '../../lib/port-faults.ts';
import { toFault } from './apify-faults.ts';

const actor = 'apify/instagram-profile-scraper';
const finishedRun = z.object({ status: z.string(), defaultDatasetId: z.string().min(1) });

export type ApifyTransportOptions = { token: string; apiUrl?: string; timeoutMs: number };

export type ApifyTransport = { scrape(username: string, signal: AbortSignal): Promise<unknown> };

export function createApifyTransport(options: ApifyTransportOptions): ApifyTransport {
  return {
    async scrape(username, signal) {
      signal.throwIfAborted();
      const timeout = AbortSignal.timeout(options.timeoutMs);
      const { client, lastRetryAfter } = await clientFor(options, AbortSignal.any([signal, timeout]));
      try {
        return await runActor(client, username, options.timeoutMs / 1_000);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof TransientFault) throw error;
        if (timeout.aborted) throw new TransientFault(`Apify took longer than ${options.timeoutMs} ms`);
        throw toFault(error, lastRetryAfter());
      }
    },
  };
}

async function runActor(client: ApifyClient, username: string, seconds: number): Promise<unknown> {
  const run = await client
    .actor(actor)
    // The vendor's own timeout ends a run that nobody waits for any more, so that it costs nothing further.
    .call({ usernames: [username] }, { waitSecs: seconds, timeout: Math.ceil(seconds), log: null });
  const parsed = finishedRun.safeParse(run);
  if (!parsed.success) throw new TransientFault('Apify described its run in an unknown way');
  if (parsed.data.status !== 'SUCCEEDED')
    throw new TransientFault(`the run at Apify ended as ${parsed.data.status}`);
  const { items } = await client.dataset(parsed.data.defaultDatasetId).listItems({ limit: 1 });
  return items;
}

/** One client per reading, because it offers no other way to abort a request or to see an answer's headers. */
async function clientFor(options: ApifyTransportOptions, signal: AbortSignal) {
  // Loaded when first needed: it takes 0.4 s, which a server with the stand-in should not wait for.
  const { ApifyClient } = await import('apify-client');
  let retryAfter: string | undefined;
  const client = new ApifyClient({
    token: options.token,
    ...(options.apiUrl !== undefined && { baseUrl: options.apiUrl }),
    timeoutSecs: options.timeoutMs / 1_000,
    // Our own queue retries, with the person's job in view.
    maxRetries: 0,
    requestInterceptors: [
      (config) =>
        Object.assign(config, {
          signal,
          transformResponse: (body: unknown, headers: { get(name: string): unknown }) => {
            const told = headers.get('retry-after');
            retryAfter = typeof told === 'string' ? told : undefined;
            return body;
          },
        }),
    ],
  });
  return { client, lastRetryAfter: () => retryAfter };
}
