// What each language must know how to say.

import type { WriterVoice } from '../../port.ts';

export type Frames = {
  /** Greets and begins: "Hi Mira, saw you sold out". */
  opening(name: string | undefined, said: string): string;
  /** "I'm Tove". */
  intro(name: string): string;
  /** A sentence in which the sender speaks: "We mill grain to order". */
  firstPerson: RegExp;
  /** Says that the sentence is the reason for writing: "I'm writing because we mill grain to order". */
  because(sentence: string): string;
  /** A line that is a sentence of its own: "We mill grain to order". */
  speaksAsOne: RegExp;
  /** Joins a benefit to the sentence before it: ", for fewer no-shows". */
  benefit(line: string): string;
  /** For a profile that offers no detail; completes the sentence after the greeting. */
  plain: string;
  /** "came across your bakery in Leeds": the trade as `trades.ts` names it, and " in Leeds" or nothing. */
  trade(trade: string, where: string): string;
  /** Mentions a line that cannot be told otherwise. */
  quoted(line: string, field: 'biography' | 'recentPost'): string;
  and: string;
  /** Nouns keep their capital inside a sentence. */
  keepsCapitals?: boolean;
  /** Turns the first sentence of the product text into a sentence of the message. */
  product(sentence: string): string;
  /** A first sentence that a plain one after it makes needless: "Grow your Instagram!". */
  slogan?: RegExp;
  productList(items: string): string;
  /** Turns the first sentence of the offer into a sentence of the message. */
  offer(sentence: string): string;
  /** One question about this offer. */
  question(offer: string, use: string | undefined): string;
  /** The same with more words, for messages that are very short. */
  longQuestion: string;
  /** Our own words in another tone than the plain one, where the language has a way that needs no other form of address. */
  inTone(text: string, tone: WriterVoice['tone']): string;
};

/** The first that fits the text. */
export function firstMatch(
  text: string,
  choices: readonly (readonly [RegExp, string])[],
): string | undefined {
  return choices.find(([pattern]) => pattern.test(text))?.[1];
}
