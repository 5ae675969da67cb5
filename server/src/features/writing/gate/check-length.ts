// Long enough to say something, short enough to be read, and within Instagram's limit.
import { countWords } from '../../../lib/words.ts';
import type { GateRule } from './rule.ts';

/** A little more than requested: five extra words are no reason to discard a good message. */
const wordsByLength = { short: [12, 60], usual: [20, 90] } as const;
const maxCharacters = 1000;

/** Too long to examine any further. */
export function isHopelesslyLong(text: string): boolean {
  return text.length > 2 * maxCharacters;
}

export const checkLength: GateRule = ({ draft, voice }) => {
  // UTF-16 units, the strictest count: a message that passes is never cut by Instagram.
  const { length } = draft.text;
  if (isHopelesslyLong(draft.text)) return [`It has ${length} characters; ${maxCharacters} is the limit.`];
  const count = countWords(draft.text);
  const [fewest, most] = wordsByLength[voice.length];
  return [
    ...(count < fewest ? [`It has ${count} words; write at least ${fewest}.`] : []),
    ...(count > most ? [`It has ${count} words; write at most ${most}.`] : []),
    ...(length > maxCharacters ? [`It has ${length} characters; ${maxCharacters} is the limit.`] : []),
  ];
};
