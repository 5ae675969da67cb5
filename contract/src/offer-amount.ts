// The amount of an offer: a discount, a price, or what is free. All six languages together, because figures look alike in them.
export type Span = { start: number; end: number };

const number = String.raw`\d(?:[\d.,]{0,10}\d)?`;
const percent = `${number} ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|por cento)`;
const sign = String.raw`(?:(?:us|r|ca|au)?[$€£]|chf|usd|eur|gbp)`;
const unit = `(?:[$€£]|(?:chf|usd|eur|gbp|euros?|dollars?|pounds?|francs?|reais)(?![\\p{L}]))`;
const money = `(?:${sign} ?${number}|${number} ?${unit})`;
const figure = `(?:[-−] ?)?(?:${percent}|${money})`;
const upTo = "(?:(?:up to|bis zu|jusqu'à|hasta(?: un)?|fino al?|até) )?";
const less =
  '[ -]?(?:off|discount|less|cheaper|rabatt|nachlass|ermäßigung|günstiger|de (?:réduction|remise|rabais|descuento|rebaja|desconto)|di sconto)';
const gift = "[ -]?(?:voucher|gift card|credit|gutschein|guthaben|bon d'achat|buono)";
const discount =
  '(?:discount of|rabatt von|nachlass von|remise de|réduction de|rabais de|descuento del?|sconto del?|desconto de)';
const insteadOf = '(?:instead of|statt|au lieu de|en vez de|en lugar de|invece di|anziché|em vez de)';
const per =
  '(?: ?(?:/|per|a|pro|im|par|al|por) ?(?:hour|day|week|month|year|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois|an|mes|mese|año|mês|ano)(?!\\p{L}))?';

const reductions = pattern([
  `${upTo}${figure}${less}`,
  `${discount} ${upTo}${figure}`,
  `(?:save|spare?|sparen|économisez|ahorra|risparmia|economize) ${upTo}${figure}`,
  `${money} ${insteadOf} ${money}`,
  `${money}${gift}`,
  'half[- ]price|half off',
  'zum halben preis|halber preis',
  'à moitié prix|moitié prix',
  '(?:a )?mitad de precio',
  '(?:a )?metà prezzo',
  '(?:pela )?metade do preço',
  '(?:2|two) for (?:the price of )?(?:1|one)|buy one,? get one(?: free)?|2x1|1 ?\\+ ?1',
  "zwei zum preis von einem|deux pour le prix d['e] ?une?|dos por uno|due al prezzo di uno|dois por um",
]);
const prices = pattern([`${upTo}${figure}${per}`]);

/** What is reduced or free; otherwise the first price. `clauseAt` returns the bounds of the clause around a position. */
export function findAmounts(text: string, clauseAt: (place: number) => Span): Span[] {
  const gains = [...spans(text, reductions), ...freeThings(text, clauseAt)];
  return gains.length > 0 ? gains : spans(text, prices).slice(0, 1);
}

const free =
  /(?<![\p{L}\p{N}-])(?:free(?! of charge)|gratis|grátis|kostenlos(?:e[mnrs]?)?|kostenfrei(?:e[mnrs]?)?|umsonst|geschenkt|gratuit(?:e?s?|ement|[oai]|[oa]s)|offerts?|offertes?|de graça|omaggio|on the house|free of charge)(?![\p{L}\p{N}-])/giu;
/** Here "free" means something else; and Italian "offerte" are offers. */
const otherwise = /(?:feel|le|delle|nostre) $/iu;
const otherwiseAfter = /^ (?:to|range|time)(?!\p{L})/iu;

const link = /^(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|completely|ganz|totally|always)$/iu;
const first = /^(?:first|erste[nrs]?|premier|première|primer|primera|primo|prima|primeiro|primeira)$/iu;
/** Not part of what is free: articles, prepositions, pronouns, verbs. */
const stop = new RegExp(
  `^(?:${[
    'the a an and or but for if in on at of to with your our my their its it you we i get gets receive try have has',
    'offer offers give gives until till only by from when then plus that this these worth before once while',
    'der die das den dem ein eine einen und oder für wenn falls in im am an auf bei mit zu zum zur dein deine ihr ihre du sie wir',
    'bekommst bekommen erhältst gibt es bis nur ab als von nach diese diesen dieses sobald solange',
    "le la les un une des du de et ou pour si dans en au aux à sur avec votre vos ton vous tu nous jusqu'au jusqu'à dès est cette ce",
    'el los las uno una y o para por con sin hasta tu su tus nuestro nuestra solo sólo desde cuando del al este esta',
    'il lo gli i e per se di da con su sul sulla fino entro solo nostro nostra quando ogni questa questo',
    'os as um uma ou com em na no nas nos até só apenas seu sua nosso nossa ao desde',
  ]
    .join(' ')
    .replaceAll(' ', '|')})$`,
  'iu',
);
const furthest = { forward: 3, back: 3, toFirst: 7, characters: 120, times: 6 };

/** "free trial lesson", "first month is free": the word with what it refers to. */
function freeThings(text: string, clauseAt: (place: number) => Span): Span[] {
  const found = spans(text, free).slice(0, furthest.times);
  return found.flatMap((word) => {
    if (otherwise.test(text.slice(0, word.start)) || otherwiseAfter.test(text.slice(word.end))) return [];
    const clause = clauseAt(word.start);
    const ahead = thingAfter(wordsIn(text, word.end, Math.min(clause.end, word.end + furthest.characters)));
    if (ahead !== undefined) return [{ start: word.start, end: ahead }];
    const from = Math.max(clause.start, word.start - furthest.characters);
    return [{ start: thingBefore(wordsIn(text, from, word.start)) ?? word.start, end: word.end }];
  });
}

type Word = Span & { text: string };

function thingAfter(words: Word[]): number | undefined {
  const stopsAt = words.findIndex(({ text }) => stop.test(text));
  return words.slice(0, Math.min(stopsAt === -1 ? words.length : stopsAt, furthest.forward)).at(-1)?.end;
}

function thingBefore(words: Word[]): number | undefined {
  const near = words.slice(-furthest.toFirst);
  const opening = near.findLast(({ text }, at) => first.test(text) && !/^\d/u.test(near[at + 1]?.text ?? ''));
  if (opening) return opening.start;
  let start: number | undefined;
  for (const { text, start: begins } of words.slice(-furthest.back).toReversed()) {
    if (link.test(text)) continue;
    if (stop.test(text)) break;
    start = begins;
  }
  return start;
}

function wordsIn(text: string, start: number, end: number): Word[] {
  return spans(text.slice(start, end), /[\p{L}\p{N}'%€$£][\p{L}\p{N}'%€$£.-]*/gu).map((span) => ({
    start: start + span.start,
    end: start + span.end,
    text: text.slice(start + span.start, start + span.end),
  }));
}

/** Whole words only, in any alphabet; a trailing space or apostrophe ends a word. */
export function pattern(alternatives: readonly string[]): RegExp {
  const whole = String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?:(?<=[ '])|(?![\p{L}\p{N}]))`;
  return new RegExp(whole, 'giu');
}

export function spans(text: string, of: RegExp): Span[] {
  return [...text.matchAll(of)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
