// Long enough to say something, short enough to be read, and within what Instagram takes.
import { countWords } from '../../../lib/words.ts';
import type { GateRule } from './rule.ts';

const minWords = 20;
const maxWords = 90;
const maxCharacters = 1000;

export const checkLength: GateRule = ({ draft }) => {
  const count = countWords(draft.text);
  // UTF-16 units, the strictest way to count: nobody is told a message fits that Instagram then cuts.
  const { length } = draft.text;
  return [
    ...(count < minWords ? [`It has ${count} words; write at least ${minWords}.`] : []),
    ...(count > maxWords ? [`It has ${count} words; write at most ${maxWords}.`] : []),
    ...(length > maxCharacters ? [`It has ${length} characters; ${maxCharacters} is the limit.`] : []),
  ];
};
