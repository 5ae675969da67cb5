// What each language must know how to say.

import type { Need } from '../../../stand-ins/mentions/mention.ts';
import type { WriterVoice } from '../../port.ts';

/** What the question can be about: what the offer would be tried for, and the need that it meets. */
export type Asked = { use: string | undefined; need: Need | undefined };

export type Frames = {
  /** Greets and begins: "Hi Mira, saw you sold out". */
  opening(name: string | undefined, said: string): string;
  /** "I'm Tove". */
  intro(name: string): string;
  /** A sentence in which the sender speaks: "We mill grain to order". */
  firstPerson: RegExp;
  /** Where that sentence begins as a name does: "I'm " of "I'm a miller". */
  isSomebody: RegExp;
  /** A line that is a sentence of its own: "We mill grain to order". */
  speaksAsOne: RegExp;
  /** Says after the product what it is good for, without the last full stop: "… reminders. That means fewer no-shows". */
  benefit(product: string, line: string): string;
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
  question(offer: string, about: Asked): string;
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
