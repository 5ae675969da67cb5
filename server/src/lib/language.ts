// Guesses the language of a short text by its commonest words; one function, so that a library can take its place.
import { words } from './words.ts';

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Undefined for a language that is none of ours. A text that says nothing either way counts as English. */
export function languageOf(text: string): Language | undefined {
  if (isOtherScript(text)) return undefined;
  const votes = new Map<string, number>();
  const vote = (language: string, weight: number) => votes.set(language, (votes.get(language) ?? 0) + weight);
  for (const word of words(text)) for (const language of byWord.get(word) ?? []) vote(language, 1);
  for (const [language, sign] of signs) {
    const found = text.match(sign)?.length ?? 0;
    if (found > 0) vote(language, Math.min(found, 4) * 0.8);
  }
  const [best] = [...votes].sort(([, one], [, other]) => other - one);
  if (best === undefined) return 'en';
  return languages.find((language) => language === best[0]);
}

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin < letters / 2;
}

/** Without accents, as `words` gives them. The last ones are there to be told apart, not to be written. */
const common: Record<string, string> = {
  en: `a as do no me so us be at he she they the and for of to with your you our we i is are in on by from free first that this it at without every any off who
    want get my help helps make sell made month months week day days new an no up all if not or order`,
  de: `der die das und fur mit von wir ich sie ist sind ein eine einen einem einer dein deine deinen im am auf bei zum zur
    ohne kostenlos kostenlose kostenloser kostenloses gratis erste ersten erster erstes monat monate du dir euch euer
    nach aus den dem des auch jede jeder jedes pro tage woche uber nur neue neuen probestunde unverbindlich bestellung`,
  fr: `le la les et pour avec de des du nous je vous tu est sont un une votre vos ton ta tes sans gratuit gratuite gratuits
    premier premiere mois par sur au aux en dans chaque notre nos offert offerte ou qui que on cours jours semaine d'un d'une`,
  es: `el la los las y para con de del nosotros yo tu tus es son un una sin gratis primer primera mes meses por en su sus
    cada nuestro nuestra que al semana dias clase clases primeros nuestros hacemos ofrecemos somos hecho`,
  it: `il lo la gli le e per con di del della dei delle noi io tu tuo tua tuoi tue sono un una senza gratis gratuito gratuita
    primo prima mese mesi da in nel nella ogni nostro nostra che al alla settimana giorni lezione lezioni primi siamo facciamo`,
  pt: `o a os as e para com de do da dos das nos eu voce voces teu tua teus tuas sao um uma sem gratis gratuito gratuita
    primeiro primeira mes meses por em no na seu sua cada nosso nossa que ao semana dias aula aulas primeiros somos fazemos nao`,
  nl: `de het een en voor met van wij ik jij je jouw zijn zonder gratis eerste maand maanden op bij uit ook elke onze naar
    niet er wordt dat`,
  tr: `ve bir icin ile bu biz ucretsiz ilk ay her daha olarak sizin`,
  pl: `i w na z do dla nie jest za darmo pierwszy miesiac od oraz przez twoj nasz bezplatna bezplatny`,
  sv: `och att det som en ett for med ar vi du din ditt utan gratis forsta manad pa av till inte oss`,
  da: `og at det som en et til med er vi du din dit uden gratis forste maned pa af ikke os jeg`,
  ro: `si pentru cu de la este sunt un o prima luna fara gratuit noi tau ta din care`,
  cs: `a pro s z na je jsme prvni mesic zdarma bez vase vas pri ktery nebo`,
  fi: `ja on ilmainen ensimmainen kuukausi me sinun ilman joka seka meidan`,
  id: `dan untuk dengan yang di kami gratis pertama bulan tanpa anda ini dari`,
  hu: `es a az egy ingyenes elso honap nelkul mi hogy vagy minden`,
};

const byWord = new Map<string, string[]>();
for (const [language, list] of Object.entries(common))
  for (const word of new Set(list.split(/\s+/u))) byWord.set(word, [...(byWord.get(word) ?? []), language]);

/** Letters and endings that one language has and its neighbours have not. */
const signs: [string, RegExp][] = [
  ['de', /ß|(?<=\p{L})(?:ungen|ung|schaft|keit|heit|lich|stunden?|kurse?)(?!\p{L})/giu],
  ['fr', /œ|ê|è(?!\s)|(?<=\p{L})(?:aux|eux|euse|ième)(?!\p{L})|(?<!\p{L})[dlnqc]['’](?=\p{L})/giu],
  ['es', /ñ|¿|¡|(?<=\p{L})(?:ción|ciones|dades|illo|amos)(?!\p{L})/giu],
  [
    'it',
    /(?<=\p{L})(?:zione|zioni|gli|ità|iamo|etti)(?!\p{L})|(?<!\p{L})(?:dell|nell|all|un)['’](?=\p{L})/giu,
  ],
  ['pt', /ã|õ|(?<=\p{L})(?:ção|ções|dade|inho)(?!\p{L})/giu],
  ['tr', /[ışğ]/gu],
  ['pl', /[łżźśćńęą]/gu],
  ['cs', /[řůěž]/gu],
  ['sv', /å|(?<=\p{L})(?:ningar|ning)(?!\p{L})/gu],
  ['hu', /[őű]/gu],
  ['ro', /[țș]/gu],
];
