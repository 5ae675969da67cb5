// Every mention of a stand-in's text, by language and kind.
import type { Language } from '../../../lib/language.ts';
import { abroad } from './abroad.ts';
import { crafts } from './crafts.ts';
import { creative } from './creative.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import { life } from './life.ts';
import type { Mentions } from './mention.ts';
import { office } from './office.ts';
import { wellbeing } from './wellbeing.ts';

const english: Mentions = {
  ...crafts,
  ...food,
  ...wellbeing,
  ...creative,
  ...home,
  ...office,
  ...life,
  ...abroad.en,
};

export function mentionsIn(language: Language): Mentions {
  return language === 'en' ? english : (abroad[language] ?? {});
}
