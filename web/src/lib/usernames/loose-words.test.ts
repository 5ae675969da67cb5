import { describe, expect, it } from 'vitest';
import { questionOf, splitLoose, splitTyped } from './loose-words.ts';

describe('splitLoose', () => {
  it.each([
    ['hello world', '', ['hello', 'world']],
    ['mira, hello world\nnorth', 'mira\nnorth', ['hello', 'world']],
    ['hello @mira', '@mira', ['hello']],
    ['how are you?', '', ['how', 'are', 'you?']],
  ])('asks about %j', (text, sure, loose) => {
    expect(splitLoose(text)).toEqual({ sure, loose });
  });

  it.each([
    ['mira', 'mira'],
    [' mira ', 'mira'],
    ['@ mira', 'mira'],
    ['mira, north;hafen\noak\telm', 'mira\nnorth\nhafen\noak\nelm'],
    ['@a @b', '@a\n@b'],
    ['@a https://instagram.com/b instagram.com/c', '@a\nhttps://instagram.com/b\ninstagram.com/c'],
    ['müller größe', 'müller\ngröße'],
    ['', ''],
  ])('does not ask about %j', (text, sure) => {
    expect(splitLoose(text)).toEqual({ sure, loose: [] });
  });

  it('splits more words than a call can have arguments', () => {
    const words = (mark: string) =>
      Array.from({ length: 130_000 }, (_, index) => `${mark}${index}`).join(' ');
    expect(splitLoose(words('word')).loose).toHaveLength(130_000);
    expect(splitLoose(words('@word')).sure.split('\n')).toHaveLength(130_000);
  });
});

describe('splitTyped', () => {
  it.each([
    ['mira', '', 'mira'],
    ['mira,', 'mira,', ''],
    ['mira, nor', 'mira,', 'nor'],
    ['hello wor', '', 'hello wor'],
    ['hello world,', 'hello world,', ''],
    ['mira ', '', 'mira '],
    ['@mira ', '@mira ', ''],
    ['@mira @nor', '@mira ', '@nor'],
    ['https://instagram.com/mira ', 'https://instagram.com/mira ', ''],
    ['hello @mira ', '', 'hello @mira '],
    ['a;b', 'a;', 'b'],
    ['', '', ''],
  ])('%j: %j is complete, %j is not', (text, done, rest) => {
    expect(splitTyped(text)).toEqual({ done, rest });
  });
});

describe('questionOf', () => {
  it.each([
    [1, 'Add 1 username: user0?'],
    [2, 'Add 2 usernames: user0, user1?'],
    [1300, /^Add 1,300 usernames: user0, .*user11 and 1,288 more\?$/],
  ])('asks about %i', (count, question) => {
    expect(questionOf(Array.from({ length: count }, (_, index) => `user${index}`))).toMatch(question);
  });
});
