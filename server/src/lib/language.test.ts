import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['Booking software for studios: classes, waiting lists, reminders.', 'en'],
  ['Online course', 'en'],
  ['✨', 'en'],
  ['SOCIAL MEDIA AGENCY FOR RESTAURANTS!!! 50% OFF THE FIRST MONTH', 'en'],
  ['Buchungssoftware für kleine Studios und Kurse', 'de'],
  ['Kostenlose Probestunde', 'de'],
  ['Logiciel de réservation pour studios : cours, listes d’attente, rappels.', 'fr'],
  ['On torréfie du café et on le livre chaque semaine.', 'fr'],
  ['Software de reservas para estudios: clases, listas de espera y recordatorios.', 'es'],
  ['La primera clase es gratis', 'es'],
  ['Programma di prenotazione per palestre e studi', 'it'],
  ['Prima lezione gratuita', 'it'],
  ['Software de marcações para estúdios, com lembretes. O primeiro mês é grátis.', 'pt'],
  ['Fotografia de casamento em Lisboa', 'pt'],
])('%j is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it.each([
  '陶芸教室のための予約システムです。',
  'برنامج حجز للاستوديوهات',
  'Wij verkopen handgemaakte zeep aan kleine winkels, zonder plastic.',
  'Stüdyolar için rezervasyon yazılımı, ilk ay ücretsiz',
  'Oprogramowanie do rezerwacji dla studiów, pierwszy miesiąc za darmo',
])('%j is none of ours', (text) => {
  expect(languageOf(text)).toBeUndefined();
});

it('reads a long text without spaces in a moment', () => {
  const before = process.cpuUsage();
  for (const letter of ['a', 'ü', '1', '-', "'"]) languageOf(letter.repeat(5_000));
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
