// "For studios" becomes "for studios like yours", where the reader has one: it says in two words why this person.
import type { Language } from '../../../lib/language.ts';

/** Only the first mention, and only where the words after it show that the list of them has ended. */
export function likeYours(product: string, language: Language): string {
  const rule = rules[language];
  if (rule === undefined) return product;
  return product.replace(rule.pattern, (list: string) => `${list} ${rule.like(list)}`);
}

type Rule = { pattern: RegExp; like: (list: string) => string };

const places =
  'studios|bakeries|cafés|cafes|coffee shops|shops|stores|kitchens|workshops|restaurants|gyms|practices|clinics|salons|hotels|guest houses|breweries';
const people =
  'freelancers|makers|artisans|photographers|illustrators|florists|potters|bakers|climbers|coaches|podcasters|tutors';
const one = `(?:[\\p{L}-]+ ){0,2}(?:${places}|${people})`;

const rules: Partial<Record<Language, Rule>> = {
  en: {
    pattern: new RegExp(
      `(?<=\\b(?:for|photograph|of) )${one}(?:, ${one})*(?:,? and ${one})?(?=[.:;,]| who | with | in |$)`,
      'iu',
    ),
    like: (list) => (new RegExp(`(?:${people})$`, 'iu').test(list) ? 'like you' : 'like yours'),
  },
  de: {
    pattern:
      /(?<=für )(?:\p{Ll}+ )?(?:Studios|Cafés|Restaurants|Bäckereien|Werkstätten|Praxen|Läden|Salons)(?=[.:;,]|$)/u,
    like: (list) =>
      /(?:Bäckereien|Werkstätten|Praxen)$/u.test(list)
        ? 'wie deine'
        : /(?:Läden|Salons)$/u.test(list)
          ? 'wie deinen'
          : 'wie deins',
  },
};
