// No control characters, no invisible ones and no look-alike letters of other alphabets.
import { isPrintable } from '../../../lib/printable.ts';
import type { GateRule } from './rule.ts';

export const checkCharacters: GateRule = ({ draft: { text } }) => [
  // A NUL often stands for a lost letter: models write "\u0000e9" for "\u00e9".
  ...(isPrintable(text) ? [] : ['It holds control characters; write every letter as itself.']),
  ...(invisible.some((pattern) => pattern.test(text))
    ? ['It holds invisible characters; write plain text.']
    : []),
  ...(styled.test(text) ? ['It holds letters in an unusual style; use ordinary letters.'] : []),
  ...(mixesAlphabets(text) ? ['It mixes letters of two alphabets within a word; use one.'] : []),
];

const invisible = [
  // Joiners are allowed between emoji and in the scripts that need them.
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Sinhala})(?:\u200c|\u200d)/u,
  // Direction marks are allowed in right-to-left scripts.
  /(?<!(?:\p{Script=Arabic}|\p{Script=Hebrew})\P{L}{0,3})[\u200e\u200f]/u,
  /(?<!\p{Extended_Pictographic}|[#*\d])\ufe0f/u,
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u2028\u2029\u3164\ufeff\uffa0\ufff9-\ufffb]/u,
  /[\u202a-\u202e\u2060-\u206f]/u,
  /\u034f|\u17b4|\u17b5|[\u{e0000}-\u{e007f}]|[\ufe00-\ufe0d]/u,
];

/** Full-width, mathematical, circled and small-capital letters. */
const styled =
  /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f189}]/u;

function mixesAlphabets(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
}
