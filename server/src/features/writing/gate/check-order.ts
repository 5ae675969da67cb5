// The message is about the reader first, then about the offer.
import { contentStems, words } from '../../../lib/words.ts';
import type { GateRule } from './rule.ts';
import { sentencesOf } from './sentences.ts';
import { projectText } from './source.ts';

export const checkOrder: GateRule = ({ draft, project }) => {
  const sentences = sentencesOf(draft.text, draft.facts);
  const first = sentences.findIndex(({ hasDetail }) => hasDetail);
  const offered = new Set(contentStems(projectText(project)).filter((stem) => stem.length > 3));
  const ownName = new Set(words(project.name).filter((word) => word.length > 3));
  const pitch = sentences.slice(0, Math.max(0, first)).some(({ text, isSenders }) => {
    const shared = new Set(contentStems(text).filter((stem) => offered.has(stem))).size;
    if (shared < telling && isIntroduction(text)) return false;
    return isSenders || shared >= telling || words(text).some((word) => ownName.has(word));
  });
  return pitch ? ['It speaks of the offer before it speaks of the person; begin with their detail.'] : [];
};

/** "I'm Oskar from Boomerang Jar." introduces the sender and offers nothing yet. */
function isIntroduction(text: string): boolean {
  return words(text).length <= longestIntroduction && introduction.test(text);
}

const longestIntroduction = 9;
const introduction =
  /(?<!\p{L})(?:I['’]?m|I am|this is|it['’]?s|hier ist|hier schreibt|ich bin|mein name ist|je suis|moi,? c['’]est|je m['’]appelle|soy|me llamo|sono|mi chiamo|sou|chamo-me|ik ben)\s\p{Lu}/iu;

/** This many words of the project are no coincidence. */
const telling = 3;
