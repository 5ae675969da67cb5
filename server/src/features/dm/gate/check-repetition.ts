// Two people who compare their messages must not find the same one.
import { overlap, trigrams } from '../../../lib/similarity.ts';
import type { GateRule } from './rule.ts';

const tooClose = 0.6;

export const checkRepetition: GateRule = ({ draft, recentTexts }) => {
  const own = trigrams(draft.text);
  return recentTexts.some((recent) => overlap(own, trigrams(recent)) > tooClose)
    ? ['It reads almost like another recent message of this project; open and build it differently.']
    : [];
};
