import { describe, expect, it } from 'vitest';
import { hasMoreWords, readUsernames, reasons } from './read-usernames.ts';

const read = (text: string) => readUsernames(text);

describe('readUsernames', () => {
  it.each([
    ['mira.kilns', ['mira.kilns']],
    ['@Mira.Kilns', ['mira.kilns']],
    ['a, b ,,c', ['a', 'b', 'c']],
    ['a\nb\r\nc\td e;f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['@a@b @c', ['a', 'b', 'c']],
    ['"a", (b) <c>', ['a', 'b', 'c']],
    ['\u200ba\u200f, \ufeffb', ['a', 'b']],
    ['https://www.instagram.com/mira.kilns/?igsh=abc#x', ['mira.kilns']],
    ['instagram.com/Mira_Kilns', ['mira_kilns']],
    ['http://m.instagram.com/_u/mira', ['mira']],
    ['https://instagram.com/stories/mira/123', ['mira']],
    ['https://instagram.com/mira/channel', ['mira']],
    ['https://ig.me/m/mira', ['mira']],
    ['https://instagram.com/@mira', ['mira']],
    ['', []],
    [' , \n', []],
  ])('%j reads as %j', (text, names) => {
    expect(read(text)).toEqual({ names, leftOut: [] });
  });

  it.each([
    ['x'.repeat(31), reasons.tooLong],
    ['.mira', reasons.dots],
    ['mira.', reasons.dots],
    ['mi..ra', reasons.dots],
    ['müller', reasons.characters],
    ['me@example.com', reasons.characters],
    ['🙏', reasons.characters],
    ['https://example.com/mira', reasons.characters],
    ['https://instagram.com/p/Cabc123', reasons.noProfile],
    ['https://www.instagram.com/stories/highlights/17912345678901234/', reasons.noProfile],
    ['https://www.instagram.com/invites/contact/?i=abc', reasons.noProfile],
    ['https://instagram.com/s/aGlnaGxpZ2h0OjE3OTEy?story_media_id=1', reasons.noProfile],
    ['https://www.instagram.com/channel/AbaBcd12/', reasons.noProfile],
    ['https://ig.me/j/AbaBcd12', reasons.noProfile],
    ['https://instagram.com/reels/audio/123456', reasons.noProfile],
    ['https://instagram.com/popular/pottery', reasons.noProfile],
    ['https://instagram.com/stories', reasons.noProfile],
    ['https://instagram.com/', reasons.noProfile],
    ['instagram.com', reasons.noProfile],
  ])('%j is left out with its reason', (text, reason) => {
    expect(read(text)).toEqual({ names: [], leftOut: [{ text, reason }] });
  });

  it('takes each name once, and none that is already listed or queued', () => {
    const known = { listed: new Set(['a']), queued: new Set(['b']) };
    expect(readUsernames('A, b, c, @c', known)).toEqual({
      names: ['c'],
      leftOut: [
        { text: '@a', reason: reasons.duplicate },
        { text: '@b', reason: reasons.queued },
        { text: '@c', reason: reasons.duplicate },
      ],
    });
  });

  it('takes a cell of a table as one name, never as two', () => {
    expect(readUsernames([' @mira ', 'Mira Kilns', '', '"north"'])).toEqual({
      names: ['mira', 'north'],
      leftOut: [{ text: 'Mira Kilns', reason: reasons.characters }],
    });
  });

  // A regular expression for the end would take minutes here.
  it('is not slowed down by words that are mostly quotes', () => {
    const word = `a${"'".repeat(497)}a`;
    expect(read(Array.from({ length: 20_000 }, () => word).join(' ')).names).toEqual([]);
  });

  it('reads ten thousand names quickly', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `user_${index}`);
    expect(read(many.join('\n')).names).toEqual(many);
  });

  it.each(['"', '@', '.', 'x', 'https://instagram.com/', '\u200b'])(
    'is not slowed down by a million of %j',
    (sign) => {
      const text = `${sign.repeat(1_000_000 / sign.length)}ü`;
      const started = Date.now();
      expect(read(text).names.length).toBeLessThan(2);
      // Comparing each with each would take hours.
      expect(Date.now() - started).toBeLessThan(30_000);
    },
  );
});

describe('counting the words of a text', () => {
  it.each([
    ['', 0],
    ['@@@ ,;\n', 0],
    ['mira', 1],
    ['@mira@zoe, hafen;north\tabe', 5],
  ])('%j has %i', (text, count) => {
    expect(hasMoreWords(text, count)).toBe(false);
    expect(hasMoreWords(text, count - 1)).toBe(true);
  });

  it('counts what is read', () => {
    const text = '"@a@b" \u200b@c@d me@example.com, https://instagram.com/e';
    const { names, leftOut } = read(text);
    expect(hasMoreWords(text, names.length + leftOut.length - 1)).toBe(true);
  });
});
