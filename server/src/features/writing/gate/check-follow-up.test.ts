import { expect, it } from 'vitest';
import { aDraft, aFollowUpRequest, aVoice } from '../../../testing/drafts.ts';
import { checkFollowUp } from './check-follow-up.ts';

it.each([
  'Hi Mira, would a waiting list for the Sunday bookings be of any use this winter?',
  'This is my last message about it. If it helps later on, just answer here.',
])('passes %j', (text) => {
  expect(checkFollowUp(text, aFollowUpRequest())).toEqual([]);
});

it.each([
  ['Hi Mira, just bumping this. Any thoughts?', 'presses'],
  ['Hi Mira, did you see my message about the bookings?', 'presses'],
  ['Hi Mira, I haven’t heard from you. Is that because of the price?', 'presses'],
  ['Hi Mira, is it the price? Or the time?', 'more than one question'],
  [aDraft.text.slice(0, 220), 'said again|says again'],
  ['Hi Mira, see https://example.com for more about the waiting lists.', 'link'],
  ['Hi Mira, 40 studios in your street use it already, would you?', '40'],
  [`Hi Mira, ${'and so on '.repeat(20)}`, 'more than 50 words'],
  ['Hi Mira, würde eine Warteliste für die Sonntage im Winter etwas nützen?', 'German'],
  ['   ', 'empty'],
])('refuses %j', (text, complaint) => {
  expect(checkFollowUp(text, aFollowUpRequest()).join(' ')).toMatch(new RegExp(complaint, 'iu'));
});

it.each([
  ['de', 'Hallo Mira, ich wollte nur kurz nachhaken, ob die Warteliste etwas für dich ist.'],
  ['fr', 'Bonjour Mira, je me permets de te relancer au sujet de la liste d’attente.'],
  ['es', 'Hola Mira, ¿has visto mi mensaje sobre la lista de espera de las clases?'],
  ['it', 'Ciao Mira, hai visto il mio messaggio sulla lista d’attesa per le lezioni?'],
  ['pt', 'Olá Mira, só queria saber se a lista de espera das aulas interessa.'],
])('knows how pressing sounds in %s', (language, text) => {
  const sent = ['Hallo'];
  expect(checkFollowUp(text, aFollowUpRequest({ language, sent })).join(' ')).toContain('presses');
});

it('keeps to the words that the sender never uses', () => {
  const request = aFollowUpRequest({ voice: aVoice({ banned: ['waiting list'] }) });
  expect(checkFollowUp('Hi Mira, would a waiting list help this winter?', request)).not.toEqual([]);
});
