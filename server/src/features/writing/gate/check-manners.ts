// Polite typing: no shouting, no hashtag lists, no rows of emoji, no follower counts.
import { fold } from '../../../lib/words.ts';
import type { GateRule } from './rule.ts';
import { profileText, projectText } from './source.ts';

const mostExclamations = 2;
const mostHashtags = 1;
const mostEmoji = 3;

export const checkManners: GateRule = ({ draft: { text }, profile, project }) => [
  ...(shouts(text, `${profileText(profile)}\n${projectText(project)}`)
    ? ['It shouts; write without capitals and exclamation marks.']
    : []),
  ...((text.match(/(?<![\p{L}\p{N}&])[#＃][\p{L}\p{N}_]+/gu)?.length ?? 0) > mostHashtags
    ? ['It lists hashtags; leave them out.']
    : []),
  ...((text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0) > mostEmoji
    ? ['It has too many emoji; leave them out.']
    : []),
  ...(countsReader.test(text) ? ['It counts followers or posts; leave that out.'] : []),
];

function shouts(text: string, sources: string): boolean {
  if (/[!！]{2,}/u.test(text) || (text.match(/[!！]/gu)?.length ?? 0) > mostExclamations) return true;
  const known = fold(sources);
  const loud = (text.match(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu) ?? []).filter(
    (word) => !sources.includes(word) && !known.includes(`#${fold(word)}`),
  );
  return loud.length > 1 || (loud.length === 1 && /\p{Lu}{4,}[ -]\p{Lu}{2,}/u.test(text));
}

const countsReader =
  /\d[\d.,]*\s?[kKmM]?\+?\s(?:\p{L}{1,20}\s)?(?:followers?|posts|abonn(?:és|ées|enten)|seguidor(?:es|as)|seguaci|obserwujących|volgers|följare|takipçi)(?!\p{L})/iu;
