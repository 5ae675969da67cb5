// The voice in a few words, for the cards that lead to it.
import { languageNames, type Voice } from '@opener/contract/voice';
import { plural } from '../../../lib/format.ts';

export const toneNames: Record<Voice['tone'], string> = {
  plain: 'Plain',
  warm: 'Warm',
  playful: 'Playful',
  formal: 'Formal',
};

/** "Warm, short, in Deutsch, signed Tove". */
export function voiceSummary({ tone, length, language, sender_name: name }: Voice): string {
  return [
    toneNames[tone],
    length === 'short' ? 'short' : 'usual length',
    ...languagePart(language),
    ...(name ? [`signed ${name}`] : []),
  ].join(', ');
}

/** What else is set, each in a few words. */
export function voiceExtras({
  audience,
  benefit,
  offer_line,
  ask,
  samples,
  banned,
  skip_weak,
}: Voice): string[] {
  return [
    ...(audience ? [`For ${audience}`] : []),
    ...(benefit || offer_line
      ? [`${benefit && offer_line ? 'Benefit and offer' : benefit ? 'Benefit' : 'Offer'} in one line`]
      : []),
    ...(ask ? [`Asks: ${ask}`] : []),
    ...(samples.length > 0 ? [`${plural(samples.length, 'message')} to imitate`] : []),
    ...(banned.length > 0 ? [`${plural(banned.length, 'word')} never used`] : []),
    ...(skip_weak ? ['Skips people with a weak fit'] : []),
  ];
}

function languagePart(language: Voice['language']): string[] {
  if (language === 'recipient') return [];
  return [language === 'project' ? 'in your project’s language' : `in ${languageNames[language]}`];
}
