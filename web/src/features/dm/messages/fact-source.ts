// Where in the profile a fact was found, in few enough words to be seen at a glance.
import type { Fact, TargetInfo } from '@opener/contract/dm';
import { plural } from '../../../lib/format.ts';
import { markPhrases, type Piece } from './mark-phrases.ts';

const labels: Record<Fact['field'], string> = {
  fullName: 'Name',
  biography: 'Bio',
  category: 'Industry',
  followersCount: 'Followers',
  postsCount: 'Posts',
  recentPost: 'A recent post',
};

const around = 90;

export function factLabel({ field }: Fact): string {
  return labels[field];
}

/** The place in the profile with the quoted words marked; the quote alone when the profile is not at hand. */
export function factSource(fact: Fact, info: TargetInfo | undefined): Piece[] {
  const text = textOf(fact, info);
  const found = text === undefined ? undefined : markPhrases(text, [fact.quote]).find(({ marked }) => marked);
  if (text === undefined || !found) return [{ at: 0, text: quoteOf(fact), marked: true }];
  const end = found.at + found.text.length;
  const pieces: Piece[] = [
    { at: 0, text: endOf(text.slice(0, found.at)), marked: false },
    found,
    { at: end, text: startOf(text.slice(end)), marked: false },
  ];
  return pieces.filter((piece) => piece.text !== '');
}

/** Recent posts are not kept with the message; the quote speaks for itself. */
function textOf({ field }: Fact, info: TargetInfo | undefined): string | undefined {
  return field === 'fullName' || field === 'biography' || field === 'category' ? info?.[field] : undefined;
}

/** A bare number would say little beside its label. */
function quoteOf({ field, quote }: Fact): string {
  if (!/^\d+$/u.test(quote)) return quote;
  if (field === 'followersCount') return plural(Number(quote), 'follower');
  if (field === 'postsCount') return plural(Number(quote), 'post');
  return quote;
}

function endOf(text: string): string {
  if (text.length <= around) return text;
  return `… ${text.slice(-around).replace(/^\S*\s+/u, '')}`;
}

function startOf(text: string): string {
  if (text.length <= around) return text;
  return `${text.slice(0, around).replace(/\s+\S*$/u, '')} …`;
}
