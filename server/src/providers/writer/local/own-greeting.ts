// The greeting of the sender's sample messages, if they agree on one.
import type { Language } from '../../../lib/language.ts';

/** Undefined if no sample starts with a greeting of this language, or two differ. */
export function ownGreeting(samples: string[], language: Language): string | undefined {
  const said = samples.flatMap((sample) => hellos[language].exec(sample.trim())?.[1] ?? []);
  const [first] = said;
  return said.every((word) => word === first) ? first : undefined;
}

const starting = (words: string) => new RegExp(String.raw`^(${words})(?=[ ,!])`, 'u');

/** None that depends on the reader's gender, the time of day or a family name. */
const hellos: Record<Language, RegExp> = {
  en: starting('Hi|Hey|Hello|Hiya'),
  de: starting('Hi|Hey|Hallo|Hallöchen|Moin|Servus|Grüezi|Grüß Gott|Guten Tag'),
  fr: starting('Salut|Bonjour|Hello|Coucou|Hey'),
  es: starting('Hola|Buenas|Hey'),
  it: starting('Ciao|Buongiorno|Salve|Ehi|Hey'),
  pt: starting('Olá|Oi|Viva|Ei'),
};
