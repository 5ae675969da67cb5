// The checkout page of the payment stand-in. Paying sends the same signed webhook as a real provider.
import { price } from '@opener/contract/price';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../lib/html.ts';
import type { LocalCheckout, LocalPayments } from '../../providers/payments/local.ts';
import { localPage } from './page.ts';

const open = { config: { auth: 'public' } } as const;

export function localCheckoutPages(app: FastifyInstance, payments: LocalPayments): void {
  // The page's buttons are plain forms without fields.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null),
  );

  app.get<{ Params: { id: string } }>('/local/checkout/:id', open, async (request, reply) => {
    const checkout = await payments.find(request.params.id);
    if (!checkout) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .send(localPage('Checkout', checkout.paidAt ? paidCard(checkout) : payCard(checkout)));
  });

  app.post<{ Params: { id: string } }>('/local/checkout/:id/pay', open, async (request, reply) => {
    const checkout = await payments.find(request.params.id);
    if (!checkout) return reply.callNotFound();
    for (const { body, signature } of await payments.pay(checkout.id)) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const taken = await app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers,
        payload: body,
      });
      if (taken.statusCode !== 200) throw new Error(`The webhook answered ${taken.statusCode}`);
    }
    return reply.redirect(checkout.successUrl, 303);
  });

  app.post<{ Params: { id: string } }>('/local/checkout/:id/cancel', open, async (request, reply) => {
    const checkout = await payments.find(request.params.id);
    return checkout ? reply.redirect(checkout.cancelUrl, 303) : reply.callNotFound();
  });
}

function payCard(checkout: LocalCheckout): string {
  const due = price(checkout.amount, checkout.currency);
  return `<div class="card"><p class="meta">${escapeHtml(checkout.email)}</p>
<h2>${escapeHtml(checkout.name)}</h2>
<p class="price">${due}</p>
<p>This page stands in for a card provider’s checkout. <strong>No money is charged</strong>: there is nothing to fill in, and Pay adds the credits.</p>
<form method="post" action="/local/checkout/${checkout.id}/pay"><button class="primary">Pay ${due}</button></form>
<form method="post" action="/local/checkout/${checkout.id}/cancel"><button>Cancel</button></form></div>`;
}

function paidCard(checkout: LocalCheckout): string {
  return `<div class="card"><h2>${escapeHtml(checkout.name)}</h2><p>This is already paid.</p>
<p><a href="${escapeHtml(checkout.successUrl)}">Back to Opener</a></p></div>`;
}
