// What each language must know how to say.

export type Frames = {
  /** "Hi Mira," or "Hi there,". */
  hello(name: string | undefined): string;
  /** "I'm Tove". */
  intro(name: string): string;
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
};

/** The first that fits the text. */
export function firstMatch(
  text: string,
  choices: readonly (readonly [RegExp, string])[],
): string | undefined {
  return choices.find(([pattern]) => pattern.test(text))?.[1];
}
