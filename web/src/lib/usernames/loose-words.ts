// Words separated only by spaces may be a sentence, so the user is asked about them; handles and links are taken.
import { plural, wholeNumber } from '../format.ts';
import { isMarked, readUsername } from '@opener/contract/read-usernames';

/** `loose` has to be confirmed, `sure` does not. */
export function splitLoose(text: string): { sure: string; loose: string[] } {
  const sure: string[] = [];
  const loose: string[] = [];
  for (const part of text.split(/[\r\n\t,;]+/u)) {
    const words = part.split(/\s+/u).filter((word) => /[^@]/.test(word));
    const bare = words.filter((word) => !isMarked(word));
    const asks = words.length > 1 && bare.some((word) => readUsername(word) !== undefined);
    if (asks) for (const word of bare) loose.push(word);
    for (const word of asks ? words.filter(isMarked) : words) sure.push(word);
  }
  return { sure: sure.join('\n'), loose };
}

export function questionOf(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const rest = more > 0 ? ` and ${wholeNumber(more)} more` : '';
  return `Add ${plural(names.length, 'username')}: ${names.slice(0, mostNamed).join(', ')}${rest}?`;
}

const mostNamed = 12;

/** Complete input while typing: everything before a comma, and handles and links before a space. */
export function splitTyped(text: string): { done: string; rest: string } {
  const end = Math.max(...[',', ';', '\n', '\t'].map((sign) => text.lastIndexOf(sign))) + 1;
  const words = text
    .slice(end)
    .trimStart()
    .split(/(?<=\s)(?=\S)/u);
  const waiting = words.findIndex((word) => !/\s$/u.test(word) || !isMarked(word));
  const at = waiting === -1 ? words.length : waiting;
  return { done: text.slice(0, end) + words.slice(0, at).join(''), rest: words.slice(at).join('') };
}
