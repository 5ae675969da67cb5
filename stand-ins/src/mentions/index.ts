// Every mention of a stand-in's text, by language and kind.
import { abroadRoman } from './abroad-roman.ts';
import { abroadScripts } from './abroad-scripts.ts';
import { crafts } from './crafts.ts';
import { creative } from './creative.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import { life } from './life.ts';
import type { MentionLanguage, Mentions } from './mention.ts';
import { office } from './office.ts';
import { ownLanguage } from './own-language.ts';
import { wellbeing } from './wellbeing.ts';

const english: Mentions = {
  ...crafts,
  ...food,
  ...wellbeing,
  ...creative,
  ...home,
  ...office,
  ...life,
  ...abroadRoman,
  ...abroadScripts,
};

export function mentionsIn(language: MentionLanguage): Mentions {
  return language === 'en' ? english : (ownLanguage[language] ?? {});
}
