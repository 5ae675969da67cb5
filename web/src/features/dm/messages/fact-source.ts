// Where in the profile the facts of a message were found, in a short excerpt.
import type { Fact, TargetInfo } from '@opener/contract/message';
import { plural } from '../../../lib/format.ts';
import { markPhrases, type Piece } from '../../../lib/mark-phrases.ts';

export type Source = { label: string; pieces: Piece[]; facts: Fact[] };

const labels: Record<Fact['field'], string> = {
  fullName: 'Name',
  biography: 'Bio',
  category: 'Industry',
  followersCount: 'Followers',
  postsCount: 'Posts',
  recentPost: 'A recent post',
};

const shortEnough = 280;
const around = 90;

/** Facts from one short text share a line; in a long text each shows its own excerpt. */
export function factSources(facts: readonly Fact[], info: TargetInfo | undefined): Source[] {
  const fields = [...new Set(facts.map(({ field }) => field))];
  return fields.flatMap((field) => {
    const own = facts.filter((fact) => fact.field === field);
    const text = textOf(field, info);
    const whole = text !== undefined && text.length <= shortEnough && wholeOf(text, own);
    if (whole) return [{ label: labels[field], pieces: whole, facts: own }];
    return own.map((fact) => ({ label: labels[field], pieces: excerptOf(text, fact), facts: [fact] }));
  });
}

/** The text with all quotes marked, or undefined if one of them is missing. */
function wholeOf(text: string, facts: Fact[]): Piece[] | undefined {
  const found = facts.every(({ quote }) => markPhrases(text, [quote]).some(({ marked }) => marked));
  return found
    ? markPhrases(
        text,
        facts.map(({ quote }) => quote),
      )
    : undefined;
}

function excerptOf(text: string | undefined, fact: Fact): Piece[] {
  const found = text === undefined ? undefined : markPhrases(text, [fact.quote]).find(({ marked }) => marked);
  if (text === undefined || !found) return [{ at: 0, text: quoteOf(fact), marked: true }];
  const end = found.at + found.text.length;
  return [
    { at: 0, text: endOf(text.slice(0, found.at)), marked: false },
    found,
    { at: end, text: startOf(text.slice(end)), marked: false },
  ];
}

/** Recent posts are not stored with the message, so the quote is shown alone. */
function textOf(field: Fact['field'], info: TargetInfo | undefined): string | undefined {
  return field === 'fullName' || field === 'biography' || field === 'category' ? info?.[field] : undefined;
}

/** A number is shown with its label. */
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
