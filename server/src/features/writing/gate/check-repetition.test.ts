import { describe, expect, it } from 'vitest';
import { aDraft, gateInput } from '../../../testing/drafts.ts';
import { checkRepetition } from './check-repetition.ts';

const check = (recentTexts: string[]) => checkRepetition(gateInput({ recentTexts }));

describe('repetition', () => {
  const elsewhere = aDraft.text.replace('Mira', 'Anna').replace('Porto', 'Rome');

  it('refuses the message to somebody else, bent to fit', () => {
    const facts = [{ ...aDraft.facts[0]!, quote: 'Clay, coffee, Porto' }];
    const bent = gateInput({ draft: { ...aDraft, facts }, recentTexts: ['Another one.', elsewhere] });
    expect(checkRepetition(bent)).toHaveLength(1);
  });

  it('finds the words of a detail with other endings and accents', () => {
    const phrase = 'two bakeries with dark rye loaves and warm croissants overnight';
    const text = `Saw the ${phrase}. I build booking software for studios, first month free. Would it help you?`;
    const facts = [{ field: 'biography' as const, quote: 'Nachtschicht', phrase }];
    const other = text.replace(phrase, 'bakery with dark rye loaf and wàrm croissants overnight');
    const input = (recentTexts: string[]) => gateInput({ draft: { ...aDraft, text, facts }, recentTexts });
    expect(checkRepetition(input([other]))).toHaveLength(1);
    expect(
      checkRepetition(
        input([other.replace('rye loaf and wàrm croissants overnight', 'door in the old mill by the river')]),
      ),
    ).toEqual([]);
  });

  it('takes what two people say alike of themselves', () => {
    expect(check([elsewhere])).toEqual([]);
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
