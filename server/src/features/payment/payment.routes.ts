// The HTTP routes of payments.
import * as contract from '@opener/contract/payment';
import type { FastifyInstance } from 'fastify';
import { rawBodyRoute, route } from '../../api/route.ts';
import { listLedger } from '../credit/list-ledger.ts';
import { presentLedgerRow } from '../credit/present.ts';
import { createCheckout } from './create-checkout.ts';
import type { PaymentDeps } from './deps.ts';
import { listCheckouts } from './payment.repo.ts';
import { packs } from './packs.ts';
import { presentPlan, presentPurchase, presentReceipt } from './present.ts';
import { readReceipt } from './read-receipt.ts';
import { handleWebhook } from './handle-webhook.ts';

export async function paymentRoutes(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  route(app, contract.listPlans, async () => packs.map(presentPlan));

  route(app, contract.createCheckout, async ({ session, body }) => {
    const { url } = await createCheckout(deps, session.user, body.plan_id);
    return { checkout_url: url };
  });

  route(app, contract.listPurchases, async ({ session }) =>
    (await listCheckouts(deps.db, session.user.id)).map(presentPurchase),
  );

  route(app, contract.getReceipt, async ({ session, params }) =>
    presentReceipt(await readReceipt(deps, session.user, params.purchaseId)),
  );

  route(app, contract.listLedger, async ({ session, query, reply }) => {
    const { rows, nextCursor } = await listLedger(deps, session.user.id, query.cursor);
    if (nextCursor) reply.header('x-next-cursor', nextCursor);
    return rows.map(presentLedgerRow);
  });

  await rawBodyRoute(app, contract.paymentWebhook, async (rawBody, headers) => {
    const signature = headers['stripe-signature'];
    await handleWebhook(deps, rawBody, typeof signature === 'string' ? signature : undefined);
    return { received: true as const };
  });
}
