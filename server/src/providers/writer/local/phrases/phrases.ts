// What is said to the reader in the four tones. The sender's own words stay as they are.
import type { Need } from '@opener/stand-ins/mentions/mention';
import type { WriterVoice } from '../../port.ts';

export type Tone = WriterVoice['tone'];

/** Connects a detail with the offer in half a sentence. Only if the detail suggests the need. */
export type Reasons = Partial<Record<Need, string>> & { other: string };

/** Of one tone; `Question` are the kinds of offer that a language asks about in its own way. */
export type Phrases<Question extends string> = {
  /** With its comma: "Hi Mira,". */
  greeting(name: string | undefined): string;
  /** "I'm Tove". */
  intro(name: string): string;
  /** For a profile that offers no detail; completes the sentence after the greeting. */
  plain: string;
  /** "came across your bakery in Leeds", with " in Leeds" or nothing. */
  trade(trade: string, where: string): string;
  /** Mentions a line that cannot be rephrased. */
  quotedPost(line: string): string;
  quotedBio(line: string): string;
  reasons: Reasons;
  questions: Record<Question, string>;
  /** A longer version, for messages that are very short. */
  longQuestion: string;
  /** A word after the question, or nothing. */
  closing: string;
};

export type PhrasesByTone<Question extends string> = Record<Tone, Phrases<Question>>;

/** "Hi Mira,", or "Hi," where no name is known. */
export function hello(word: string): (name: string | undefined) => string {
  return (name) => `${word}${name === undefined ? '' : ` ${name}`},`;
}

/** "[dein Teig|Ihr Teig] ruht": texts that are written for both forms of address have the familiar one first. */
export function addressed(text: string, tone: Tone): string {
  return text.replaceAll(/\[([^[\]|]*)\|([^[\]|]*)\]/gu, tone === 'formal' ? '$2' : '$1');
}
