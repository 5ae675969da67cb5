// Which form of address a text of the sender uses.
import type { Language } from '../../../lib/language.ts';

type Address = 'familiar' | 'formal';

/** Undefined where the text addresses nobody, or mixes the two. */
export function addressIn(text: string, language: Language): Address | undefined {
  const forms = formsOf[language];
  if (forms === undefined) return undefined;
  const [isFamiliar, isFormal] = [forms.familiar.test(text), forms.formal.test(text)];
  return isFamiliar === isFormal ? undefined : isFamiliar ? 'familiar' : 'formal';
}

const word = (forms: string, flags = 'iu') => new RegExp(String.raw`(?<!\p{L})(?:${forms})(?!\p{L})`, flags);
/** Behind the beginning of a sentence, where a capital means respect. */
const inside = String.raw`(?<=[\p{L}\p{N},:;] )`;

/** English has one form, and our Portuguese uses one. */
const formsOf: Partial<Record<Language, Record<Address, RegExp>>> = {
  de: {
    familiar: word(
      'du|dich|dir|dein(?:e[mnrs]?|s)?|euch|euer|eure[mnrs]?|ihr(?= (?:bekommt|könnt|habt|zahlt|spart|testet))',
    ),
    formal: word(
      `Ihnen|Ihre[mnrs]?|${inside}(?:Sie|Ihr)|Sie(?= (?:bekommen|erhalten|zahlen|können|sparen|testen|haben|brauchen|buchen|wählen|müssen) )`,
      'u',
    ),
  },
  fr: {
    familiar: /(?<!\p{L})(?:(?:tu|te|toi|ton|ta|tes)(?!\p{L})|t['’])/iu,
    // Not in "rendez-vous".
    formal: word('(?<!-)vous|votre|vos'),
  },
  es: {
    familiar: word('tú|te|ti|tus?|contigo|os|vosotr[oa]s|vuestr[oa]s?'),
    formal: word('ustedes|usted|uds?'),
  },
  it: {
    familiar: word('tu|te|ti|tu[oae]|tuoi'),
    formal: word(`${inside}(?:Lei|Le|Su[oae]|Suoi)`, 'u'),
  },
};
