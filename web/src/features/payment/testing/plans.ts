// The packs as the server answers them.
import type { Plan } from '@opener/contract/payment';

export const plans: Plan[] = [
  { plan_id: 'plan_1', name: 'Starter Pack', description: 'For a first try', amount: 1900, messages: 100 },
  { plan_id: 'plan_2', name: 'Growth Pack', description: 'For steady outreach', amount: 6900, messages: 500 },
  { plan_id: 'plan_3', name: 'Pro Pack', description: 'For agencies', amount: 11900, messages: 1000 },
];
