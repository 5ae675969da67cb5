// The frames of every language the built-in writer writes, in every tone.
import type { Language } from '../../../../lib/language.ts';
import type { Tone } from '../phrases/phrases.ts';
import { english } from './english.ts';
import type { Frames } from './frames.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

export const frames: Record<Language, Record<Tone, Frames>> = {
  en: inTones(english),
  de: inTones(german),
  fr: inTones(french),
  es: inTones(spanish),
  it: inTones(italian),
  pt: inTones(portuguese),
};

function inTones(build: (tone: Tone) => Frames): Record<Tone, Frames> {
  return { plain: build('plain'), warm: build('warm'), playful: build('playful'), formal: build('formal') };
}
