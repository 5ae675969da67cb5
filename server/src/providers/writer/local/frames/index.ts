// The frames of every language the built-in writer writes.
import type { Language } from '../../../../lib/language.ts';
import { english } from './english.ts';
import type { Frames } from './frames.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

export const frames: Record<Language, Frames> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
};
