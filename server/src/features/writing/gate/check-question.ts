// Exactly one question, and an easy one.
import type { GateRule } from './rule.ts';

export const checkQuestion: GateRule = ({ draft, language }) => {
  const questions = countQuestions(withoutQuotations(draft.text), language);
  return questions === 1 ? [] : [`It asks ${questions} questions; ask exactly one.`];
};

function countQuestions(text: string, language: string): number {
  const marks = text.match(/[?？؟⁇⁈⁉]+/gu)?.length ?? 0;
  if (marks > 0) return marks;
  // Greek uses a semicolon-like question mark, Japanese a closing particle.
  if (language === 'el') return text.match(/[;\u037e](?=\s|$)/gu)?.length ?? 0;
  if (language === 'ja') return text.match(/か。/gu)?.length ?? 0;
  return 0;
}

/** A quoted question does not count. */
function withoutQuotations(text: string): string {
  return text.replaceAll(
    /["“„][^"“”„\n]{1,160}["”“]|«[^«»\n]{1,160}»|「[^「」\n]{1,160}」|(?<=\s)[‘'][^‘’'\n]{1,160}[’'](?=[\s,.;:)])/gu,
    ' ',
  );
}
