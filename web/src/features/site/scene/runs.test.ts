import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { countDetails, detailsTyped, restOfWord, textOf, toRuns, upTo } from './runs.ts';

const runs = toRuns('Hi, a [1|kiln opening] in [2|Leipzig].');

describe('runs', () => {
  it('know which words are details', () => {
    expect(runs).toEqual([
      { text: 'Hi, a ' },
      { text: 'kiln opening', detail: 1 },
      { text: ' in ' },
      { text: 'Leipzig', detail: 2 },
      { text: '.' },
    ]);
    expect(textOf(runs)).toBe('Hi, a kiln opening in Leipzig.');
  });

  it('find a detail with its first letter', () => {
    expect([...detailsTyped(runs, 6)]).toEqual([]);
    expect([...detailsTyped(runs, 7)]).toEqual([1]);
    expect([...detailsTyped(runs, 23)]).toEqual([1, 2]);
  });

  it('are cut at the character that is being typed', () => {
    expect(upTo(runs, 8)).toEqual([{ text: 'Hi, a ' }, { text: 'ki', detail: 1 }]);
    expect(upTo(runs, 0)).toEqual([]);
    expect(upTo(runs, Infinity)).toEqual(runs);
    expect(restOfWord(runs, 8)).toBe('ln');
    expect(restOfWord(runs, 500)).toBe('');
  });
});

describe.each(examples)('the example of $handle', ({ name, bio, message }) => {
  const plain = textOf(message);

  it('marks each detail of the message in the profile too, and nothing else', () => {
    expect(countDetails(message)).toBeGreaterThanOrEqual(2);
    expect(detailsTyped([...name, ...bio], Infinity)).toEqual(detailsTyped(message, Infinity));
  });

  it('is a message the product would let through: short, one question, no link', () => {
    const words = plain.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(25);
    expect(words).toBeLessThanOrEqual(60);
    expect(plain.match(/\?/g)).toHaveLength(1);
    expect(plain).not.toMatch(/https?:|www\./);
  });
});
