// Rates, as whole percentages.
import { rateOf } from '@opener/contract/figure';

/** '24%', or a dash without sent messages. */
export function percentOf(count: number, sent: number): string {
  const rate = rateOf(count, sent);
  return rate === null ? '–' : `${Math.round(rate * 100)}%`;
}
