// Why this person, for the sender.
import type { Need } from '@opener/stand-ins/mentions/mention';
import type { Draft } from '../port.ts';
import type { Detail } from './details.ts';

export function reasonFor(detail: Detail | undefined): Pick<Draft, 'fit' | 'reason'> {
  const [fact] = detail?.facts ?? [];
  if (detail === undefined || fact === undefined)
    return { fit: 'none', reason: 'Nothing in this profile has to do with your offer.' };
  const where = { recentPost: 'A recent post says', category: 'The profile is listed as' }[
    fact.field as string
  ];
  const told = `${where ?? 'The profile says'} “${shorten(fact.quote)}”`;
  if (!detail.fits)
    return { fit: detail.isStandIn ? 'weak' : 'none', reason: `${told}, but shows no need for your offer.` };
  const { cause } = detail;
  const about =
    cause === undefined ? 'which has to do with your offer' : `and your offer is about ${subjects[cause]}`;
  return detail.isTrade
    ? { fit: 'weak', reason: `${told}, a trade that your offer suits.` }
    : { fit: 'strong', reason: `${told}, ${about}.` };
}

const subjects: Record<Need, string> = {
  bookings: 'bookings',
  selling: 'selling',
  reach: 'being found',
  pictures: 'pictures',
  team: 'staff',
  supplies: 'what they work with',
  shelf: 'what they could sell',
  money: 'money',
  web: 'being online',
  repair: 'repairs',
  design: 'design',
};

const longest = 80;

function shorten(quote: string): string {
  const line = quote.replaceAll(/\s+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}
