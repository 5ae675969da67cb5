// Decides whether a reply asks not to be contacted again. A false positive is better than a miss.
import { joinLetters, reveal } from '../../lib/unmask.ts';
import { fold } from '../../lib/words.ts';
import {
  courtesy,
  greetings,
  halts,
  openings,
  questionsWhy,
  refusals,
  requests,
  smiles,
  stops,
  waysOut,
} from './stop-phrases.ts';

/**
 * An explicit request counts anywhere. "Stop" has to be the whole reply or its last word, and a refusal must not be followed by a question.
 */
export function asksToStop(text: string): boolean {
  const answer = plainly(text);
  if (/🛑|✋/u.test(answer)) return true;
  const sentences = answer.split(/[.!?…。！？؟\n;:]+/u).map((sentence) => words(sentence));
  if (sentences.some(requestsIt)) return true;
  const clauses = answer.split(clauseEnds).map((part) => words(part));
  if (endsWithStop(answer, clauses)) return true;
  const kinds = clauses.map((clause) => kindOf(clause));
  if (kinds.includes('refusal')) return !isOpen(answer, kinds);
  return kinds.includes('stop') && !kinds.includes('other') && !/[?？]\s*\S/u.test(answer);
}

/** Instagram limits a reply to a thousand characters. */
const longest = 2000;

function plainly(text: string): string {
  return fold(joinLetters(reveal(text.slice(0, longest))))
    .replaceAll(/(?<=n)'(?=t(?![a-z]))/g, '')
    .replaceAll("'", ' ')
    .replaceAll(/[ßłøıё]/g, (letter) => apart[letter] ?? letter)
    .replaceAll(/[\u064b-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(noThanks, '$1 $2')
    .replaceAll(thanksBut, 'no thanks');
}

const apart: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', ı: 'i', ё: 'е' };

/** "No, thank you" is one statement; "no, thank you for writing" is two. */
const noThanks =
  /(?<![\p{L}\p{N}])(no|nope|nah|nein|non|nao|nee|nie|hayir|нет|لا)\s?[,،]\s?((?:many |vielen |muchas |mille |muito )?(?:thanks?|thx|danke?|merci|gracias|grazie|obrigad[oa]|bedankt|dziekuje|tesekkur\w{0,8}|спасибо|شكرا)(?: you)?)(?! (?:for|fur|pour|por|per|pela|pelo|voor|za|за|dass|dafur|die|fürs)(?!\p{L}))/gu;

const but = 'but|aber|mais|pero|ma|mas|maar|ale|ama|но|лишь|لكن';
/** "Thanks, but no" means the same. */
const thanksBut = new RegExp(
  String.raw`(?<!\p{L})(?:thanks|thank you|danke|merci|gracias|grazie|obrigad[oa]|bedankt|dank (?:je|u)|dziekuje|спасибо|شكرا)[ ,،]{1,3}(?:${but}) (?:no|nein|non|nao|nee|nie|нет|لا)(?=\s?(?:[.!,،🙏]|$))`,
  'gu',
);
const clauseEnds = new RegExp(
  String.raw`[.!?…。！？؟\n;:,،、()"“”–—]+|\s-+\s|\p{Extended_Pictographic}+|(?<!\p{L})(?=(?:${but})(?!\p{L}))`,
  'u',
);

/** Without punctuation, with single spaces. "Stop stop stop" is said once. */
function words(part: string): string {
  return part
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replaceAll(/(?<!\S)(\S+(?: \S+){0,2}?)(?: \1)+(?!\S)/gu, '$1');
}

function requestsIt(sentence: string): boolean {
  if (waysOut.some((pattern) => pattern.test(sentence))) return true;
  return !questionsWhy.test(sentence) && requests.some((pattern) => pattern.test(sentence));
}

/** "I have told you before, stop." But not "You're too kind, stop it." */
function endsWithStop(answer: string, clauses: readonly string[]): boolean {
  const last = clauses.findLast((clause) => withoutCourtesy(clause) !== '') ?? '';
  const isHalt = halts.test(last) || halts.test(withoutCourtesy(last));
  return isHalt && !smiles.test(answer) && !/[?？؟]\s*\S/u.test(answer);
}

type Kind = 'refusal' | 'stop' | 'courtesy' | 'however' | 'other';

const startsWithBut = new RegExp(String.raw`^(?:${but})(?!\p{L})\s?`, 'u');

function kindOf(clause: string): Kind {
  const said = clause.replace(startsWithBut, '');
  for (const part of [said, withoutCourtesy(said)]) {
    if (refusals.test(part)) return 'refusal';
    if (stops.test(part)) return 'stop';
    // One extra word may be a name.
    if (part === '' || /^\S+$/u.test(part)) return openings.test(said) ? 'other' : 'courtesy';
  }
  if (greetings.test(said)) return 'courtesy';
  return said === clause ? 'other' : 'however';
}

function withoutCourtesy(clause: string): string {
  let rest = clause;
  for (let last = ''; last !== rest;) {
    last = rest;
    rest = rest.replace(courtesy.first, '').replace(courtesy.last, '').trim();
  }
  return rest;
}

/** Whether the refusal is followed by interest in something else. */
function isOpen(answer: string, kinds: readonly Kind[]): boolean {
  return /[?？؟]/u.test(answer) || kinds.includes('however') || openings.test(words(answer));
}
