// The packs as the public page knows them before, or without, the server. Prices are not among it: only the server knows those.
import type { Plan } from '@opener/contract/payment';

/** A pack on a card; what it costs may not be known yet. */
export type Offer = Omit<Plan, 'amount' | 'description'> & Partial<Pick<Plan, 'amount' | 'description'>>;

export const popularPlan = 'plan_2';

export const fallbackPlans: readonly Offer[] = [
  { plan_id: 'plan_1', name: 'Starter Pack', messages: 100 },
  { plan_id: 'plan_2', name: 'Growth Pack', messages: 500 },
  { plan_id: 'plan_3', name: 'Pro Pack', messages: 1000 },
];
