// What a person runs or makes, as every language would call it; from the category, the name and the bio.
import { removeInjections } from '../../../lib/injections.ts';
import type { Language } from '../../../lib/language.ts';
import type { Need } from '@opener/stand-ins/mentions/mention';
import type { Profile } from '../../profiles/port.ts';
import type { ProfileFact } from '../port.ts';
import { crafts } from './trades/crafts.ts';
import { services } from './trades/services.ts';
import { venues } from './trades/venues.ts';

export type Trade = {
  quote: string;
  field: ProfileFact['field'];
  said: Record<Language, string>;
  needs: Need[];
  isVenue: boolean;
};

/** Undefined if nothing states it plainly. */
export function tradeOf(profile: Profile): Trade | undefined {
  const tags = profile.recentPosts.flatMap((post) => post.hashtags).slice(0, 12);
  const sources = [
    { field: 'category' as const, text: removeInjections(profile.category ?? '').safe },
    { field: 'fullName' as const, text: removeInjections(profile.fullName.slice(0, 120)).safe },
    ...tags.map((tag) => ({ field: 'recentPost' as const, text: tag })),
    { field: 'biography' as const, text: ownWork(removeInjections(profile.biography).safe.slice(0, 400)) },
  ];
  for (const { field, text } of sources) {
    for (const [pattern, said, needs, isVenue] of trades) {
      const match = (field === 'recentPost' ? inside(pattern) : pattern).exec(text)?.[0];
      const quote = field === 'recentPost' && match !== undefined ? text : match;
      if (quote !== undefined)
        return { field, quote, said: inLanguages(said), needs: needs.split(' ') as Need[], isVenue };
    }
  }
  return undefined;
}

/** Whom they work for is not what they do: "bookkeeping for restaurants". */
function ownWork(bio: string): string {
  return bio.replaceAll(/(?<!\p{L})(?:for|für|pour|para|per|helping) [^.\n|·•,]{1,60}/giu, ' ');
}

const order: Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt'];

function inLanguages(said: string): Record<Language, string> {
  const phrases = said.split(' / ');
  return Object.fromEntries(order.map((language, at) => [language, phrases[at] ?? ''])) as Record<
    Language,
    string
  >;
}

/** Words joined in a hashtag: "veganrecipes". */
const inside = (pattern: RegExp) => new RegExp(pattern.source.slice(String.raw`(?<!\p{L})`.length), 'iu');

/** The first match counts. */
export const trades = [...venues, ...crafts, ...services];
