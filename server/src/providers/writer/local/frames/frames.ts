// What each language must know how to say.

import type { Need } from '@opener/stand-ins/mentions/mention';
import type { Phrases } from '../phrases/phrases.ts';

/** What the question can be about: what the offer would be tried for, and the need that it meets. */
export type Asked = { use: string | undefined; need: Need | undefined };

/** What the tone says, in the grammar of the language. */
export type Frames = Omit<Phrases<never>, 'questions'> & {
  /** How the sentence goes on after the greeting: "I saw you sold out", or only "saw" to somebody by name. */
  begin(said: string, name: string | undefined): string;
  /** Where a first name does not go with the form of address, and a family name would need a title. */
  namesNobody?: boolean;
  /** A sentence in which the sender speaks: "We mill grain to order". */
  firstPerson: RegExp;
  /** Where that sentence begins as a name does: "I'm " of "I'm a miller". */
  isSomebody: RegExp;
  /** A line that is a sentence of its own: "We mill grain to order". */
  speaksAsOne: RegExp;
  /** Says after the product what it is good for, without the last full stop: "… reminders. That means fewer no-shows". */
  benefit(product: string, line: string): string;
  /** What somebody runs or makes, as `trades.ts` names it, in the tone's form of address: "Ihre Bäckerei". */
  yours(trade: string): string;
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
  /** Words of ours about the profile, which are written once for all tones. */
  inTone(text: string): string;
};

/** Where both are said: nobody is asked whether to send what they would have to pay for. */
export function both(free: string, what: string): RegExp {
  return new RegExp(String.raw`^(?=[\s\S]*(?:${free}))[\s\S]*(?:${what})`, 'iu');
}

/** The first that fits the text. */
export function firstMatch<Choice extends string>(
  text: string,
  choices: readonly (readonly [RegExp, Choice])[],
): Choice | undefined {
  return choices.find(([pattern]) => pattern.test(text))?.[1];
}
