// The words of the payment mails.
import { firstName } from '../../lib/first-name.ts';
import { composeMail, type ComposedMail } from '../mail/layout.ts';
import type { CheckoutRow } from './payment.repo.ts';

export function receiptMail({
  name,
  checkout,
  publicUrl,
}: {
  name: string;
  checkout: CheckoutRow;
  publicUrl: string;
}): ComposedMail {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: checkout.currency }).format(
    checkout.amount / 100,
  );
  return composeMail({
    subject: `Your receipt: ${checkout.name}, ${price}`,
    preview: `${checkout.messages} credits are in your account.`,
    paragraphs: [
      `Hi ${firstName(name)}, thank you. ${checkout.messages} credits are in your account now. They never expire.`,
      `${checkout.name}, ${checkout.messages} automated sends: ${price}, paid once.`,
    ],
    button: { label: 'See your purchases', link: `${publicUrl}/app/payments/history` },
    footnote: `Purchase ${checkout.id}. This mail is your receipt; the card provider may send one too.`,
  });
}
