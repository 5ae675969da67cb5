// The hello of the sender's sample messages, where they agree on one: the simplest thing to take over from them.
import type { Language } from '../../../lib/language.ts';

/** Undefined where no sample begins with a hello of this language, or two with different ones. */
export function ownGreeting(samples: string[], language: Language): string | undefined {
  const said = samples.flatMap((sample) => hellos[language].exec(sample.trim())?.[1] ?? []);
  const [first] = said;
  return said.every((word) => word === first) ? first : undefined;
}

const starting = (words: string) => new RegExp(String.raw`^(${words})(?=[ ,!])`, 'u');

/** None that needs the gender of the reader, the time of day or a family name. */
const hellos: Record<Language, RegExp> = {
  en: starting('Hi|Hey|Hello|Hiya'),
  de: starting('Hi|Hey|Hallo|Hallöchen|Moin|Servus|Grüezi|Grüß Gott|Guten Tag'),
  fr: starting('Salut|Bonjour|Hello|Coucou|Hey'),
  es: starting('Hola|Buenas|Hey'),
  it: starting('Ciao|Buongiorno|Salve|Ehi|Hey'),
  pt: starting('Olá|Oi|Viva|Ei'),
};
