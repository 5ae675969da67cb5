// One question: easy to answer, and the only thing asked.
import type { GateRule } from './rule.ts';

export const checkQuestion: GateRule = ({ draft, language }) => {
  const questions = countQuestions(withoutQuotations(draft.text), language);
  return questions === 1 ? [] : [`It asks ${questions} questions; ask exactly one.`];
};

function countQuestions(text: string, language: string): number {
  const marks = text.match(/[?？؟⁇⁈⁉]+/gu)?.length ?? 0;
  if (marks > 0) return marks;
  // Greek asks with what looks like a semicolon, Japanese by a closing particle.
  if (language === 'el') return text.match(/[;\u037e](?=\s|$)/gu)?.length ?? 0;
  if (language === 'ja') return text.match(/か。/gu)?.length ?? 0;
  return 0;
}

/** A question that somebody else asked is told, not asked. */
function withoutQuotations(text: string): string {
  return text.replaceAll(
    /["“„][^"“”„\n]{1,160}["”“]|«[^«»\n]{1,160}»|「[^「」\n]{1,160}」|(?<=\s)[‘'][^‘’'\n]{1,160}[’'](?=[\s,.;:)])/gu,
    ' ',
  );
}
