import { describe, expect, it } from 'vitest';
import { aDraft, gateInput } from '../../../testing/drafts.ts';
import { checkRepetition } from './check-repetition.ts';

const check = (recentTexts: string[]) => checkRepetition(gateInput({ recentTexts }));

describe('repetition', () => {
  it('refuses the same message under another name', () => {
    expect(
      check(['Something else entirely.', aDraft.text.replace('Mira', 'Anna').replace('Porto', 'Rome')]),
    ).toHaveLength(1);
  });

  it('takes a message that only shares the offer', () => {
    const other =
      'That celadon glaze was worth the wait. I build booking software for studios, and the first 3 months are free. ' +
      'Would it be useful if nobody had to phone you about a class again?';
    expect(check([other])).toEqual([]);
    expect(check([])).toEqual([]);
  });

  it('takes a message that says the product, the offer and the question in the same words', () => {
    const [, ...rest] = aDraft.text.split(/(?<=[.?]) /u);
    expect(check([['Hi Tess, saw your post about the celadon that behaved.', ...rest].join(' ')])).toEqual(
      [],
    );
  });

  it('takes the same detail where two people really share it', () => {
    expect(check([aDraft.text.replace('Mira', 'Tess')])).toEqual([]);
  });
});
