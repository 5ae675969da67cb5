// Countries and large cities that the runtime itself knows, so that no list has to be kept here.
import { fold } from '../../../lib/words.ts';

/** Takes a folded word. */
export function isKnownPlace(word: string): boolean {
  return places.has(word);
}

/** Names of places that are English words as well, and start sentences in their own right. */
const ambiguous = new Set(
  'center troll knox easter reunion wake midway chad jordan gambier general'.split(' '),
);

function knownPlaces(): Set<string> {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const countries = letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? ''));
  const cities = Intl.supportedValuesOf('timeZone').map(
    (zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '',
  );
  return new Set(
    [...countries, ...cities].map(fold).filter((name) => /^\p{L}{4,}$/u.test(name) && !ambiguous.has(name)),
  );
}

const places = knownPlaces();
