import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../../features/writing/gate/check-draft.ts';
import { type Language, languages } from '../../../lib/language.ts';
import { countWords, words } from '../../../lib/words.ts';
import { aProfile, aProject, aRequest, aVoice, gateInput } from '../../../testing/drafts.ts';
import { sampleUsernames } from '@opener/stand-ins/sample-usernames';
import { standInProfile } from '@opener/stand-ins/stand-in-profile';
import type { Profile } from '../../profiles/port.ts';
import { contentStems } from '../../../lib/words.ts';
import { knownMentions } from '@opener/stand-ins/known-mention';
import { mentionsIn } from '@opener/stand-ins/mentions/index';
import { createLocalWriter } from '../local.ts';
import type { WriterProject, WriterVoice } from '../port.ts';
import { frames } from './frames/index.ts';

const writer = createLocalWriter();
const tones = ['plain', 'warm', 'playful', 'formal'] as const;

function write(language: Language, project: WriterProject, voice: Partial<WriterVoice>, profile: Profile) {
  const request = aRequest({ language, project, voice: aVoice(voice), profile });
  return writer.write(request, { signal: new AbortController().signal });
}

const of = (productInfo: string, offerInfo: string) => aProject({ productInfo, offerInfo });

/** They address nobody, so that every word that does is ours; their offers are asked about in different ways. */
const projects: Record<Language, WriterProject[]> = {
  en: [
    of('Booking software for studios: classes, waiting lists, reminders.', 'First 3 months free.'),
    of('We sell handmade soap to small shops.', 'Free sample box'),
    of('We do bookkeeping for makers.', 'A free 20-minute call.'),
  ],
  de: [
    of('Buchungssoftware für Studios: Kurse, Wartelisten.', 'Die ersten drei Monate kostenlos.'),
    of('Wir mahlen Mehl für Bäckereien aus der Region.', 'Kostenloses Probepaket mit drei Mehlen.'),
    of('Fotografin für Handwerk und Läden', 'Das erste Shooting zum halben Preis.'),
    of('Wir machen Buchhaltung für kleine Betriebe.', 'Kostenloses Erstgespräch von 30 Minuten.'),
    of('Wir planen Schichten und Personal für Betriebe.', '14 Tage kostenlos testen.'),
  ],
  fr: [
    of('Logiciel de réservation pour ateliers.', 'Premier mois offert, sans engagement.'),
    of('Nous livrons du café aux boutiques du quartier.', 'Coffret de dégustation gratuit.'),
    of('Photographe de produits pour boutiques', 'Un appel gratuit de 15 minutes.'),
  ],
  es: [
    of('Software de reservas para estudios y restaurantes.', 'Primeros 3 meses gratis.'),
    of('Fotografía de producto para tiendas pequeñas.', 'Primera sesión gratis, 5 fotos incluidas.'),
    of('Organizamos turnos para restaurantes pequeños.', 'Una llamada gratuita de 20 minutos.'),
  ],
  it: [
    of('Software di prenotazione per studi e cantine.', 'Primo mese gratis, senza contratto.'),
    of('Stampiamo etichette per piccoli produttori.', '20% di sconto sul primo ordine.'),
    of('Vendiamo farina macinata a pietra ai forni.', 'Campione gratuito da 5 kg.'),
  ],
  pt: [
    of('Plataforma de marcações para escolas e estúdios.', 'Primeiro mês grátis, sem contrato.'),
    of('Fotógrafa de pequenos negócios e escolas.', 'Primeira sessão por metade do preço.'),
    of('Fazemos sites para pequenos negócios.', 'Uma consulta gratuita de 20 minutos.'),
  ],
};

const post = (caption: string) => ({ caption, hashtags: [], likesCount: 1, timestamp: '' });
const potter = (biography: string, caption: string) =>
  aProfile({ biography, category: null, recentPosts: [post(caption)] });

/** As a real source would give them: a line to mention, a trade and a place, nothing at all. */
const people: Record<Language, Profile[]> = {
  en: [potter('I teach six classes a week', 'The shop is open again')],
  de: [
    potter('Keramik aus Leipzig', 'Der Kurs im Mai ist ausgebucht'),
    potter('Ich gebe Kurse in Leipzig', '🏺'),
  ],
  fr: [potter('Céramiste à Lyon', 'Le stage de mai est complet'), potter('Je donne des cours à Lyon', '🏺')],
  es: [
    potter('Cerámica en Sevilla', 'El taller de mayo está completo'),
    potter('Doy clases en Sevilla', '🏺'),
  ],
  it: [
    potter('Ceramiche a Torino', 'Il corso di maggio è al completo'),
    potter('Insegno ceramica a Torino', '🏺'),
  ],
  pt: [potter('Cerâmica no Porto', 'A oficina de maio está esgotada'), potter('Dou aulas no Porto', '🏺')],
};
const nobody = aProfile({ fullName: '', biography: '', category: null, recentPosts: [] });
const bakery = aProfile({ fullName: 'Lune', biography: '📍 Graz', category: 'Bakery', recentPosts: [] });
/** One or two of every kind that writes in the language. */
const standIns = (language: Language) =>
  sampleUsernames(80)
    .map(standInProfile)
    .filter((profile) => knownMentions(profile, language, contentStems).length > 0)
    .slice(0, 3);

/** Without what is quoted from the profile: those words are the reader's own. */
const ours = (text: string) => text.replaceAll(/„[^“]*“|«[^»]*»|“[^”]*”/gu, ' ');
const pronouns = (forms: string, flags = 'iu') =>
  new RegExp(String.raw`(?<!\p{L})(?:${forms})(?!\p{L})`, flags);

const familiar: Record<Language, RegExp> = {
  de: pronouns('du|dich|dir|dein\\p{L}{0,2}|deins|magst|hast|hi|hey|hab|was'),
  fr: pronouns(String.raw`tu|te|toi|ton|ta|tes|t’\p{L}+|ça|salut|hello`),
  es: pronouns(String.raw`tú|te|ti|tus?|\p{L}+arte|quieres|crees|buenas`),
  it: pronouns(String.raw`tu|te|ti|tuo|tua|tuoi|tue|\p{L}{3,}(?:arti|erti)|ciao|ehi`),
  pt: pronouns(String.raw`tu|te|ti|teus?|tuas?|você|oi`),
  en: pronouns('hi|hey|i guess'),
};
/** Nobody who is called du is called Sie in the same message; where the forms are also others', only those that are clear. */
const formal: Record<Language, RegExp> = {
  en: pronouns('sir|madam'),
  de: pronouns('Sie|Ihnen|Ihr\\p{L}{0,2}', 'u'),
  fr: pronouns('(?<!rendez-)vous|votre|vos'),
  es: pronouns('usted|le|su(?! rato)|sus'),
  it: pronouns('Lei|suo|sua|suoi|sue', 'u'),
  pt: pronouns('o senhor|a senhora'),
};

describe.each(languages)('in %s', (language) => {
  const profiles = [...people[language], nobody, bakery, ...standIns(language)];
  const each = projects[language].flatMap((project) => profiles.map((profile) => ({ project, profile })));
  const writeAll = () =>
    Promise.all(
      each.map(async ({ project, profile }) => {
        const inTone = (tone: WriterVoice['tone']) => write(language, project, { tone }, profile);
        return {
          plain: await inTone('plain'),
          warm: await inTone('warm'),
          playful: await inTone('playful'),
          formal: await inTone('formal'),
        };
      }),
    );
  let kept: ReturnType<typeof writeAll> | undefined;
  /** By whichever test comes first. */
  const written = () => (kept ??= writeAll());

  it('the four tones differ', async () => {
    for (const drafts of await written())
      expect(new Set(Object.values(drafts).map(({ text }) => text)).size).toBe(tones.length);
  });

  it('the formal tone never slips into the familiar one, nor the others into the formal', async () => {
    for (const { plain, warm, playful, formal: polite } of await written()) {
      expect(ours(polite.text)).not.toMatch(familiar[language]);
      for (const { text } of [plain, warm, playful]) expect(ours(text)).not.toMatch(formal[language]);
    }
  });

  it('every mention of a stand-in is written for both forms of address', () => {
    const mentions = Object.values(mentionsIn(language)).flat();
    const texts = mentions.flatMap(([, said, clauses]) => [said, ...Object.values(clauses)]);
    const { plain, formal: polite } = frames[language];
    for (const text of texts) {
      // "hab" is the beginning's to put right.
      expect(polite.begin(polite.inTone(text), undefined)).not.toMatch(familiar[language]);
      expect(plain.inTone(text)).not.toMatch(formal[language]);
    }
  });

  it.each(tones)('%s messages pass the gate, with their facts in them', async (tone) => {
    (await written()).forEach((drafts, at) => {
      const draft = drafts[tone];
      const input = gateInput({ ...each[at], draft, voice: aVoice({ tone }), language });
      expect(checkDraft(input).complaints).toEqual([]);
      expect(draft.facts.filter(({ phrase }) => !draft.text.includes(phrase))).toEqual([]);
    });
  });

  it('short messages are short, and say the offer', async () => {
    for (const { project, profile } of each) {
      const { text } = await write(language, project, { tone: 'warm', length: 'short' }, profile);
      expect(countWords(text)).toBeLessThanOrEqual(40);
      expect(countWords(text)).toBeGreaterThanOrEqual(15);
      expect(words(project.offerInfo).filter((word) => !words(text).includes(word))).toEqual([]);
    }
  });
});
