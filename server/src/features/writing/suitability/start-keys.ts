// Works out with which letters a match of a pattern can begin.

/** Letters that a key has at most. */
export const keyLength = 3;

/** What a match can begin with. More is known to follow an open beginning; after a closed one there may be anything. */
type Beginnings = { open: ReadonlySet<string>; closed: ReadonlySet<string> };
type Reader = { source: string; at: number; separator: string; separates: RegExp };

const none: ReadonlySet<string> = new Set();
const nothing: Beginnings = { open: new Set(['']), closed: none };
const anything: Beginnings = { open: none, closed: new Set(['']) };
const endOfWord: Beginnings = { open: none, closed: new Set([' ']) };

/**
 * Keys of the words at which a pattern can match: their first letters, or the word and a space if it is shorter, or less if anything may
 * follow. `separator` is the class of characters between words. Syntax that phrases don't use counts as anything: a key too many costs
 * time, a missing one would cost a match.
 */
export function startKeys(source: string, separator: string): string[] {
  const reader = { source, at: 0, separator, separates: new RegExp(separator) };
  const { closed } = append(readAlternatives(reader), endOfWord);
  return [...closed].filter((key) => !isCovered(key, closed));
}

function isCovered(key: string, by: ReadonlySet<string>): boolean {
  for (let length = 0; length < key.length; length += 1) if (by.has(key.slice(0, length))) return true;
  return false;
}

function readAlternatives(reader: Reader): Beginnings {
  const all = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    all.push(readSequence(reader));
  }
  return anyOf(all);
}

function readSequence(reader: Reader): Beginnings {
  let read = nothing;
  while (!atEnd(reader)) {
    const term = readTerm(reader);
    read = append(read, repeat(term, readTimes(reader)));
    // Nothing that follows changes how it begins.
    if (read.open.size === 0) skipSequence(reader);
  }
  return read;
}

function skipSequence(reader: Reader): void {
  for (let depth = 0; depth > 0 || !atEnd(reader);) {
    if (take(reader, escape) !== null || take(reader, characterClass) !== null) continue;
    if (reader.source[reader.at] === '(') depth += 1;
    if (reader.source[reader.at] === ')') depth -= 1;
    reader.at += 1;
  }
}

function atEnd({ source, at }: Reader): boolean {
  return at === source.length || source[at] === '|' || source[at] === ')';
}

const groupStart = /\((?:\?(?:<?[=!]|:))?/y;
const characterClass = /\[(?:\\.|[^\]\\])*\]/sy;
const escape = /\\(?:[xu][0-9a-fA-F]{2,4}|[pP]\{\w+\}|.)/sy;
const quantifier = /(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/y;

function readTerm(reader: Reader): Beginnings {
  const group = take(reader, groupStart)?.[0];
  if (group !== undefined) {
    const inner = readAlternatives(reader);
    reader.at += 1;
    // Looking ahead or back takes no letter.
    return /[=!]/.test(group) ? nothing : inner;
  }
  const set = take(reader, characterClass)?.[0];
  if (set !== undefined) return set === reader.separator ? endOfWord : membersOf(set, reader);
  const escaped = take(reader, escape)?.[0];
  if (escaped !== undefined) return ofEscape(escaped, reader);
  const character = reader.source[reader.at]!;
  reader.at += 1;
  return character === '.' ? anything : /[$^]/.test(character) ? nothing : letter(character, reader);
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source);
  if (found !== null) reader.at = pattern.lastIndex;
  return found;
}

function ofEscape(escaped: string, reader: Reader): Beginnings {
  if (escaped === String.raw`\d`) return membersOf('[0-9]', reader);
  return /\w/.test(escaped[1]!) ? anything : letter(escaped[1]!, reader);
}

function letter(character: string, { separates }: Reader): Beginnings {
  return separates.test(character) ? endOfWord : { open: new Set([character]), closed: none };
}

/** Longer ranges stand for any letter of a word. */
const longestRange = 10;

function membersOf(set: string, reader: Reader): Beginnings {
  if (set.startsWith('[^') || set.includes('\\')) return anything;
  const members: string[] = [];
  for (const [, first, last] of set.slice(1, -1).matchAll(/(.)(?:-(.))?/gs)) {
    const [from, to] = [first!, last ?? first!].map((end) => end.charCodeAt(0)) as [number, number];
    if (to - from > longestRange) return anything;
    for (let code = from; code <= to; code += 1) members.push(String.fromCharCode(code));
  }
  return anyOf(members.map((member) => letter(member, reader)));
}

function readTimes(reader: Reader): { least: number; most: number } {
  const found = take(reader, quantifier);
  if (found === null) return { least: 1, most: 1 };
  const [sign, least, comma, most] = found;
  if (least === undefined)
    return { least: sign.startsWith('+') ? 1 : 0, most: sign.startsWith('?') ? 1 : Infinity };
  if (comma === '') return { least: Number(least), most: Number(least) };
  return { least: Number(least), most: most === '' ? Infinity : Number(most) };
}

/** More repetitions than a key has letters add nothing to it. */
function repeat(term: Beginnings, { least, most }: { least: number; most: number }): Beginnings {
  const all: Beginnings[] = [];
  let repeated = nothing;
  for (let times = 0; times <= Math.min(most, least + keyLength); times += 1) {
    if (times > 0) repeated = append(repeated, term);
    if (times >= least) all.push(repeated);
  }
  return anyOf(all);
}

function append(first: Beginnings, second: Beginnings): Beginnings {
  if (first.open.size === 0) return first;
  const open = new Set<string>();
  const closed = new Set(first.closed);
  for (const start of first.open) {
    for (const more of second.open) {
      const text = `${start}${more}`.slice(0, keyLength);
      (text.length < keyLength ? open : closed).add(text);
    }
    for (const more of second.closed) closed.add(`${start}${more}`.slice(0, keyLength));
  }
  return { open, closed };
}

function anyOf(all: Beginnings[]): Beginnings {
  return {
    open: new Set(all.flatMap(({ open }) => [...open])),
    closed: new Set(all.flatMap(({ closed }) => [...closed])),
  };
}
