import * as z from 'zod';
import { currency } from '../features/payment/packs.ts';
import { isLoopback } from '../lib/loopback.ts';
import { type Finding, findingsOf } from './check.ts';
import { askStripe, findStripeWebhook, type StripeSettings } from './stripe-client.ts';

const { ok, fault, skipped, blocked } = findingsOf('payments');

const Account = z.object({
  id: z.string(),
  country: z.string().nullish(),
  default_currency: z.string().nullish(),
  charges_enabled: z.boolean().nullish(),
});

export async function checkPayments(
  stripe: StripeSettings | undefined,
  publicUrl: string,
): Promise<Finding[]> {
  if (!stripe)
    return [
      skipped(
        'key',
        'no STRIPE_SECRET_KEY: no money is charged',
        'set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
      ),
    ];
  const key = await checkKey(stripe, publicUrl);
  if (key.outcome === 'fault') return blocked(key, 'webhook');
  return [key, await checkWebhook(stripe, publicUrl)];
}

async function checkKey(stripe: StripeSettings, publicUrl: string): Promise<Finding> {
  const answer = await askStripe(stripe, '/v1/account');
  const { data: account } = Account.safeParse(answer.body);
  if (answer.status === 401)
    return fault(
      'key',
      'Stripe does not recognize this key',
      'copy the secret key (sk_…) from the dashboard again',
    );
  if (answer.status !== 200 || !account)
    return fault(
      'key',
      `Stripe did not return the account: ${answer.told}`,
      'try again; a restricted key needs to read the account',
    );
  const isTest = /^[rs]k_test_/.test(stripe.secretKey);
  const settled = account.default_currency ?? currency;
  const whose = `${account.id}${account.country ? `, ${account.country}` : ''}`;
  if (!isTest && account.charges_enabled === false)
    return fault(
      'key',
      `${whose} cannot take payments yet`,
      'finish the account’s activation in the Stripe dashboard',
    );
  if (isTest && !isLoopback(new URL(publicUrl).hostname))
    return fault('key', `a test key at a public address: no real payments`, 'use the live key (sk_live_…)');
  const money =
    settled === currency
      ? `prices in ${currency}`
      : `prices in ${currency}, which Stripe converts to ${settled}`;
  return ok('key', `${isTest ? 'test' : 'live'} mode, ${whose}, ${money}`);
}

async function checkWebhook(stripe: StripeSettings, publicUrl: string): Promise<Finding> {
  if (isLoopback(new URL(publicUrl).hostname))
    return skipped(
      'webhook',
      'Stripe cannot reach this machine',
      'run stripe listen --forward-to for tests, or set PUBLIC_URL',
    );
  const register = 'run npm run doctor -- --register';
  const webhook = await findStripeWebhook(stripe, publicUrl);
  if (webhook.type === 'unknown')
    return fault(
      'webhook',
      `Stripe did not list the webhooks: ${webhook.told}`,
      'give the restricted key permission to read webhook endpoints',
    );
  if (webhook.type === 'missing') return fault('webhook', 'Stripe sends no events to this address', register);
  if (webhook.endpoint.status !== 'enabled') return fault('webhook', 'the webhook is switched off', register);
  return webhook.missing.length === 0
    ? ok('webhook', 'sends every event we need; its secret is verified with the first payment')
    : fault('webhook', `the webhook is missing ${webhook.missing.join(', ')}`, register);
}
