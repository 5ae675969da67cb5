// What is understood of an offer, in the sender's own words: how much, on which condition, and how long or for how many. It is shown
// to the sender as a check, and never changes what is written.
import { findAmounts, pattern, spans, type Span } from './offer-amount.ts';
import { offerWords } from './offer-words.ts';

export type OfferReading = { amount: string | null; condition: string | null; limit: string | null };

const readMax = 600;
const mostPhrases = 6;
const mostWords = { clause: 14, scope: 10, limit: 7 };

/** Reads the first 600 characters. Every pattern looks a bounded way ahead, so the time grows with the length and no faster. */
export function readOffer(offer: string): OfferReading {
  const shown = offer
    .slice(0, readMax)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .replaceAll(/[^\S\n]+/gu, ' ');
  // As long as what is shown, so that places in one are places in the other.
  const text = shown.replaceAll(/[’‘´`]/gu, "'");
  const quote = (found: readonly Span[]) => quoteFrom(shown, found);

  const clauseAt = clausesOf(text);
  const amounts = findAmounts(text, clauseAt);
  const { clauses, scopes, limits, verbsLast } = headsOf(text, amounts);
  const run = (kind: keyof typeof mostWords, stops: readonly Span[]) => (head: Span) =>
    phraseFrom(text, head, {
      words: mostWords[kind],
      stops: [clauseAt(head.end).end, ...[...amounts, ...stops].map(({ start }) => start)],
    });
  // A second "for" or "on" is seldom about the offer.
  const scope = scopes.slice(0, 1).map(run('scope', limits));
  const complete = ({ start, end }: Span) => text.slice(start, end).trim().includes(' ');
  const whether = clauses.slice(0, mostPhrases).map(run('clause', [])).filter(complete);
  const until = limits
    .slice(0, mostPhrases)
    .map(run('limit', [...scopes, ...clauses, ...spans(text, and)]))
    .map((span) => (verbsLast ? withoutVerb(text, span) : span))
    .filter(complete);
  return { amount: quote(amounts), condition: quote([...whether, ...scope]), limit: quote(until) };
}

const piecesShown = 2;

/** Phrases that touch are one; those apart are quoted with a gap between them. */
function quoteFrom(shown: string, found: readonly Span[]): string | null {
  const merged: Span[] = [];
  for (const span of found.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end + 1) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  const pieces = merged.slice(0, piecesShown).map(({ start, end }) => shown.slice(start, end).trim());
  return pieces.join(' … ') || null;
}

type Heads = Record<'clauses' | 'scopes' | 'limits', Span[]> & { verbsLast: boolean };

const languages = offerWords.map(({ common, clauses, scopes, limits, verbsLast = false }) => ({
  verbsLast,
  common: new Set(common.split(' ')),
  clauses: pattern(clauses),
  scopes: pattern(scopes),
  limits: pattern(limits),
}));

/** Where the phrases begin. What belongs to the amount begins none, and a limit is no scope: "for the first 10". */
function headsOf(text: string, amounts: readonly Span[]): Heads {
  const words = languageOf(text);
  const outside = (span: Span) => amounts.every(({ start, end }) => span.end <= start || span.start >= end);
  const limits = spans(text, words.limits).filter(outside);
  return {
    clauses: spans(text, words.clauses).filter(outside),
    scopes: spans(text, words.scopes).filter(
      (span) => outside(span) && !limits.some(({ start, end }) => span.start >= start && span.start < end),
    ),
    limits,
    verbsLast: words.verbsLast,
  };
}

/** The language with the most of its small words in the text; English when nothing tells. */
function languageOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const counted = languages.map((language) => ({
    language,
    count: words.filter((word) => language.common.has(word)).length,
  }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).language;
}

const boundary = /[;!?()\n…"“”«»]|[,:](?!\d)|(?<!\d)\.(?!\d)|(?<=\d)\.(?! ?[\p{L}\d])| [-–—·|+/] /gu;

/** Cuts the text at its punctuation; a decimal point and a day's number ("31. March") are none. */
function clausesOf(text: string): (place: number) => Span {
  const cuts = spans(text, boundary);
  return (place) => ({
    start: cuts.findLast(({ end }) => end <= place)?.end ?? 0,
    end: cuts.find(({ start }) => start >= place)?.start ?? text.length,
  });
}

const and = /(?<= )(?:and|und|et|y|e|plus)(?= )/giu;

/** What the next part of the sentence has begun with. */
const dangling =
  / (?:and|or|und|oder|et|ou|y|e|o|plus|then|you(?:'ll)?|get|you(?:'ll)? (?:get|save|pay)|we give you|it's|is|with|a|the|gibt es|il y a|hay|c'è|há)$/iu;

function phraseFrom(text: string, head: Span, to: { words: number; stops: readonly number[] }): Span {
  const limit = Math.min(text.length, ...to.stops.filter((stop) => stop >= head.end));
  const words = spans(text.slice(head.start, limit), /\S+/gu).slice(0, to.words);
  let end = head.start + (words.at(-1)?.end ?? 0);
  for (let tail; (tail = dangling.exec(text.slice(head.start, end))) && tail.index > 0;) {
    end = head.start + tail.index;
  }
  return { start: head.start, end: Math.max(end, head.end) };
}

/** German ends a clause with its verb, the one word in small letters after a noun: "bis 31. März buchst". */
function withoutVerb(text: string, { start, end }: Span): Span {
  const phrase = text.slice(start, end);
  const verb = /vorrat/iu.test(phrase) ? null : /(?<=\p{Lu}\S* )\p{Ll}+$/u.exec(phrase);
  return { start, end: verb ? start + verb.index - 1 : end };
}
