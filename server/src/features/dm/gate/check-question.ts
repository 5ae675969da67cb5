// One question: easy to answer, and the only thing asked.
import type { GateRule } from './rule.ts';

export const checkQuestion: GateRule = ({ draft }) => {
  const questions = draft.text.match(/[?？؟⁇⁈⁉]+/gu)?.length ?? 0;
  return questions === 1 ? [] : [`It asks ${questions} questions; ask exactly one.`];
};
