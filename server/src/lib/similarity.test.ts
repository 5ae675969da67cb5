import { describe, expect, it } from 'vitest';
import { similarity } from './similarity.ts';

describe('similarity', () => {
  it('is 1 for the same words in any case, order or punctuation', () => {
    expect(similarity('Hello, Mira!', 'mira hello')).toBe(1);
  });

  it('is 0 for texts with nothing in common, and for something against nothing', () => {
    expect(similarity('abc', 'xyz')).toBe(0);
    expect(similarity('abc', '')).toBe(0);
  });

  it('counts trigrams as pg_trgm does', () => {
    expect(similarity('word', 'two words')).toBeCloseTo(4 / 11);
  });

  it('falls as texts differ', () => {
    const text = 'Your bowls look like they were made slowly. Would you like to see how it works?';
    const near = text.replace('bowls', 'plates');
    const far = 'How do people book your classes at the moment? We make that part quieter.';
    expect(similarity(text, near)).toBeGreaterThan(0.7);
    expect(similarity(text, far)).toBeLessThan(0.3);
  });

  it('reads any script, also beyond the basic plane', () => {
    expect(similarity('陶芸教室', '陶芸教室です')).toBeGreaterThan(0.3);
    expect(similarity('مرحبا بكم', 'مرحبا بكم')).toBe(1);
    expect(similarity('𠮷野家', '𠮷野家')).toBe(1);
  });
});
