// A loopback server that speaks Apify's protocol (start a run, wait for it, read its dataset) and fails on demand.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listenOnLoopback } from './loopback.ts';

export const apifyToken = 'apify_api_only_for_tests';

export type ApifyStep = 'start' | 'wait' | 'items';
export type ApifyAnswer = { status?: number; headers?: Record<string, string>; body?: unknown };
/** A custom answer, silence, a connection cut before or during the answer, or half of an answer. */
export type ApifyFault = ApifyAnswer | 'hang' | 'cut' | 'cut within' | 'truncate';

export type TestApifyServer = {
  url: string;
  /** Every request as `METHOD path`, oldest first. */
  requests: string[];
  /** Faults for this username's next runs at one step; each is used once. */
  fail(username: string, step: ApifyStep, ...faults: ApifyFault[]): void;
  /** What the scraper returns for this username from now on. */
  find(username: string, items: unknown): void;
  /** For the whole account, this month. */
  budget: { maxMonthlyUsageUsd: number; monthlyUsageUsd: number };
  /** Whether the token may use the scraper. */
  allowScraper(allowed: boolean): void;
  close(): Promise<void>;
};

export async function startApifyServer(): Promise<TestApifyServer> {
  const requests: string[] = [];
  const faults = new Map<string, ApifyFault[]>();
  const found = new Map<string, unknown>();
  const budget = { maxMonthlyUsageUsd: 49, monthlyUsageUsd: 7.5 };
  let scraperAllowed = true;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    requests.push(`${request.method} ${pathname}`);
    if (request.headers.authorization !== `Bearer ${apifyToken}`)
      return send(
        response,
        errorAnswer(401, 'user-or-token-not-found', 'User was not found or token is not valid'),
      );

    const { maxMonthlyUsageUsd, monthlyUsageUsd } = budget;
    if (pathname === '/v2/users/me')
      return send(response, { body: { data: { username: 'opener', plan: { id: 'STARTER' } } } });
    if (pathname === '/v2/users/me/limits') {
      const data = { limits: { maxMonthlyUsageUsd }, current: { monthlyUsageUsd } };
      return send(response, { body: { data } });
    }
    if (pathname === '/v2/acts/apify~instagram-profile-scraper')
      return send(
        response,
        scraperAllowed ? { body: { data: { id: 'x' } } } : errorAnswer(403, 'actor-is-not-rented', 'No'),
      );
    const asked = await whatIsAsked(request, pathname);
    if (asked === undefined) return send(response, errorAnswer(404, 'record-not-found', 'Not found'));
    const { step, username } = asked;
    const fault = faults.get(`${step} ${username}`)?.shift() ?? standingFault(step, username);
    const answer = usualAnswer(step, username, found.get(username));
    if (fault === undefined) return send(response, answer);
    if (typeof fault === 'object') return send(response, fault);
    return misbehave(fault, response, answer);
  }

  const { url, close } = await listenOnLoopback(serve);
  return {
    url,
    close,
    requests,
    fail: (username, step, ...next) => faults.set(`${step} ${username}`, next),
    budget,
    allowScraper: (allowed) => void (scraperAllowed = allowed),
    find: (username, items) => found.set(username, items),
  };
}

/** Runs and datasets carry the username in their id, so that the server needs no state. */
async function whatIsAsked(request: IncomingMessage, path: string) {
  if (request.method === 'POST' && path === '/v2/actors/apify~instagram-profile-scraper/runs') {
    const input = (await json(request)) as { usernames: [string] };
    return { step: 'start' as const, username: input.usernames[0] };
  }
  const run = /^\/v2\/actor-runs\/run-of-([^/]+)$/.exec(path)?.[1];
  if (run !== undefined) return { step: 'wait' as const, username: run };
  const dataset = /^\/v2\/datasets\/finds-of-([^/]+)\/items$/.exec(path)?.[1];
  return dataset === undefined ? undefined : { step: 'items' as const, username: dataset };
}

function usualAnswer(step: ApifyStep, username: string, items: unknown): ApifyAnswer {
  if (step === 'items') return { body: items ?? defaultItems(username) };
  const status = step === 'start' ? 'READY' : 'SUCCEEDED';
  const data = { id: `run-of-${username}`, status, defaultDatasetId: `finds-of-${username}` };
  return { status: step === 'start' ? 201 : 200, body: { data } };
}

/** The same usernames fail as with the stand-in, except `flaky`, which tests script. */
function standingFault(step: ApifyStep, username: string): ApifyFault | undefined {
  if (step === 'start' && username.startsWith('down')) return errorAnswer(500, 'internal-error', 'Down');
  return step === 'wait' && username.startsWith('slow') ? 'hang' : undefined;
}

function defaultItems(username: string): unknown[] {
  if (username.startsWith('missing')) return [];
  return [apifyItem(username, { private: username.startsWith('private') })];
}

export function apifyItem(
  username: string,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    id: '44010203',
    username,
    fullName: 'Mira Kilns',
    biography: 'Wheel-thrown mugs 🏺\nKiln opens on Fridays',
    followersCount: 1834,
    followsCount: 402,
    postsCount: 217,
    private: false,
    verified: false,
    isBusinessAccount: true,
    businessCategoryName: 'None',
    externalUrl: 'https://mira-kilns.example/',
    profilePicUrlHD: 'https://pictures.example/mira.jpg',
    latestPosts: [
      {
        caption: 'Kiln day #pottery',
        hashtags: ['pottery'],
        likesCount: 91,
        timestamp: '2026-10-30T08:00:00.000Z',
      },
      { caption: 'New glaze', hashtags: [], likesCount: -1, timestamp: '2026-10-21T17:30:00.000Z' },
    ],
    ...overrides,
  };
}

export function errorAnswer(status: number, type: string, message: string): ApifyAnswer {
  return { status, body: { error: { type, message } } };
}

function send(response: ServerResponse, { status = 200, headers = {}, body = {} }: ApifyAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function misbehave(
  fault: Exclude<ApifyFault, ApifyAnswer>,
  response: ServerResponse,
  answer: ApifyAnswer,
): void {
  const whole = JSON.stringify(answer.body);
  const half = whole.slice(0, Math.ceil(whole.length / 2));
  if (fault === 'truncate') send(response, { ...answer, body: half });
  if (fault === 'cut') response.destroy();
  if (fault === 'cut within') {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(whole),
    });
    response.write(half, () => response.destroy());
  }
}
