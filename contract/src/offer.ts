// Parses an offer in the sender's own words: the amount, the condition, and how long or for how many. It is shown to the sender as a check
// and never changes what is written.
import { findAmounts, pattern, spans, type Span } from './offer-amount.ts';
import { offerWords } from './offer-words.ts';

export type OfferReading = { amount: string | null; condition: string | null; limit: string | null };

const readMax = 600;
const mostPhrases = 6;
const mostWords = { clause: 14, scope: 10, limit: 7 };

/** Reads the first 600 characters. Every pattern has a bounded lookahead, so the time is linear. */
export function readOffer(offer: string): OfferReading {
  const shown = offer
    .slice(0, readMax)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .replaceAll(/[^\S\n]+/gu, ' ');
  // Same length as the original, so that positions match.
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
  // A second "for" or "on" is rarely about the offer.
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

/** Adjacent phrases are merged; others are quoted with a gap. */
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

/** The starts of phrases. Not inside the amount, and a limit takes precedence over a scope: "for the first 10". */
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

/** The language with the most small words in the text; English by default. */
function languageOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const counted = languages.map((language) => ({
    language,
    count: words.filter((word) => language.common.has(word)).length,
  }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).language;
}

const boundary = /[;!?()\n…"“”«»]|[,:](?!\d)|(?<!\d)\.(?!\d)|(?<=\d)\.(?! ?[\p{L}\d])| [-–—·|+/] /gu;

/** Splits the text at punctuation, except decimal points and ordinal days ("31. March"). */
function clausesOf(text: string): (place: number) => Span {
  const cuts = spans(text, boundary);
  return (place) => ({
    start: cuts.findLast(({ end }) => end <= place)?.end ?? 0,
    end: cuts.find(({ start }) => start >= place)?.start ?? text.length,
  });
}

const and = /(?<= )(?:and|und|et|y|e|plus)(?= )/giu;

/** The start of the next part of the sentence. */
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

/** In German the verb ends the clause; it is the lower-case word after a noun: "bis 31. März buchst". */
function withoutVerb(text: string, { start, end }: Span): Span {
  const phrase = text.slice(start, end);
  const verb = /vorrat/iu.test(phrase) ? null : /(?<=\p{Lu}\S* )\p{Ll}+$/u.exec(phrase);
  return { start, end: verb ? start + verb.index - 1 : end };
}
