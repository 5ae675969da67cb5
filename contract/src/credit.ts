// Credits on the wire.
import * as z from 'zod/mini';
import { call } from './call.ts';

export const creditRules = { free: 10, perDm: 1, freeKeptDays: 30 } as const;

/** Ever bought, and not fully refunded: there is more than the free credits. Sending requires it. */
export function hasBoughtPack(earned: number): boolean {
  return earned > creditRules.free;
}

export const creditErrors = { insufficient: 'Insufficient credits' } as const;

export const Credits = z.object({
  /** Available now. */
  credits: z.number(),
  /** Purchased in total, including the free ones. */
  total_earned: z.number(),
  /** Messages generated. Follow-ups cost a credit too, but are not counted here. */
  total_used: z.number(),
});
export type Credits = z.infer<typeof Credits>;

export const getCredits = call({
  name: 'getCredits',
  method: 'GET',
  path: '/payments/credits',
  auth: 'session',
  tag: 'Payments',
  summary: 'The credit balance',
  status: 200,
  answer: Credits,
});
