// What French, Spanish, Italian and Portuguese share: the noun comes first, and its gender picks the article.
import { lowerFirst, upperFirst } from '../case.ts';
import { firstMatch } from './frames.ts';

export type Romance = {
  /** A text that is a sentence already. */
  statement: RegExp;
  /** Nouns that need an article, by gender. */
  masculine: RegExp;
  feminine: RegExp;
  articles: { m: string; f: string; plural: string };
  isPlural(noun: string): boolean;
  /** Nouns that go without an article or with a partitive: "du café". */
  mass: readonly (readonly [RegExp, string])[];
  companies: RegExp;
  people: RegExp;
  weAre: string;
  iAm: string;
  /** The verb for a noun: "On développe" a program. */
  verbs: readonly (readonly [RegExp, string])[];
  weOffer: string;
  thereIs: string;
  /** Before an offer that begins with "free": "C’est gratuit pendant deux mois". */
  itIs: string;
  /** What stands before a percentage: "Hay un 20 %". */
  percent: string;
  /** "First month free": which words are first, what is free, and the sentence they make. */
  priced: RegExp;
  pricedSentence(first: string, what: string, price: string, rest: string): string;
};

const article = /^(?:une?|una|um|uma|des|unos|unas|uns|umas)\s/iu;

export function romanceProduct(grammar: Romance): (sentence: string) => string {
  return (sentence) => {
    if (grammar.statement.test(sentence)) return upperFirst(sentence);
    const bare = lowerFirst(sentence.replace(article, ''));
    const noun = nounOf(bare);
    if (grammar.people.test(noun)) return `${grammar.iAm} ${bare}`;
    const phrase = withArticle(grammar, bare, noun);
    if (phrase === undefined)
      return article.test(sentence) ? `${grammar.weOffer} ${lowerFirst(sentence)}` : upperFirst(sentence);
    if (grammar.companies.test(noun)) return `${grammar.weAre} ${phrase}`;
    return `${firstMatch(noun, grammar.verbs) ?? grammar.weOffer} ${phrase}`;
  };
}

export function romanceOffer(grammar: Romance): (sentence: string) => string {
  return (sentence) => {
    const [, first, what, price, rest] = grammar.priced.exec(sentence) ?? [];
    if (first !== undefined && what !== undefined && price !== undefined)
      return upperFirst(grammar.pricedSentence(first.toLowerCase(), what, price, rest ?? ''));
    if (grammar.statement.test(sentence)) return upperFirst(sentence);
    if (/^\d[\d.,]*\s?%/u.test(sentence)) return `${grammar.percent}${sentence}`;
    const bare = lowerFirst(sentence);
    if (/^\d/u.test(sentence)) return sentence;
    if (/^(?:une?|una|um|uma|des|unos|unas|uns|umas)\s/iu.test(bare)) return `${grammar.thereIs} ${bare}`;
    const phrase = withArticle(grammar, bare, nounOf(bare));
    if (/^(?:gratuit|gratis|grátis)/u.test(bare)) return `${grammar.itIs} ${bare}`;
    return phrase === undefined ? upperFirst(sentence) : `${grammar.thereIs} ${phrase}`;
  };
}

/** The first word that is not a small adjective. */
function nounOf(phrase: string): string {
  const [first = '', second = ''] = phrase.split(/[\s,:;(]/u, 2);
  return /^(?:petite?s?|pequeñ[oa]s?|piccol[oaie]|pequen[oa]s?|nouve(?:lle|au)x?s?|nuev[oa]s?|nuov[oaie]|nov[oa]s?)$/iu.test(
    first,
  )
    ? second
    : first;
}

function withArticle(grammar: Romance, phrase: string, noun: string): string | undefined {
  const partitive = firstMatch(noun, grammar.mass);
  if (partitive !== undefined) return partitive + phrase;
  if (grammar.masculine.test(noun)) return `${grammar.articles.m} ${phrase}`;
  if (grammar.feminine.test(noun)) return `${grammar.articles.f} ${phrase}`;
  return grammar.isPlural(noun) ? `${grammar.articles.plural} ${phrase}`.trim() : undefined;
}
