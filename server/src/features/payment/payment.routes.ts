// The HTTP door to payments.
import * as contract from '@opener/contract/payment';
import type { FastifyInstance } from 'fastify';
import { route } from '../../api/route.ts';
import { listLedger } from '../credit/list-ledger.ts';
import { createCheckout } from './create-checkout.ts';
import type { PaymentDeps } from './deps.ts';
import { listPurchases } from './list-purchases.ts';
import { plans } from './plans.ts';
import { takeWebhook } from './take-webhook.ts';

export async function paymentRoutes(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  route(app, contract.listPlans, async () => [...plans]);

  route(app, contract.createCheckout, async ({ session, body }) => {
    const { url } = await createCheckout(deps, session.user, body.plan_id);
    return { checkout_url: url };
  });

  route(app, contract.listPurchases, async ({ session }) => listPurchases(deps, session.user.id));

  route(app, contract.listLedger, async ({ session, query, reply }) => {
    const { entries, nextCursor } = await listLedger(deps, session.user.id, query.cursor);
    if (nextCursor) reply.header('x-next-cursor', nextCursor);
    return entries;
  });

  await app.register(async (webhook) => {
    // The signature is over the bytes as they came.
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    route(webhook, contract.paymentWebhook, async ({ request }) => {
      const signature = request.headers['stripe-signature'];
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await takeWebhook(deps, rawBody, typeof signature === 'string' ? signature : undefined);
      return { received: true as const };
    });
  });
}
