import * as z from 'zod';
import type { Change } from './check.ts';
import {
  askStripe,
  findStripeWebhook,
  neededEvents,
  type StripeSettings,
  webhookPath,
} from './stripe-client.ts';

const Created = z.object({ id: z.string() });

/** An existing webhook keeps its other events. */
export async function planStripe(stripe: StripeSettings, publicUrl: string): Promise<Change[]> {
  const webhook = await findStripeWebhook(stripe, publicUrl);
  if (webhook.type === 'unknown') throw new Error(`Stripe did not list the webhooks: ${webhook.told}`);
  const url = `${publicUrl}${webhookPath}`;
  if (webhook.type === 'missing') {
    const form = new URLSearchParams({ url, description: 'Opener' });
    for (const event of neededEvents) form.append('enabled_events[]', event);
    return [
      {
        area: 'payments',
        text: `create a webhook at Stripe to ${url} with ${neededEvents.length} events`,
        async apply() {
          const answer = await askStripe(stripe, '/v1/webhook_endpoints', form);
          const { data } = Created.safeParse(answer.body);
          if (!data) throw new Error(`Stripe did not create the webhook: ${answer.told}`);
          return `copy the signing secret of ${data.id} from https://dashboard.stripe.com/webhooks, set it as STRIPE_WEBHOOK_SECRET and restart`;
        },
      },
    ];
  }
  const { endpoint, missing } = webhook;
  if (missing.length === 0 && endpoint.status === 'enabled') return [];
  const form = new URLSearchParams({ disabled: 'false' });
  for (const event of new Set([...endpoint.enabled_events, ...missing]))
    form.append('enabled_events[]', event);
  return [
    {
      area: 'payments',
      text: `correct the webhook ${endpoint.id} at Stripe: ${missing.length > 0 ? `add ${missing.join(', ')}` : 'switch it on'}`,
      async apply() {
        const answer = await askStripe(stripe, `/v1/webhook_endpoints/${endpoint.id}`, form);
        if (answer.status !== 200) throw new Error(`Stripe did not change the webhook: ${answer.told}`);
        return undefined;
      },
    },
  ];
}
