// What a text promises, in several languages, folded: something free, a fraction off, a number of days or months.
export type Promise = { kind: string; words: string };

export function promisesIn(folded: string): Promise[] {
  const found = kinds.flatMap(([kind, pattern]) => {
    const match = pattern.exec(folded);
    return match === null ? [] : [{ kind, words: match[0] }];
  });
  const isFree = found.some(({ kind }) => kind === 'free');
  // The length of a period matters only if it is given away.
  return isFree ? [...found, ...stretches(folded)] : found;
}

const free =
  /(?<!\p{L}|feel )(?:free(?! (?:to|spot|slot|evening|morning|afternoon|day|time|hand|on|this|next|range|spirit|style|form|of|from|jumps?|dive|hour|seat|table|place|weekend))|for nothing|costs? nothing|no (?:cost|charge)|at no |on us|on the house|complimentary|gratis|kostenlos\p{L}{0,2}|kostenfrei\p{L}{0,2}|umsonst|gratuite?s?(?:ment)?|offerte?s?|gratuit[oaie]s?|gratuitamente|de graca|sem custos?|sin costes?|sin costos?|sin cargo|sans frais|senza costi|geht aufs haus|za darmo|bezplatn\p{L}{1,3}|darmow\p{L}{1,3}|ucretsiz|бесплатн\p{L}{1,4})(?!\p{L})|(?<![\d.,])0 (?:€|eur|euro|£|\$)|(?<![\d.,])(?:€|£|\$) ?0(?![\d.,])|100 ?%/u;

const kinds: [string, RegExp][] = [
  ['free', free],
  [
    'half',
    /(?<!\p{L})(?:half[- ](?:price|off|the price|the cost)|at half|halben? preis|halber preis|zum halben|halb so|moitie prix|a moitie|mitad de(?:l)? precio|a mitad|meta prezzo|meta del prezzo|metade do preco|halve prijs|polow[ae] ceny|50 ?(?:%|percent|prozent|pour cent|por ciento|per cento|por cento))(?!\p{L})/u,
  ],
  [
    'third',
    /(?<!\p{L})(?:a third (?:off|less)|ein drittel|un tiers de|un tercio|un terzo di sconto|um terco|33 ?%)/u,
  ],
  [
    'quarter',
    /(?<!\p{L})(?:a quarter (?:off|less)|ein viertel (?:weniger|rabatt)|un quart de remise|un cuarto menos|un quarto di sconto|25 ?%)/u,
  ],
  [
    'double',
    /(?<!\p{L})(?:double the|twice the|two for one|doppelte?n? (?=\p{L})|doppelt so|twice as|le double|deux fois plus|le double|el doble|il doppio|o dobro|2 for 1|2x1)(?!\p{L})/u,
  ],
  [
    'guarantee',
    /(?<!\p{L})(?:guarantee\p{L}{0,2}|money[- ]back|warrant(?:y|ies)|garanzi[ae]|garanti[ae]s?|gwarancj\p{L}{1,2}|garantiert\p{L}{0,2}|geld zuruck|garantizad[oa]s?|garantit[oaie]|garantid[oa]s?)(?!\p{L})/u,
  ],
];

const gap = String.raw`\s(?:\p{L}{1,10}\s){0,2}`;
const near = (units: string) =>
  new RegExp(
    String.raw`(?:${free.source})${gap}(?:\d{1,3}\s)?(?:${units})(?!\p{L})|(?<!\p{L})(?:${units})${gap}?\s?(?:${free.source})`,
    'u',
  );

const unitWords: [string, string][] = [
  ['days', 'days?|tage?n?|jours?|dias|giorni|dagen'],
  ['weeks', 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken'],
  ['months', 'months?|monate?n?|mois|meses|mes|mesi|mese|maand(?:en)?'],
  ['years', 'years?|jahre?|annees?|anos?|anni?|jaar'],
];
/** Only the gift itself: "a month free", "free for a week". */
const lengths = unitWords.map(([kind, words]) => [kind, near(words)] as const);
const units = unitWords.map(
  ([kind, words]) => [kind, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u')] as const,
);

/** Periods that a text mentions, for whatever purpose. */
export function stretchesIn(folded: string): string[] {
  return units.filter(([, pattern]) => pattern.test(folded)).map(([kind]) => kind);
}

function stretches(folded: string): Promise[] {
  return lengths.flatMap(([kind, pattern]) => {
    const match = pattern.exec(folded);
    return match ? [{ kind, words: match[0] }] : [];
  });
}
