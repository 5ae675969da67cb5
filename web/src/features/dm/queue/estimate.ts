// What queueing these names will cost, in one line.
import { creditRules } from '@opener/contract/credit';
import { plural, wholeNumber } from '../../../lib/format.ts';

export type Estimate = { text: string; short: boolean };

export function estimate(names: number, credits: number | undefined): Estimate | undefined {
  if (names === 0) return undefined;
  const cost = names * creditRules.perDm;
  const counted = `${plural(names, 'username')} · ${plural(cost, 'credit')}`;
  if (credits === undefined) return { text: counted, short: false };
  const left = credits - cost;
  if (left >= 0) return { text: `${counted} · ${wholeNumber(left)} left after`, short: false };
  return { text: `${counted} · ${wholeNumber(-left)} more than you have`, short: true };
}
