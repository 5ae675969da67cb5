// Prices of a pack: per message, and compared with the smallest one.
import type { Plan } from '@opener/contract/payment';

type Priced = Pick<Plan, 'amount' | 'messages'>;

/** '$0.138' */
export function pricePerMessage({ amount, messages }: Priced): string {
  return `$${(amount / messages / 100).toFixed(3)}`;
}

export function smallest<P extends Pick<Plan, 'messages'>>(plans: readonly P[]): P | undefined {
  return plans.toSorted((a, b) => a.messages - b.messages)[0];
}

/** In whole percent per message, rounded down: a saving is never overstated. */
export function savingPercent(plan: Priced, against: Priced): number {
  const paid = plan.amount * against.messages;
  const full = against.amount * plan.messages;
  return full > 0 ? Math.max(0, Math.floor(((full - paid) * 100) / full)) : 0;
}
