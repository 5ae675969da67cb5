// Extracts usernames from what people type, paste or upload: handles, links and lists, with the reason for each that is left out. Shared by
// browser and server.
import { normalizeUsername, usernameLimits, usernamePattern } from './username.ts';

export type LeftOut = { text: string; reason: string };
export type Reading = { names: string[]; leftOut: LeftOut[] };
export type Known = { listed?: ReadonlySet<string>; queued?: ReadonlySet<string> };

export const reasons = {
  duplicate: 'already in the list',
  queued: 'already in the queue',
  tooLong: `longer than ${usernameLimits.usernameMax} characters`,
  characters: 'usernames have only letters, digits, dots and underscores',
  dots: 'a dot cannot be first, last or next to another',
  noProfile: 'this link does not lead to a profile',
} as const;

export const separators = /[\s,;]+/u;

/** A text is split into words; each cell of a table is one name. Names already in the list or the queue are left out too. */
export function readUsernames(text: string | readonly string[], known: Known = {}): Reading {
  const names: string[] = [];
  const leftOut: LeftOut[] = [];
  const taken = new Set(known.listed);
  for (const word of typeof text === 'string' ? wordsOf(text) : text.map(bare).filter(Boolean)) {
    const read = readOne(word);
    if ('reason' in read) leftOut.push(read);
    else if (taken.has(read.name)) leftOut.push({ text: `@${read.name}`, reason: reasons.duplicate });
    else if (known.queued?.has(read.name)) leftOut.push({ text: `@${read.name}`, reason: reasons.queued });
    else {
      taken.add(read.name);
      names.push(read.name);
    }
  }
  return { names, leftOut };
}

/** Whether a text has more names than the limit. Stops as soon as that is clear, so that a huge text is refused quickly. */
export function hasMoreWords(text: string, most: number): boolean {
  const found = text.matchAll(/[^\s,;@]+/gu);
  for (let count = 0; count <= most; count += 1) if (found.next().done) return false;
  return true;
}

/** Left out as a duplicate, not as invalid. */
export function isDuplicate({ reason }: LeftOut): boolean {
  return reason === reasons.duplicate || reason === reasons.queued;
}

/** The name that a word or a cell contains. */
export function readUsername(word: string): string | undefined {
  const read = readOne(bare(word));
  return 'name' in read ? read.name : undefined;
}

export function isLink(word: string): boolean {
  return linked.test(bare(word));
}

/** Definitely meant as an Instagram account: a handle or a link. */
export function isMarked(word: string): boolean {
  return bare(word).startsWith('@') || isLink(word);
}

function wordsOf(text: string): string[] {
  return text
    .split(separators)
    .map(bare)
    .flatMap((word) => (word.startsWith('@') ? (word.match(/[^@]+/g) ?? []) : [word]))
    .filter(Boolean);
}

/** Longer than any link. Longer words are not parsed, because that takes time. */
const longest = 500;

function bare(word: string): string {
  if (word.length > longest) return word;
  return unwrapped(word.replace(invisible, '').trim());
}

/** Strips surrounding quotes and brackets, step by step, because a regular expression would be quadratic. */
function unwrapped(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && opening.has(word.charAt(start))) start += 1;
  while (end > start && closing.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function readOne(word: string): { name: string } | LeftOut {
  if (word.length > longest) return { text: word, reason: reasons.tooLong };
  const link = linked.exec(word);
  if (link) return readLink(word, link[1] ?? '');
  const name = normalizeUsername(word);
  if (usernamePattern.test(name)) return { name };
  if (!/^[a-z0-9._]+$/.test(name)) return { text: word, reason: reasons.characters };
  return { text: word, reason: name.length > usernameLimits.usernameMax ? reasons.tooLong : reasons.dots };
}

function readLink(word: string, path: string): { name: string } | LeftOut {
  const [first = '', second = ''] = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  const candidate = led.has(first.toLowerCase()) ? second : first;
  const name = normalizeUsername(candidate);
  if (usernamePattern.test(name) && !pages.has(name)) return { name };
  return { text: word, reason: reasons.noProfile };
}

// Text copied from pages may contain zero-width characters and direction marks.
const invisible = /\p{Cf}/gu;
const opening: ReadonlySet<string> = new Set('"\'“”‘’`(<[');
const closing: ReadonlySet<string> = new Set('"\'“”‘’`)>]');
const linked = /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am|ig\.me)(?:\/(.*))?$/i;
/** Path segments before the name. */
const led = new Set(['_u', 'm', 'stories']);
/** Path segments that are not names. */
const pages = new Set([
  'p',
  's',
  'j',
  'reel',
  'reels',
  'tv',
  'highlights',
  'channel',
  'explore',
  'popular',
  'directory',
  'accounts',
  'challenge',
  'direct',
  'about',
  'legal',
  'share',
  'invites',
  'web',
  'oauth',
  'developer',
]);
