// Sells packs. The provider hosts the page; we create it and learn the outcome from signed events.
export type CheckoutOrder = {
  /** Our id; the provider creates one page for it, however often it is asked. */
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
      /** The full price, before promotion codes. */
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
  /** At least one of these identifies the purchase. */
  checkoutId: string | undefined;
  sessionId: string | undefined;
  paymentId: string | undefined;
  change: PaymentChange;
};

export interface PaymentsPort {
  /** Throws a TransientFault if the provider does not answer, a FinalFault if it refuses. */
  open(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>;
  /** Throws BadSignature or UnreadableEvent; returns nothing for irrelevant events. */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent | undefined;
  /** The outcome of a page without an event; undefined while it is open. */
  look(sessionId: string): Promise<PaymentEvent | undefined>;
}

/** Signed, but not in the provider's documented format. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}
