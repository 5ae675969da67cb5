// The texts of the payment mails.
import { price } from '@opener/contract/price';
import { firstName } from '../../lib/first-name.ts';
import { composeMail, type ComposedMail } from '../mail/layout.ts';
import type { CheckoutRow } from './payment.repo.ts';
import { receiptNumber } from './receipt-number.ts';

export function receiptMail({
  name,
  checkout,
  publicUrl,
}: {
  name: string;
  checkout: CheckoutRow;
  publicUrl: string;
}): ComposedMail {
  const paid = price(checkout.amount, checkout.currency);
  return composeMail({
    subject: `Your receipt: ${checkout.name}, ${paid}`,
    preview: `${checkout.credits} credits are in your account.`,
    paragraphs: [
      `Hi ${firstName(name)}, thank you. ${checkout.credits} credits are in your account now. They never expire.`,
      `${checkout.name}, ${checkout.credits} credits: ${paid}, paid once. One credit covers one message, written and sent.`,
      'You can print or save your receipt on the page below.',
    ],
    button: { label: 'Open your receipt', link: `${publicUrl}/app/payments/${checkout.id}/receipt` },
    footnote: `Receipt ${receiptNumber(checkout.id)}. The card provider may send its own receipt too.`,
  });
}
