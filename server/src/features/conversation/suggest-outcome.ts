// What an answer sounds like, by plain rules in the languages of the built-in writer. Only a suggestion: the user decides.
import type { Outcome } from '@opener/contract/conversation';
import { fold } from '../../lib/words.ts';
import { declines, interests, postpones } from './outcome-phrases.ts';

/** Instagram limits a message to a thousand characters. */
const longest = 2_000;

/** A refusal outweighs a friendly word, and so does a postponement. Null if nothing is clear. */
export function suggestOutcome(text: string): Outcome | null {
  const said = ` ${fold(text.slice(0, longest))
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}?']+/gu, ' ')
    .trim()} `;
  const isAsking = /\?/u.test(text);
  const postponed = postpones.some((pattern) => pattern.test(said));
  // "Not now, thank you" declines nothing.
  if (declines.some((pattern) => pattern.test(said)) && !postponed) return 'not_interested';
  if (postponed) return 'not_now';
  if (interests.some((pattern) => pattern.test(said))) return 'interested';
  // Whoever asks about the offer wants to know.
  return isAsking && asks.test(said) ? 'interested' : null;
}

const asks =
  /\b(?:how|what|when|where|which|price|cost|wie|was|wann|wo|welche|kostet|preis|comment|combien|quand|quel(?:le)?s?|prix|como|cuanto|cuando|que|cual|precio|come|quanto|quando|cosa|quale|prezzo|qual|preco)\b/u;
