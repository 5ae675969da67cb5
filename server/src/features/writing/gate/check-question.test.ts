import { describe, expect, it } from 'vitest';
import { draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkQuestion } from './check-question.ts';

const check = (text: string) => checkQuestion(gateInput({ draft: draftSaying(text) }));

describe('question', () => {
  it('takes exactly one, in any script', () => {
    expect(check('Lovely. Would it help?')).toEqual([]);
    expect(check('هل يفيدك هذا؟')).toEqual([]);
    expect(check('いかがですか？')).toEqual([]);
  });

  it('refuses none and more than one', () => {
    expect(check('Lovely.')).toEqual(['It asks 0 questions; ask exactly one.']);
    expect(check('Lovely, right? Would it help?')).toHaveLength(1);
  });
});
