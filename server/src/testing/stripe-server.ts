// A small loopback server with Stripe's protocol for checkout sessions: form bodies, idempotency keys, scripted errors.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './loopback.ts';

export type StripeRequest = {
  method: string;
  path: string;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
};

export type StripeEndpoint = { id: string; url: string; status: string; enabled_events: string[] };

export type TestStripeServer = {
  url: string;
  requests: StripeRequest[];
  sessions: Map<string, Record<string, unknown>>;
  /** What the key belongs to; tests may change it. */
  account: Record<string, unknown>;
  endpoints: StripeEndpoint[];
  /** Overrides the next answers. */
  trouble: ('500' | '400' | '409' | '429' | 'cut' | 'nonsense')[];
  close(): Promise<void>;
};

type Saved = { form: string; status: number; body: object };

export async function startStripeServer(): Promise<TestStripeServer> {
  const requests: StripeRequest[] = [];
  const sessions = new Map<string, Record<string, unknown>>();
  /** Like Stripe: the first answer for a key is saved and repeated, even a failure. */
  const saved = new Map<string, Saved>();
  let made = 0;
  const account: TestStripeServer['account'] = {
    id: 'acct_1',
    country: 'DE',
    default_currency: 'eur',
    charges_enabled: true,
  };
  const endpoints: StripeEndpoint[] = [];
  const trouble: TestStripeServer['trouble'] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = new URLSearchParams(await text(request));
    const form = Object.fromEntries(sent);
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const { authorization } = request.headers;
    requests.push({ method: request.method!, path: request.url!, idempotencyKey, authorization, form });
    const { pathname } = new URL(request.url!, 'http://loopback');
    if (pathname === '/v1/account' && authorization?.includes('unknown'))
      return send(response, 401, { error: { type: 'invalid_request_error', message: authorization } });
    if (pathname === '/v1/account') return send(response, 200, account);
    if (pathname.startsWith('/v1/webhook_endpoints')) {
      const listed = { object: 'list', data: endpoints };
      return send(response, 200, request.method === 'GET' ? listed : keepEndpoint(endpoints, pathname, sent));
    }
    const before = idempotencyKey === undefined ? undefined : saved.get(idempotencyKey);
    if (before && before.form !== JSON.stringify(form)) {
      const error = { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' };
      return send(response, 400, { error });
    }
    if (before) return send(response, before.status, before.body, { 'idempotent-replayed': 'true' });
    const keep = (status: number, body: object) => {
      if (idempotencyKey) saved.set(idempotencyKey, { form: JSON.stringify(form), status, body });
    };
    const problem = trouble.shift();
    if (problem === '500') keep(500, errorOf(problem));
    if (problem) return beTrouble(problem, response);

    if (/\.\.|\.@/.test(form['customer_email'] ?? '')) return send(response, 400, emailError);

    const asked = /^\/v1\/checkout\/sessions\/(\w+)/.exec(request.url!)?.[1];
    const id = asked ?? `cs_test_${made + 1}`;
    if (!asked && !sessions.has(id)) {
      made++;
      sessions.set(id, openSession(id, form));
      keep(200, sessions.get(id)!);
    }
    const session = sessions.get(id);
    send(
      response,
      session ? 200 : 404,
      session ?? { error: { type: 'invalid_request_error', message: 'No such session' } },
    );
  }

  const { url, close } = await listenOnLoopback(answer);
  return {
    url,
    close,
    account,
    endpoints,
    requests,
    sessions,
    trouble,
  };
}

function keepEndpoint(endpoints: StripeEndpoint[], path: string, sent: URLSearchParams): object {
  const id = path.split('/')[3];
  const known = endpoints.find((endpoint) => endpoint.id === id);
  const endpoint = known ?? {
    id: `we_${endpoints.length + 1}`,
    url: '',
    status: 'enabled',
    enabled_events: [],
  };
  if (!known) endpoints.push(endpoint);
  Object.assign(endpoint, {
    url: sent.get('url') ?? endpoint.url,
    status: sent.get('disabled') === 'false' ? 'enabled' : endpoint.status,
    enabled_events: sent.getAll('enabled_events[]'),
  });
  return { ...endpoint, ...(!known && { secret: 'whsec_made_by_stripe' }) };
}

function openSession(id: string, form: Record<string, string>): Record<string, unknown> {
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: form.client_reference_id,
    metadata: { checkout_id: form['metadata[checkout_id]'] },
    amount_total: Number(form['line_items[0][price_data][unit_amount]']),
    amount_subtotal: Number(form['line_items[0][price_data][unit_amount]']),
    currency: form['line_items[0][price_data][currency]'],
  };
}

function beTrouble(problem: TestStripeServer['trouble'][number], response: ServerResponse): void {
  if (problem === 'cut') return void response.destroy();
  if (problem === 'nonsense')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": "cs_');
  send(response, Number(problem), errorOf(problem));
}

/** Some addresses that get mail are no addresses to Stripe. */
const emailError = {
  error: {
    type: 'invalid_request_error',
    code: 'email_invalid',
    param: 'customer_email',
    message: 'Invalid email',
  },
};

const kinds: Record<string, string> = { 400: 'invalid_request_error', 409: 'idempotency_error' };

function errorOf(problem: string): object {
  const error = {
    type: kinds[problem] ?? 'api_error',
    code: 'email ann@example.com is no email',
    message: 'sk_test_secret of ann@example.com in a message',
  };
  return { error };
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false', ...headers })
    .end(JSON.stringify(body));
}
