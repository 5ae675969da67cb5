import { describe, expect, it } from 'vitest';
import type { Fact } from '@opener/contract/message';
import { factSources } from './fact-source.ts';

const fact = (field: Fact['field'], quote: string): Fact => ({ field, quote, phrase: quote });

/** One line per source, what is marked in brackets. */
const lines = (...[facts, info]: Parameters<typeof factSources>) =>
  factSources(facts, info).map(
    ({ label, pieces }) =>
      `${label}: ${pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')}`,
  );

describe('the source of a fact', () => {
  it('is the place in the profile, shared by all facts there', () => {
    const facts = [fact('biography', 'kiln'), fact('category', 'Studio'), fact('biography', 'Leipzig')];
    expect(lines(facts, { biography: 'A kiln in Leipzig', category: 'Studio' })).toEqual([
      'Bio: A [kiln] in [Leipzig]',
      'Industry: [Studio]',
    ]);
  });

  it('is an excerpt of a long bio', () => {
    const words = 'lorem ipsum '.repeat(40);
    const [line] = lines([fact('biography', 'kiln')], { biography: `${words}kiln ${words}` });
    expect(line).toMatch(/^Bio: … .* \[kiln\] .* …$/u);
    expect(line?.length).toBeLessThan(220);
  });

  it('is the quote itself where the profile is not at hand', () => {
    const facts = [
      fact('recentPost', 'first frost'),
      fact('followersCount', '8400'),
      fact('fullName', 'Mira'),
    ];
    expect(lines(facts, undefined)).toEqual([
      'A recent post: [first frost]',
      'Followers: [8,400 followers]',
      'Name: [Mira]',
    ]);
  });

  it('is the quote itself where it differs from the profile', () => {
    expect(lines([fact('biography', 'pottery')], { biography: 'A kiln' })).toEqual(['Bio: [pottery]']);
  });
});
