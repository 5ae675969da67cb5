// The packs on the public page before, or without, the server's answer. Prices are missing: only the server knows them.
import type { Plan } from '@opener/contract/payment';

/** A pack on a card; its price may be unknown. */
export type Offer = Omit<Plan, 'amount' | 'description'> & Partial<Pick<Plan, 'amount' | 'description'>>;

export const popularPlan = 'plan_2';

export const fallbackPlans: readonly Offer[] = [
  { plan_id: 'plan_1', name: 'Starter Pack', messages: 100 },
  { plan_id: 'plan_2', name: 'Growth Pack', messages: 500 },
  { plan_id: 'plan_3', name: 'Pro Pack', messages: 1000 },
];
