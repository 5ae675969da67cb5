import { describe, expect, it } from 'vitest';
import { hasPhrase, markPhrases, paragraphsOf } from './mark-phrases.ts';

/** Marked pieces in brackets. */
const shown = (text: string, phrases: string[]) =>
  markPhrases(text, phrases)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('marking', () => {
  it.each([
    ['a phrase', 'Hi, your kiln in Leipzig', ['Leipzig'], 'Hi, your kiln in [Leipzig]'],
    ['several', 'kiln in Leipzig', ['Leipzig', 'kiln'], '[kiln] in [Leipzig]'],
    ['in other capitals', 'Wood-fired pots', ['wood-fired'], '[Wood-fired] pots'],
    ['nothing that was edited away', 'Hello there', ['Leipzig'], 'Hello there'],
    ['whole words only', 'A fresh start in art', ['art'], 'A fresh start in [art]'],
    ['the longer of two', 'rooftop classes', ['rooftop', 'rooftop classes'], '[rooftop classes]'],
    ['over a line break', 'slow\nmornings', ['slow mornings'], '[slow\nmornings]'],
    ['signs that mean something in patterns', 'Costs $5 (yes?)', ['$5 (yes?)'], 'Costs [$5 (yes?)]'],
    ['words without gaps', '東京の陶芸', ['陶芸'], '東京の[陶芸]'],
    ['emoji', 'Love the 🔥 drop', ['🔥 drop'], 'Love the [🔥 drop]'],
    ['no empty phrase', 'Hello', ['', '  '], 'Hello'],
  ])('%s', (_, text, phrases, expected) => expect(shown(text, phrases)).toBe(expected));
});

it('knows whether a phrase is still there', () => {
  expect(hasPhrase('the KILN opens', 'kiln')).toBe(true);
  expect(hasPhrase('the kilns open', 'kiln')).toBe(false);
});

it('cuts paragraphs at blank lines', () => {
  expect(paragraphsOf('One\ntwo\n\nThree\n  \n\n\nFour\n')).toEqual(['One\ntwo', 'Three', 'Four']);
});
