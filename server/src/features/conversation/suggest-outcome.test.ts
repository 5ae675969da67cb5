import { expect, it } from 'vitest';
import { suggestOutcome } from './suggest-outcome.ts';

it.each([
  'Oh, that sounds great! How does it work, and when could we start?',
  'Yes please!',
  'Interested, tell me more',
  'What would that cost for two of us?',
  'Klingt spannend, schick mir gerne mehr Infos.',
  'Ja gern, was kostet das denn?',
  'Ça m’intéresse, dites-m’en plus',
  'Oui, avec plaisir',
  '¡Me interesa! ¿Cuánto cuesta?',
  'Suena genial',
  'Mi interessa, come funziona?',
  'Volentieri!',
  'Tenho interesse, como funciona?',
  'Sim, mais detalhes por favor',
])('“%s” sounds interested', (text) => expect(suggestOutcome(text)).toBe('interested'));

it.each([
  'Thanks for writing! Not right now, things are busy. Could you try me again next month?',
  'Maybe later',
  'Sounds great, but not at the moment.',
  'No, not now. Ask me in two weeks',
  'Gerade leider keine Zeit, melde dich nächsten Monat nochmal',
  'Vielleicht später',
  'Pas maintenant, je suis en vacances',
  'Plus tard peut-être',
  'Ahora no, quizás más adelante',
  'Ora no, magari la prossima settimana',
  'Agora não, talvez no próximo mês',
])('“%s” asks to wait', (text) => expect(suggestOutcome(text)).toBe('not_now'));

it.each([
  'That is kind of you, but we already have something like it and are happy with it.',
  'No thanks, we’re good',
  'Sounds nice, but not interested.',
  'Nein danke, wir haben schon jemanden',
  'Kein Interesse',
  'Non merci, on a déjà quelqu’un',
  'No gracias, ya tenemos',
  'No grazie, non ci interessa',
  'Não obrigada, já temos',
])('“%s” declines', (text) => expect(suggestOutcome(text)).toBe('not_interested'));

it.each([
  '',
  '🙂',
  'Hello',
  'Who is this',
  'Das ist ja schade',
  'Depende si hay tiempo',
  'Hallo',
  'Merci',
  'Grazie mille',
  '我不知道',
  'x'.repeat(5_000),
])('“%s” says nothing clear', (text) => expect(suggestOutcome(text)).toBeNull());
