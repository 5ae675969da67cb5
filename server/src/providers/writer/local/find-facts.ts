// What a profile offers to write about, each with the words it rests on.
import { siftOrders } from '../../../lib/orders.ts';
import { contentStems, words } from '../../../lib/words.ts';
import type { Profile } from '../../profiles/port.ts';
import type { ProfileFact } from '../port.ts';
import { callingOf } from './calling.ts';
import { isLatin, readsEnglish } from './language.ts';
import { isPlural, lowerFirst } from './noun-phrase.ts';
import { quotableClauses } from './quotable.ts';

export type FoundKind =
  | 'line'
  | 'make'
  | 'since'
  | 'place'
  | 'calling'
  | 'venue'
  | 'post'
  | 'tag'
  | 'size'
  | 'few'
  | 'work';
export type Found = { kind: FoundKind; fact: ProfileFact };

export function findFacts(profile: Profile): Found[] {
  const bio = siftOrders(profile.biography).safe;
  const captions = profile.recentPosts.slice(0, 4).map((post) => siftOrders(post.caption).safe);
  return [
    ...quotableClauses(bio).flatMap((clause) => factsOfClause(clause)),
    ...sinceIn(bio),
    ...placesIn(bio, 'biography'),
    ...captions.flatMap((caption) =>
      quotableClauses(caption)
        .slice(0, 1)
        .filter((clause) => caption.startsWith(clause) && words(clause).length > 3 && !smallTalk.test(clause))
        .map((clause) => found('post', 'recentPost', clause)),
    ),
    ...captions.flatMap((caption) => placesIn(caption, 'recentPost')),
    ...callingOf(profile.category).map(({ kind, words: phrase }) =>
      found(kind, 'category', profile.category ?? '', phrase),
    ),
    ...profile.recentPosts
      .slice(0, 3)
      .flatMap((post) => post.hashtags.slice(0, 1))
      .filter(isReadableTag)
      .map((tag) => found('tag', 'recentPost', tag.replace(/^#/, ''))),
    ...sizes(profile),
  ].filter(({ fact }) => contentStems(fact.phrase).length > 0);
}

function found(kind: FoundKind, field: ProfileFact['field'], quote: string, phrase = quote): Found {
  return { kind, fact: { field, quote, phrase } };
}

/** Posts about the day of the week say nothing about the person. */
const smallTalk =
  /\b(?:monday|montag|lunes|lundi|rain|regen|weather|wakes up|coffee first|first coffee|erst mal kaffee|happy|good morning|gracias|danke|merci|grazie|obrigad[oa]|bedankt|te[sş]ekk[uü]rler|lluvia|llueve|pleut|piove|chove|regent|kaffee|café|caff[eè]|kahve|koffie|quiet corner|three things)\b/iu;

/** A whole clause can be quoted; a short one that ends in a plural also names what they make or do. */
function factsOfClause(clause: string): Found[] {
  const count = words(clause).length;
  const facts = count >= 3 ? [found('line', 'biography', clause)] : [];
  const things = thingIn(clause);
  if (things !== undefined) facts.push(found('make', 'biography', things, lowerFirst(things)));
  return facts;
}

const doing =
  /\b(?:making|selling|brewing|throwing|baking|roasting|building|growing|designing|make|sell|bake|brew|roast|build|bring|grow|design|pour|about|runs of|maker of|home of) ((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+)$/iu;

function thingIn(clause: string): string | undefined {
  const named = doing.exec(clause)?.[1] ?? clause;
  const parts = named.split(/\s+/u);
  const last = parts.at(-1)?.toLowerCase() ?? '';
  const fits =
    parts.length <= 4 && parts.length >= (named === clause ? 2 : 1) && /^[\p{L} '’-]+$/u.test(named);
  if (!fits || !readsEnglish(named) || !isPlural(last) || last.length < 4 || notThings.has(last))
    return undefined;
  return parts.some((part) => joiningWords.has(part.toLowerCase())) ? undefined : named;
}

const joiningWords = new Set(
  `and or the a an of in on at for to with from since by is are was my our your we i me you it this that every all one two three
  four five six seven eight nine ten only always never not no more ask`.split(/\s+/),
);
const notThings = new Set(
  `mondays tuesdays wednesdays thursdays fridays saturdays sundays always sometimes news orders bookings commissions dms emails
  weeks months years days hours others things times thanks cheers business yes hands details inquiries enquiries views
  opinions vibes`.split(/\s+/),
);

/** Who began later has not been at it for long enough to be told so. */
const recentYear = 2018;

function sinceIn(bio: string): Found[] {
  const since = /\bsince ((?:19|20)\d\d)\b/iu.exec(bio);
  return since === null || Number(since[1]) > recentYear
    ? []
    : [found('since', 'biography', since[0], `since ${since[1]}`)];
}

const place =
  /(?:\b(?:in|near|around|outside|based in|from|aus|en|à|em|te)\s|📍\s?)((?:\p{Lu}[\p{L}'’]+)(?:[ -]\p{Lu}[\p{L}'’]+){0,2})(?=[\s.,!·|•)\n]|$)/gu;

function placesIn(text: string, field: 'biography' | 'recentPost'): Found[] {
  const names = [...text.matchAll(place)].map((match) => match[1] ?? '');
  return names
    .filter((name) => isLatin(name) && !notPlaces.test(name))
    .slice(0, 1)
    .map((name) => found('place', field, name));
}

const notPlaces =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|instagram|english|the|my|our|link|bio|dm|montag|lunes|lundi|each|every)/iu;

function isReadableTag(tag: string): boolean {
  return /^#?[\p{Script=Latin}]{4,22}$/u.test(tag);
}

/** Rounded down, so that "more than" is always true. */
function sizes(profile: Profile): Found[] {
  const { followersCount, postsCount } = profile;
  const few = followersCount > 1 && followersCount <= 1_500;
  return [
    ...(few
      ? [
          found(
            'few',
            'followersCount',
            String(followersCount),
            `${followersCount.toLocaleString('en-US')} followers`,
          ),
        ]
      : []),
    ...(followersCount > 1_500
      ? [found('size', 'followersCount', String(followersCount), `${rounded(followersCount)} followers`)]
      : []),
    ...(postsCount > 120
      ? [found('work', 'postsCount', String(postsCount), `${rounded(postsCount)} posts`)]
      : []),
  ];
}

function rounded(count: number): string {
  const floors = [2, 1].map((digits) => {
    const unit = 10 ** Math.max(0, String(count).length - digits);
    return Math.floor(count / unit) * unit;
  });
  return (floors.find((floor) => floor < count) ?? count).toLocaleString('en-US');
}
