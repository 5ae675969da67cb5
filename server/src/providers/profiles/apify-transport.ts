// Runs Apify's Instagram profile scraper for one username and returns the raw result.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { FinalFault, plainCode, TransientFault } from '../../lib/port-faults.ts';
import { faultOfAnswer, faultOfSilence, isNotFound, type ApifyAnswer } from './apify-faults.ts';

const defaultApiUrl = 'https://api.apify.com';
const scraper = 'apify~instagram-profile-scraper';
const pauseMs = 250;

const startedRun = z.object({ data: z.object({ id: z.string().min(1) }) });
const knownRun = z.object({ data: z.object({ status: z.string(), defaultDatasetId: z.string().min(1) }) });
const underWay = new Set(['READY', 'RUNNING', 'TIMING-OUT', 'ABORTING']);

export type ApifyTransportOptions = { token: string; apiUrl?: string; timeoutMs: number };

export type ApifyTransport = { scrape(username: string, signal: AbortSignal): Promise<unknown> };

type Call = { path: string; query: Record<string, number>; json?: object };
type Ask = (call: Call) => Promise<ApifyAnswer>;

export function createApifyTransport(options: ApifyTransportOptions): ApifyTransport {
  const { timeoutMs } = options;
  return {
    async scrape(username, signal) {
      signal.throwIfAborted();
      const timeout = AbortSignal.timeout(timeoutMs);
      const either = AbortSignal.any([signal, timeout]);
      try {
        return await runScraper(createAsk(options, either), username, Math.ceil(timeoutMs / 1_000), either);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof TransientFault || error instanceof FinalFault) throw error;
        if (timeout.aborted) throw new TransientFault(`Apify took longer than ${timeoutMs} ms`);
        throw faultOfSilence(error);
      }
    },
  };
}

async function runScraper(ask: Ask, username: string, seconds: number, signal: AbortSignal) {
  const started = await ask({
    path: `actors/${scraper}/runs`,
    // The vendor's own timeout ends an abandoned run, so that it costs nothing further.
    query: { timeout: seconds },
    json: { usernames: [username] },
  });
  const { id } = read(startedRun, started).data;
  const run = await waitForEnd(ask, id, seconds, signal);
  if (run.status !== 'SUCCEEDED')
    throw new TransientFault(`the run at Apify ended as ${plainCode(run.status)}`);
  const path = `datasets/${encodeURIComponent(run.defaultDatasetId)}/items`;
  return bodyOf(await ask({ path, query: { limit: 1 } }));
}

async function waitForEnd(ask: Ask, id: string, seconds: number, signal: AbortSignal) {
  const call = { path: `actor-runs/${encodeURIComponent(id)}`, query: { waitForFinish: seconds } };
  for (;;) {
    const answer = await ask(call);
    // A replica of the vendor's database may not know a new run yet.
    if (!isNotFound(answer)) {
      const { data } = read(knownRun, answer);
      if (!underWay.has(data.status)) return data;
    }
    await sleep(pauseMs, undefined, { signal });
  }
}

function read<T>(schema: z.ZodType<T>, answer: ApifyAnswer): T {
  const parsed = schema.safeParse(bodyOf(answer));
  if (!parsed.success) throw new TransientFault('Apify described its run in an unknown way');
  return parsed.data;
}

function bodyOf(answer: ApifyAnswer): unknown {
  if (!answer.ok) throw faultOfAnswer(answer);
  return JSON.parse(answer.text);
}

function createAsk({ token, apiUrl = defaultApiUrl }: ApifyTransportOptions, signal: AbortSignal): Ask {
  const base = apiUrl.replace(/\/+$/, '');
  return async ({ path, query, json }) => {
    const address = new URL(`${base}/v2/${path}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
      signal,
      // Following a redirect could start a second run, which costs money.
      redirect: 'error',
    });
    const { ok, status, headers } = response;
    return { ok, status, text: await response.text(), retryAfter: headers.get('retry-after') };
  };
}
