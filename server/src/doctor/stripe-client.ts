// What the checks ask Stripe.
import * as z from 'zod';
import { askJson, type JsonAnswer } from './ask-json.ts';

export type StripeSettings = { secretKey: string; apiUrl?: string | undefined };

export const webhookPath = '/api/payments/webhook';

/** Everything that `stripe-event.ts` reads. */
export const neededEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.succeeded',
  'charge.updated',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

export function askStripe(
  { secretKey, apiUrl = 'https://api.stripe.com' }: StripeSettings,
  path: string,
  form?: URLSearchParams,
): Promise<JsonAnswer> {
  return askJson(`${apiUrl.replace(/\/+$/, '')}${path}`, {
    headers: { authorization: `Bearer ${secretKey}` },
    ...(form && { method: 'POST', form }),
  });
}

const Endpoints = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      status: z.string().default('enabled'),
      enabled_events: z.array(z.string()),
    }),
  ),
});
export type StripeEndpoint = z.infer<typeof Endpoints>['data'][number];

export type StripeWebhook =
  | { type: 'unknown'; told: string }
  | { type: 'missing' }
  | { type: 'found'; endpoint: StripeEndpoint; missing: string[] };

export async function findStripeWebhook(settings: StripeSettings, publicUrl: string): Promise<StripeWebhook> {
  const answer = await askStripe(settings, '/v1/webhook_endpoints?limit=100');
  const { data } = Endpoints.safeParse(answer.body);
  if (answer.status !== 200 || !data) return { type: 'unknown', told: answer.told };
  const endpoint = data.data.find(({ url }) => url === `${publicUrl}${webhookPath}`);
  if (!endpoint) return { type: 'missing' };
  const has = new Set(endpoint.enabled_events);
  return {
    type: 'found',
    endpoint,
    missing: has.has('*') ? [] : neededEvents.filter((name) => !has.has(name)),
  };
}
