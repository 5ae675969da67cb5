// "For studios" becomes "for studios like yours" if the reader has one: the shortest way to say why this person.
import type { Language } from '../../../lib/language.ts';

/** Only the first mention, only if it names what the reader has, and only at the end of a list. */
export function likeYours(
  product: string,
  trade: string,
  language: Language,
  inTone: (text: string) => string,
): string {
  const rule = rules[language];
  if (rule === undefined) return product;
  const names = called.filter(([trades]) => trades.test(trade)).map(([, said]) => said);
  return product.replace(rule.pattern, (list: string) =>
    names.some((said) => said.test(list)) ? `${list} ${inTone(rule.like(list))}` : list,
  );
}

/** What an offer may call those who have a trade. */
const called: [trades: RegExp, names: RegExp][] = [
  [/^(?:bakery|bread|sweet shop)$/u, /baker|bäcker|shop|läden/iu],
  [/^café$/u, /caf[eé]|coffee|kitchen/iu],
  [/^(?:restaurant|food truck)$/u, /restaurant|kitchen/iu],
  [/studio|^(?:climbing gym|dance classes|surf school|salon)$/u, /studio|gym|salon/iu],
  [/^(?:practice|nutrition work)$/u, /practice|clinic|praxen/iu],
  [/shop$/u, /shop|store|läden/iu],
  [/^guesthouse$/u, /hotel|guest/iu],
  [/^brewery$/u, /brewer/iu],
  [
    /^(?:pottery|furniture|bags|jewellery|candles|knitwear|sewing|handmade work)$/u,
    /maker|artisan|workshop|werkstätten|freelancer|studio/iu,
  ],
  [
    /^(?:photos|illustrations|books|software|websites|music|podcast|interiors|architecture)$/u,
    /freelancer|photographer|illustrator|studio|maker/iu,
  ],
  [/^(?:coaching|lessons|running groups)$/u, /coach|tutor|trainer|freelancer/iu],
  [/^(?:skincare|candles|perfumes)$/u, /skincare|cosmetic|bath|brand/iu],
  [/^dog salon$/u, /groomer|dog walker|salon/iu],
  [/^listings$/u, /estate agent|realtor|letting/iu],
  [/^interiors$/u, /interior/iu],
  [/^architecture$/u, /architect/iu],
  [/^furniture$/u, /furniture|carpenter|joiner/iu],
  [/^climbing gym$/u, /climbing/iu],
  [/^food truck$/u, /food truck|street food/iu],
];

type Rule = { pattern: RegExp; like: (list: string) => string };

const several = String.raw`(?!(?:with|from|who|that|also|made|done|the|your|up) )(?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}s`;
const people =
  /(?:ers|ors|ists|ians|coaches|chefs|artists|agents|freelancers|artisans|musicians|architects|groomers)$/iu;

const rules: Partial<Record<Language, Rule>> = {
  en: {
    pattern: new RegExp(
      String.raw`(?<=\b(?:for|photograph|of|to) )${several}(?:, (?!\p{L}+ed )${several})*(?:,? and ${several})?(?=[.:;,]| who | with | in | for |$)`,
      'iu',
    ),
    like: (list) => (people.test(list) ? 'like you' : 'like yours'),
  },
  de: {
    pattern:
      /(?<=für )(?:\p{Ll}+ )?(?:Studios|Cafés|Restaurants|Bäckereien|Werkstätten|Praxen|Läden|Salons)(?=[.:;,]|$)/u,
    like: (list) =>
      /(?:Bäckereien|Werkstätten|Praxen)$/u.test(list)
        ? 'wie [deine|Ihre]'
        : /(?:Läden|Salons)$/u.test(list)
          ? 'wie [deinen|Ihren]'
          : 'wie [deins|Ihres]',
  },
};
