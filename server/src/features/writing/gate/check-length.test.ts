import { describe, expect, it } from 'vitest';
import { draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkLength } from './check-length.ts';

const check = (text: string) => checkLength(gateInput({ draft: draftSaying(text) }));

describe('length', () => {
  it('takes 20 to 90 words', () => {
    expect(check('word '.repeat(20))).toEqual([]);
    expect(check('word '.repeat(90))).toEqual([]);
    expect(check('word '.repeat(19))).toEqual(['It has 19 words; write at least 20.']);
    expect(check('word '.repeat(91))).toEqual(['It has 91 words; write at most 90.']);
  });

  it('counts emoji and dashes as no words', () => {
    expect(check(`${'word '.repeat(19)} 🙂 👩‍🎨 — …`)).toHaveLength(1);
  });

  it('takes at most 1,000 characters', () => {
    expect(check('long-words-'.repeat(5).concat(' word'.repeat(20), 'x'.repeat(845)))).toEqual([]);
    expect(check(`${'word '.repeat(20)}${'x'.repeat(901)}`)).toEqual([
      'It has 1001 characters; 1000 is the limit.',
    ]);
  });
});
