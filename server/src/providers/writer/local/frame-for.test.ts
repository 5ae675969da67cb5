import { describe, expect, it } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import { aVoice } from '../../../testing/drafts.ts';
import { frameFor } from './frame-for.ts';
import { frames } from './frames/index.ts';

const spoken = (language: Language, ownWords: string, voice: Parameters<typeof aVoice>[0] = {}) =>
  frameFor(aVoice(voice), ownWords, language);

describe('the form of address is the sender’s own where their texts have one', () => {
  it.each([
    ['de', 'Du bekommst den ersten Monat gratis'],
    ['de', 'Wir liefern euch das Mehl am nächsten Tag'],
    ['de', 'Ihr bekommt den ersten Monat gratis'],
    ['fr', 'Ton premier mois est offert'],
    ['fr', 'On t’envoie un coffret'],
    ['es', 'Te enviamos una caja de muestra'],
    ['it', 'La tua prima lezione è gratuita'],
  ] as const)('%s, formal: %j stays familiar, politely', (language, ownWords) => {
    expect(spoken(language, ownWords, { tone: 'formal' })).toBe(frames[language].warm);
    expect(spoken(language, ownWords, { tone: 'playful' })).toBe(frames[language].playful);
  });

  it.each([
    ['de', 'Sie erhalten den ersten Monat gratis'],
    ['de', 'Wir liefern Ihnen das Mehl am nächsten Tag'],
    ['de', 'Ihre erste Bestellung ist gratis'],
    ['fr', 'Votre premier mois est offert'],
    ['es', 'Usted recibe una caja de muestra'],
    ['it', 'Offriamo a Lei la prima lezione'],
  ] as const)('%s, plain: %j makes it formal', (language, ownWords) => {
    expect(spoken(language, ownWords)).toBe(frames[language].formal);
  });

  it.each([
    ['de', 'Wir mahlen Mehl. Sie ist unsere Spezialität: die Roggenmühle'],
    ['de', 'Mehl aus der Region'],
    ['fr', 'Premier rendez-vous offert'],
    ['es', 'Té de montaña para tiendas'],
    ['it', 'Tè e caffè per negozi. Le confezioni sono da 50 pezzi'],
    ['pt', 'Você recebe uma amostra'],
    ['en', 'You get the first month free'],
  ] as const)('%s: %j leaves it to the tone', (language, ownWords) => {
    expect(spoken(language, ownWords)).toBe(frames[language].plain);
    expect(spoken(language, ownWords, { tone: 'formal' })).toBe(frames[language].formal);
  });
});

describe('from messages of the sender’s own', () => {
  const samples = ['Moin Jana, schöner Laden! Magst du mal probieren?', 'Moin, habt ihr offen?'];

  it('takes the hello that they agree on', () => {
    expect(spoken('de', 'Mehl', { samples }).greeting('Mira')).toBe('Moin Mira,');
    expect(spoken('de', 'Mehl', { samples }).greeting(undefined)).toBe('Moin,');
    expect(spoken('de', 'Mehl', { samples: [...samples, 'Hi Ole, na?'] })).toBe(frames.de.plain);
    expect(spoken('de', 'Mehl', { samples: ['Schöner Laden! Magst du mal probieren?'] })).toBe(
      frames.de.plain,
    );
  });

  it('says Sie as they do, unless the project’s texts say du', () => {
    const formal = ['Guten Tag Frau Ott, darf ich Ihnen ein Muster schicken?'];
    expect(spoken('de', 'Mehl', { samples: formal }).question('Probepaket gratis', nothing)).toContain(
      'Ihnen',
    );
    expect(
      spoken('de', 'Mehl für dich', { samples: formal }).question('Probepaket gratis', nothing),
    ).toContain('dir');
  });

  it('takes no hello where the tone is to be formal', () => {
    expect(spoken('de', 'Mehl', { samples, tone: 'formal' })).toBe(frames.de.formal);
  });
});

const nothing = { use: undefined, need: undefined };
