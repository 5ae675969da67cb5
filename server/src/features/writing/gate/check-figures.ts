// Every figure must come from its source: the sender's promises from the project, statements about the reader from the profile.
import type { Profile } from '../../../providers/profiles/port.ts';
import { detectLanguage } from '../../../lib/language.ts';
import { contentStems, fold, words } from '../../../lib/words.ts';
import { numberValues, spelledNumbers, valuesWithConversions } from './numbers.ts';
import { monthsIn, monthsOfDates } from './calendar.ts';
import { type Promise, promisesIn, stretchesIn } from './promises.ts';
import type { GateInput, GateRule } from './rule.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { offerText, profileText } from './source.ts';

export const checkFigures: GateRule = (input) => {
  const { draft, profile } = input;
  const offered = offerText(input);
  const project = valuesWithConversions(offered);
  const own = valuesOfProfile(profile);
  const sources = { project, own, isTerm: termFinder(input), details: detailsOf(draft.facts, offered) };
  const complaints = sentencesOf(draft.text, draft.facts).flatMap((sentence) =>
    valuesIn(sentence.text).flatMap((value) => complain(value, sentence, sources, draft.facts)),
  );
  const broken = brokenPromises(withoutTheirs(draft.text, profile), offered, draft.facts);
  return [...new Set([...complaints, ...broken, ...wrongMonths(input), ...wrongCurrencies(input, offered)])];
};

/** A month in a promise must be in the project; in a question any month may be proposed. */
function wrongMonths(input: GateInput): string[] {
  const { draft, profile } = input;
  const known = new Set(
    [offerText(input), profileText(profile)].flatMap((text) => [
      ...monthsIn(text).map(({ month }) => month),
      ...monthsOfDates(text),
    ]),
  );
  return sentencesOf(draft.text, draft.facts)
    .filter(({ hasDetail, isQuestion }) => !hasDetail && !isQuestion)
    .flatMap(({ text }) => monthsIn(text))
    .filter(({ month }) => !known.has(month))
    .map(({ word }) => `"${word}" is in neither the profile nor the project; keep to their dates.`);
}

const currencies: [string, RegExp][] = [
  ['€', /€|(?<!\p{L})(?:eur|euros?)(?!\p{L})/iu],
  ['$', /\$|(?<!\p{L})(?:usd|dollars?|dólares|dollari|dolary?)(?!\p{L})/iu],
  ['£', /£|(?<!\p{L})(?:gbp|quid|(?<=\d\s?)libras|libras esterlinas|sterline|livres sterling)(?!\p{L})/iu],
];

/** A currency other than the project's is allowed only for the reader's own prices, as the profile states them. */
function wrongCurrencies({ draft, profile }: GateInput, offered: string): string[] {
  const foreign = currencies.filter(([, pattern]) => pattern.test(draft.text) && !pattern.test(offered));
  if (foreign.length === 0) return [];
  const lines = profileText(profile).split('\n');
  const sentences = sentencesOf(draft.text, draft.facts);
  return foreign
    .filter(([, pattern]) => {
      const priced = lines.filter((line) => pattern.test(line));
      return !sentences.every(
        (sentence) => !pattern.test(sentence.text) || isTheirPrice(sentence, pattern, priced),
      );
    })
    .map(([sign]) => `It speaks of ${sign}, which the project does not; keep its currency.`);
}

function isTheirPrice({ text, hasDetail }: Sentence, currency: RegExp, priced: string[]): boolean {
  const said = new Set(contentStems(text));
  const told = priced.filter(
    (line) => hasDetail || contentStems(line).some((stem) => /\p{L}/u.test(stem) && said.has(stem)),
  );
  const own = new Set(told.flatMap((line) => pricesIn(line, currency)));
  return told.length > 0 && pricesIn(text, currency).every((price) => own.has(price));
}

/** The figures next to a currency: "€19", "19 euros". */
function pricesIn(text: string, currency: RegExp): number[] {
  return [...text.matchAll(new RegExp(currency, `${currency.flags}g`))].flatMap((match) => {
    const after = /^\s?\p{Nd}[\p{Nd}.,'’]*[kKM]?/u.exec(text.slice(match.index + match[0].length));
    if (after) return numberValues(after[0]);
    const before = text.slice(0, match.index).trimEnd().split(/\s/u).at(-1) ?? '';
    return numberValues(before);
  });
}

type Sources = {
  project: ReadonlySet<number>;
  own: ReadonlySet<number>;
  /** Whether a sentence states a condition of the offer. */
  isTerm: (value: number, sentence: string) => boolean;
  /** What the message says about the reader, clause by clause. */
  details: readonly string[];
};

function complain(
  value: number,
  sentence: Sentence,
  { project, own, isTerm, details }: Sources,
  facts: Facts,
): string[] {
  const told = facts.filter(
    ({ phrase }) => sentence.text.includes(phrase) && valuesIn(phrase).includes(value),
  );
  if (!project.has(value) && !own.has(value) && !told.some(({ quote }) => mayCount(value, quote)))
    return [`The number ${value} is in neither the profile nor the project; leave it out.`];
  if (
    !own.has(value) &&
    !isTerm(value, sentence.text) &&
    !isLimit(value, sentence.text, own) &&
    !(sentence.isQuestion && !addressed.test(sentence.text)) &&
    (told.some(({ quote }) => !mayCount(value, quote)) ||
      (told.length === 0 && isSaidOfReader(value, sentence, details)))
  )
    return [`The number ${value} is the sender's; do not say it of the reader.`];
  const isReaders = sentence.hasDetail || sentence.isQuestion || addressed.test(sentence.text);
  if (!project.has(value) && !isReaders && sentence.isSenders)
    return [`The number ${value} is the reader's; do not say it of the offer.`];
  return [];
}

/** "You're under 300 sales a month, so it's free", "your Thursday is $125": about the reader, but with a figure of the offer. */
function termFinder({ project, voice, language }: GateInput): Sources['isTerm'] {
  const offer = voice.offerLine || project.offerInfo;
  // The thing may have another name in another language.
  const translated = (detectLanguage(offer) ?? language) !== language;
  const terms = new Set(counted(offer));
  return (value, sentence) =>
    currencies.some(([, sign]) => [offer, sentence].every((text) => pricesIn(text, sign).includes(value))) ||
    counted(sentence).some((term) => term.startsWith(`${value} `) && (translated || terms.has(term)));
}

/** "You're under the 60" compares the reader's own figure with the offer's; "your first 30 books" is the offer itself. */
function isLimit(value: number, sentence: string, own: ReadonlySet<number>): boolean {
  const folded = fold(sentence);
  return [...folded.matchAll(/\d[\d.,]*/gu)].some(({ 0: figure, index }) => {
    if (!numberValues(figure).includes(value)) return false;
    const before = folded.slice(Math.max(0, index - longestLimit), index);
    if (limits.first.test(before)) return true;
    if (limits.below.test(before)) return [...own].some((theirs) => theirs < value);
    return limits.above.test(before) && [...own].some((theirs) => theirs > value);
  });
}

const longestLimit = 24;
const article = String.raw`\s(?:(?:the|de|den|der|les|los|las|os|as|i|le|zu)\s)?(?:\p{L}{0,3}\p{Sc}|r)?\s?$`;
const minimum =
  'at least|minimum is|minimum of|mindestens|minimum sind|au moins|minimum de|al menos|minimo es|minimo de|almeno|minimo e|pelo menos|minstens';
const limits = {
  first: limitWords('first|erste[nrs]?|premi(?:er|ere)s?|primer[oa]s?|prim[ie]|primeir[oa]s|eerste'),
  below: limitWords(
    "under|below|less than|fewer than|up to|unter|weniger als|bis|moins de|sous|jusqu'a|menos de|hasta|meno di|sotto|fino a|ate|onder|minder dan",
  ),
  above: limitWords(
    `over|above|more than|uber|mehr als|plus de|mas de|piu di|oltre|mais de|boven|meer dan|${minimum}`,
  ),
};

/** They are compared with folded text, without accents; a currency may follow them ("the first R1500"). */
function limitWords(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})${article}`, 'u');
}

/** Numbers, also as words, with the start of what they count: "300 sale", "30 km", "3 year", "20 %off". */
function counted(text: string): string[] {
  const figures = [...fold(text).matchAll(/(\d[\d.,]*)[\s-]?((?:%\s?)?\p{L}{1,4})/gu)];
  return [
    ...figures.flatMap(([, figure = '', thing = '']) =>
      numberValues(figure).map((value) => `${value} ${thing.replace(/\s/u, '')}`),
    ),
    ...spelledNumbers(text).map(({ value, after: [thing = ''] }) => `${value} ${thing.slice(0, 4)}`),
  ];
}

/** "It sleeps 16, so your group would fit" is about the house: only the clause with the figure counts. */
function isSaidOfReader(value: number, sentence: Sentence, details: readonly string[]): boolean {
  if (!sentence.hasDetail || sentence.isSenders || sentence.isQuestion) return false;
  return clausesOf(sentence.text).some(
    (clause) => valuesIn(clause).includes(value) && details.some((detail) => clause.includes(detail)),
  );
}

/** A phrase made of the project's own words says nothing about the reader. */
function detailsOf(facts: Facts, offered: string): string[] {
  const sendersWords = new Set(words(offered));
  return facts
    .filter(
      ({ field, phrase }) => field !== 'fullName' && !words(phrase).every((word) => sendersWords.has(word)),
    )
    .flatMap(({ phrase }) => clausesOf(phrase));
}

function clausesOf(text: string): string[] {
  return text.split(/[,;:]\s+/u).filter((clause) => clause !== '');
}

/** A small number may come from a quote in a language whose number words we don't know. */
function mayCount(value: number, quote: string): boolean {
  return value <= ordinary && !readable.has(detectLanguage(quote) ?? 'en');
}

const readable = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']);

type Facts = GateInput['draft']['facts'];

const addressed =
  /(?<!\p{L})(?:your|dein\p{L}{0,2}|euer|eure\p{L}?|ihre?\p{L}?|votre|vos|ton|ta|tes|tu|tus|su|sus|tuo|tua|tuoi|tue|suo|sua|seu|seus|suas)(?!\p{L})/iu;

function valuesOfProfile(profile: Profile): ReadonlySet<number> {
  // Not the follower counts: nobody wants to read those in a message.
  return valuesWithConversions(profileText(profile));
}

/** Figures always; number words only if they count something that is promised, because "the two of you" is no figure. */
function valuesIn(said: string): number[] {
  // Some languages number their months.
  const text = said.replaceAll(/\p{Nd}{1,2}月/gu, ' ');
  const spelled = new Set(spelledNumbers(text).map(({ value }) => value));
  const figures = numberValues(text.replaceAll(/\p{L}{2,}/gu, ' '));
  const counted = spelledNumbers(text)
    .filter(({ value, after }) => value > ordinary || after.some((word) => units.test(word)))
    .map(({ value }) => value);
  const scaled = numberValues(text).filter((value) => value >= 1000 && !spelled.has(value));
  // "One" is rarely a figure.
  return [...figures, ...counted, ...scaled].filter((value) => value !== 1);
}

const ordinary = 12;
const units =
  /^(?:percent|prozent|pour|dollars?|euros?|pounds?|days?|tage?n?|jours?|dias?|giorn[io]|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|months?|monate?n?|mois|mes(?:es|i)?|maand(?:en)?|years?|jahre?n?|ans|annees?|anos?|ann[io]|jaar|hours?|stunden?|heures?|horas?|or[ae]|minutes?|minuten?|minutos?|minuti|sessions?|lessons?|classes|lektionen|cours|clases|lezioni|aulas|customers?|clients?|kunden|clientes|clienti|students?|pupils|schuler\p{L}{0,3}|eleves?|alumn[oa]s|alunos)$/u;

/** "Free guides like that" is about what the reader gives away. */
function withoutTheirs(text: string, profile: Profile): string {
  const gives = /(?<!\p{L})free(?!\p{L})/iu.test(profileText(profile));
  return gives ? text.replaceAll(theirGifts, ' ') : text;
}

const theirGifts =
  /(?<!\p{L})free (?:\p{L}+ ){1,2}(?:like (?:that|yours|those|these|this)(?!\p{L})|(?=you (?:give|share|post|make)))/giu;

/** A discount, something free or a period that the sender never offered. */
function brokenPromises(text: string, offered: string, facts: Facts): string[] {
  // "Free" or "half" in the reader's own words is no promise.
  const said = facts.reduce((rest, { phrase }) => rest.replaceAll(phrase, ' '), text);
  const project = fold(offered);
  const kept = new Set([...promisesIn(project).map(({ kind }) => kind), ...stretchesIn(project)]);
  // "First month free on a weekly bin" gives something away too.
  if (/(?<!\p{L})free(?!\p{L})/u.test(project)) kept.add('free');
  // A fortnight may be called fourteen days, and a year twelve months; their numbers are checked separately.
  if (kept.has('days')) kept.add('weeks');
  if (kept.has('weeks')) kept.add('days');
  if (kept.has('months')) kept.add('years');
  if (kept.has('years')) kept.add('months');
  return promisesIn(fold(said)).flatMap(({ kind, words }: Promise) =>
    kept.has(kind) ? [] : [`It promises "${words.trim()}", which the project does not; leave it out.`],
  );
}
