// Where somebody is, if the bio says so.
import type { Language } from '../../../lib/language.ts';
import { removeInjections } from '../../../lib/injections.ts';
import type { Profile } from '../../profiles/port.ts';

export type Place = { name: string; /** With its preposition: "in Leeds", "en Ardèche". */ where: string };

export function placeOf(profile: Profile, language: Language): Place | undefined {
  const bio = removeInjections(profile.biography.slice(0, 600)).safe;
  const [, said = '', name] = named.exec(bio) ?? [];
  if (name === undefined || notPlaces.test(name) || !/^[\p{Script=Latin} '’-]+$/u.test(name))
    return undefined;
  const [usual = 'in'] = prepositions[language];
  return { name, where: `${prepositions[language].includes(said) ? said : usual} ${name}` };
}

/** The usual one first; where the bio has another of the same language, it knows better. */
const prepositions: Record<Language, string[]> = {
  en: ['in', 'near'],
  de: ['in', 'bei'],
  fr: ['à', 'en'],
  es: ['en'],
  it: ['a', 'in'],
  pt: ['em'],
};

const named =
  /(?:(?<!\p{L})(in|near|around|aus|bei|en|à|em|a) |📍\s?)((?:\p{Lu}\p{Ll}[\p{L}'’]*)(?:[ -]\p{Lu}\p{Ll}[\p{L}'’]*){0,2})(?=[\s.,!·|•)]|$)/u;

const notPlaces =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|instagram|english|german|the|my|our|link|bio|dm|each|every|clay|progress|montag|dienstag|handarbeit|love)/iu;
