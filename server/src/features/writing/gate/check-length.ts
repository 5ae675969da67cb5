// Long enough to say something, short enough to be read, and within what Instagram takes.
import { countWords } from '../../../lib/words.ts';
import type { GateRule } from './rule.ts';

/** A little more room than is asked for: five words too many are no reason to throw a good message away. */
const wordsByLength = { short: [12, 60], usual: [20, 90] } as const;
const maxCharacters = 1000;

/** Not worth reading any further. */
export function isHopelesslyLong(text: string): boolean {
  return text.length > 2 * maxCharacters;
}

export const checkLength: GateRule = ({ draft, voice }) => {
  // UTF-16 units, the strictest way to count: nobody is told a message fits that Instagram then cuts.
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
