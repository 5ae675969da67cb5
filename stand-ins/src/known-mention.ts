// Finds which text of the stand-ins a profile contains, and how to mention it.
import type { Profile } from './profile.ts';
import { kinds } from './kinds/index.ts';
import type { Kind } from './kinds/kind.ts';
import { locales } from './kinds/locales.ts';
import { mentionsIn } from './mentions/index.ts';
import type { Clauses, MentionLanguage } from './mentions/mention.ts';

export type KnownMention = {
  field: 'biography' | 'recentPost';
  /** As the profile has it. */
  quote: string;
  /** The rest of a sentence after the greeting. */
  said: string;
  clauses: Clauses;
  /** What the offer would be tried for. */
  use?: string;
};

/** In the order of the profile: newest posts, then the bio. Empty for real profiles. */
export function knownMentions(
  profile: Profile,
  language: MentionLanguage,
  stemsOf: (text: string) => string[],
): KnownMention[] {
  const posts = profile.recentPosts.map(({ caption }) => ({ field: 'recentPost' as const, text: caption }));
  return [...posts, { field: 'biography' as const, text: profile.biography }].flatMap(({ field, text }) => {
    const found = firstMatch(text, language);
    if (found === undefined) return [];
    const { match, mention } = found;
    const slots = match.groups ?? {};
    const fill = (words: string) =>
      words.replaceAll(/\{(make|place)\}/gu, (_, slot: string) =>
        lowerMake(slot, slots[slot] ?? '', language),
      );
    const said = fill(mention.said);
    const clauses = Object.fromEntries(
      Object.entries(mention.clauses).map(([need, clause]) => [need, fill(clause)]),
    );
    return [{ ...mention, field, quote: partAbout(said, match[0], stemsOf), said, clauses }];
  });
}

/** The sentence that shares most words with a mention. */
function partAbout(said: string, text: string, stemsOf: (text: string) => string[]): string {
  const stems = new Set(stemsOf(said));
  const shared = (part: string) => stemsOf(part).filter((stem) => stems.has(stem)).length;
  const parts = text.split(/(?<=[.!?])\s+|\n+/u).filter((part) => part.trim() !== '');
  const [best] = parts.toSorted((a, b) => shared(b) - shared(a));
  return best === undefined || shared(best) === 0 ? text : best.trim();
}

function firstMatch(text: string, language: MentionLanguage) {
  for (const { pattern, mention } of patternsIn(language)) {
    const match = pattern.exec(text);
    if (match !== null) return { match, mention };
  }
  return undefined;
}

type Pattern = { pattern: RegExp; mention: Omit<KnownMention, 'field' | 'quote'> };
const built = new Map<MentionLanguage, Pattern[]>();

function patternsIn(language: MentionLanguage): Pattern[] {
  const known = built.get(language) ?? kinds.flatMap((kind) => patternsOf(kind, language));
  built.set(language, known);
  return known;
}

function patternsOf(kind: Kind, language: MentionLanguage): Pattern[] {
  return (mentionsIn(language)[kind.id] ?? []).map(([opening, said, clauses, use]) => {
    const template = [...kind.captions, ...kind.bios].find((text) => text.startsWith(opening));
    if (template === undefined) throw new Error(`no text of ${kind.id} begins with "${opening}"`);
    const mention = { said, clauses, ...(use === undefined ? {} : { use }) };
    return { pattern: patternFor(template, kind), mention };
  });
}

/** The template as a pattern, with each slot open to its possible values. */
function patternFor(template: string, kind: Kind): RegExp {
  const fillings = { make: kind.makes, place: locales[kind.language].places, year: [] };
  const seen = new Set<string>();
  const source = escape(template).replaceAll(
    /\\\{(make|place|year)\\\}/gu,
    (_, slot: keyof typeof fillings) => {
      const alternatives = slot === 'year' ? String.raw`\d{4}` : fillings[slot].map(escape).join('|');
      if (seen.has(slot)) return `(?:${alternatives})`;
      seen.add(slot);
      return `(?<${slot}>${alternatives})`;
    },
  );
  return new RegExp(`^${source}`, 'iu');
}

/** A value at the start of a text is capitalized there, but not inside our sentence. */
function lowerMake(slot: string, filling: string, language: MentionLanguage): string {
  const isName = slot === 'place' || language === 'de' || /^\p{Lu}{2}/u.test(filling);
  return isName ? filling : filling.charAt(0).toLowerCase() + filling.slice(1);
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
