import { describe, expect, it } from 'vitest';
import { contentStems, countWords, fold, words } from './words.ts';

describe('words', () => {
  it('folds case, accents and apostrophes', () => {
    expect(words('Crème brûlée, DON’T')).toEqual(['creme', 'brulee', "don't"]);
    expect(fold('Zürich')).toBe('zurich');
  });

  it('bounds what one sign unfolds to', () => {
    expect(fold('ﷺ'.repeat(5_000)).length).toBeLessThanOrEqual(30_000);
  });

  it('keeps the marks that other scripts need', () => {
    expect(words('ガラス हिन्दी')).toEqual(['ガラス', 'हिन्दी']);
  });

  it('counts words as a reader does', () => {
    expect(countWords("I don't mind 🙂 — really.")).toBe(4);
    expect(countWords('東京で陶芸をしています')).toBeGreaterThan(3);
  });

  it('counts Latin text as the segmenter does', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
    const signs = `'.,;:"-/@#&%$()!?_~*+=<>[]|¡¿«»„“”‘’–—…€`.split('');
    const pieces = ['a', 'don', 't', 'Z', 'é', 'Straße', 'Ž', '1', '23', 'x1', ' ', '\u00A0', '\n', ...signs];
    let state = 7;
    const piece = () => {
      state = (state * 48_271) % 2_147_483_647;
      return pieces[state % pieces.length]!;
    };
    const faults: string[] = [];
    for (let i = 0; i < 10_000; i += 1) {
      const text = Array.from({ length: 1 + (i % 9) }, piece).join('');
      const found = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
      if (countWords(text) !== found || countWords(text, 2) !== Math.min(found, 3)) faults.push(text);
    }
    expect(faults).toEqual([]);
  });

  it('sees one stem behind forms of a word', () => {
    for (const [a, b] of [
      ['booking', 'bookings'],
      ['studios', 'studio'],
      ['classes', 'class'],
      ['planned', 'planning'],
      ['bakeries', 'bakery'],
      ["studio's", 'studio'],
    ])
      expect(contentStems(a ?? '').join()).toBe(contentStems(b ?? '').join());
  });

  it('leaves out what carries no meaning', () => {
    expect(contentStems('We sell the best soap to people')).toEqual(['soap']);
  });
});
