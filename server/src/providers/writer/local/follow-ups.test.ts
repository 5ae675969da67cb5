import { expect, it } from 'vitest';
import { checkFollowUp } from '../../../features/writing/gate/check-follow-up.ts';
import { type Language, languages } from '../../../lib/language.ts';
import { countWords } from '../../../lib/words.ts';
import { aDraft, aFollowUpRequest, aProject, aVoice } from '../../../testing/drafts.ts';
import { followUpTo } from './follow-ups.ts';

/** A product with a sentence that the first message did not use. */
const products: Record<Language, string> = {
  en: 'Booking software for studios. We also print the labels for every jar and deliver them on Fridays.',
  de: 'Buchungssoftware für Studios. Wir drucken auch die Etiketten für jedes Glas und liefern sie freitags.',
  fr: 'Un logiciel de réservation. Nous imprimons aussi les étiquettes de chaque bocal et les livrons le vendredi.',
  es: 'Un programa de reservas. También imprimimos las etiquetas de cada tarro y las entregamos los viernes.',
  it: 'Un programma di prenotazione. Anche le etichette di ogni vasetto le stampiamo noi e le portiamo il venerdì.',
  pt: 'Um programa de reservas. Também imprimimos as etiquetas de cada frasco e entregamos à sexta-feira.',
};

it.each(languages)('says one new thing, then a last word, and each passes the gate: %s', (language) => {
  for (const tone of ['plain', 'warm', 'playful', 'formal'] as const)
    for (const product of [products[language], 'Studio software'])
      for (const sent of [[aDraft.text], [aDraft.text, 'Something else.']]) {
        const project = aProject({ productInfo: product, offerInfo: '' });
        const asked = aFollowUpRequest({ language, sent, project, voice: aVoice({ tone }) });
        const text = followUpTo(asked);
        expect(text).not.toMatch(/[[\]{}|]| {2}/u);
        expect(countWords(text)).toBeLessThan(45);
        expect([text, checkFollowUp(text, asked)]).toEqual([text, []]);
      }
});

it.each(languages)('uses what the sender says and the first message left out: %s', (language) => {
  const project = aProject({ productInfo: products[language], offerInfo: '' });
  const [, unsaid] = products[language].split('. ');
  expect(followUpTo(aFollowUpRequest({ language, project }))).toContain(unsaid);
  // Once said, it is not said again.
  const sent = [`${aDraft.text} ${unsaid}`];
  expect(followUpTo(aFollowUpRequest({ language, project, sent }))).not.toContain(unsaid);
});

it.each([
  ['en', 'I’m a food technologist with twelve years in dairy and bakery plants behind me.'],
  ['en', 'We’re a family of bakers who moved to the coast ten years ago.'],
  ['de', 'Wir sind eine Familie von Bäckern, die vor zehn Jahren ans Meer gezogen ist.'],
  ['it', 'Siamo una famiglia di fornai che vive al mare da dieci anni.'],
] as const)('does not ask whether the sender’s past is of use: %s, %s', (language, past) => {
  const project = aProject({ productInfo: past, offerInfo: '' });
  expect(followUpTo(aFollowUpRequest({ language, project }))).not.toContain(past.slice(0, 20));
});

it('greets by name where it is surely a person’s, and keeps to the sender’s forbidden words', () => {
  expect(followUpTo(aFollowUpRequest())).toMatch(/^Hi Mira, /u);
  expect(() => followUpTo(aFollowUpRequest({ voice: aVoice({ banned: ['yes', 'thing'] }) }))).toThrow(
    'nothing more to say',
  );
});

it('declines a language that it does not know', () => {
  expect(() => followUpTo(aFollowUpRequest({ language: 'ja' }))).toThrow('cannot write in this language');
});
