// Where packs are paid. The page is hosted by the provider; we open it, and hear by signed events what became of it.
export type CheckoutOrder = {
  /** Ours; the provider makes one page for it, however often it is asked. */
  checkoutId: string;
  name: string;
  description: string;
  /** In cents. */
  amount: number;
  currency: string;
  email: string;
  successUrl: string;
  cancelUrl: string;
};

export type PaymentChange =
  | {
      type: 'paid';
      /** What was paid, in cents. */
      amount: number | undefined;
      /** What was asked, before promotion codes lowered it. */
      price: number | undefined;
      currency: string | undefined;
    }
  | { type: 'failed' }
  | { type: 'expired' }
  /** In total so far, in cents. */
  | { type: 'refunded'; amount: number }
  | { type: 'disputed' }
  | { type: 'dispute closed'; won: boolean }
  | { type: 'receipt'; url: string };

export type PaymentEvent = {
  id: string;
  happenedAt: Date;
  /** At least one of these names the purchase. */
  checkoutId: string | undefined;
  sessionId: string | undefined;
  paymentId: string | undefined;
  change: PaymentChange;
};

export interface PaymentsPort {
  /** Throws a TransientFault when the provider does not answer, a FinalFault when it refuses. */
  open(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>;
  /** Throws BadSignature or UnreadableEvent; gives nothing for an event that means nothing to us. */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent | undefined;
  /** What became of a page that we heard nothing of; nothing while it is still open. */
  look(sessionId: string): Promise<PaymentEvent | undefined>;
}

/** Signed, but not in the shape that the provider describes. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}
