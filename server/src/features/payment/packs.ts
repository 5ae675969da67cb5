// The packs on sale, in one place.
import type { PlanId } from '@opener/contract/payment';

export const currency = 'usd';

export type Pack = {
  id: PlanId;
  name: string;
  description: string;
  /** In cents. */
  amount: number;
  /** How many credits it adds. */
  credits: number;
};

export const packs: readonly Pack[] = [
  {
    id: 'plan_1',
    name: 'Starter Pack',
    description: '100 automated sends. Try it on a first list.',
    amount: 1_900,
    credits: 100,
  },
  {
    id: 'plan_2',
    name: 'Growth Pack',
    description: '500 automated sends. For a steady flow of conversations.',
    amount: 6_900,
    credits: 500,
  },
  {
    id: 'plan_3',
    name: 'Pro Pack',
    description: '1,000 automated sends. For agencies and big launches.',
    amount: 11_900,
    credits: 1_000,
  },
];
