// Details of a profile that a message can start with, the most relevant to the offer first.
import { languageOf, type Language } from '../../../lib/language.ts';
import { removeInjections } from '../../../lib/injections.ts';
import { usableLines } from '../../../lib/usable-lines.ts';
import { contentStems } from '../../../lib/words.ts';
import { standInProfile } from '@opener/stand-ins/stand-in-profile';
import type { Profile } from '../../profiles/port.ts';
import { knownMentions } from '@opener/stand-ins/known-mention';
import type { Clauses, Need } from '@opener/stand-ins/mentions/mention';
import type { ProfileFact } from '../port.ts';
import { mentionLine } from './english-line.ts';
import { audienceOf } from './audience.ts';
import type { Frames } from './frames/frames.ts';
import { needsOfLine, needsOfProduct, withoutAudience } from './needs.ts';
import { placeOf } from './place.ts';
import { type Trade, tradeOf } from './trades.ts';

export type Detail = {
  /** Completes the sentence after the greeting. */
  said: string;
  facts: ProfileFact[];
  /** The need that makes it a reason to write, and the clause that says so, if one was written for it. */
  cause: Need | undefined;
  because: string | undefined;
  /** What the offer would help them with, if the detail is a reason to write. */
  need: Need | undefined;
  /** It is a reason to write: what it suggests is relevant to the offer. */
  fits: boolean;
  /** Only their trade is known, not that they need anything. */
  isTrade: boolean;
  /** Nobody gets a message with an offer that does not fit. */
  isStandIn: boolean;
  /** What the reader does, in English, where the offer is for those who do it. */
  trade: string | undefined;
  /** What the offer would be tried for. */
  use?: string;
};

type Candidate = Omit<Detail, 'fits' | 'isTrade' | 'isStandIn' | 'cause' | 'need' | 'because' | 'trade'> & {
  needs: Need[];
  clauses?: Clauses;
  worth: number;
  isTrade?: boolean;
};

export function findDetails(
  profile: Profile,
  { product, offered }: { product: string; offered: string },
  language: Language,
  frame: Frames,
): Detail[] {
  const stems = new Set(contentStems(withoutAudience(product)).filter(carriesMeaning));
  const echoes = new Set(contentStems(offered).filter((stem) => carriesMeaning(stem) && !venues.has(stem)));
  const trade = tradeOf(profile);
  const audience = audienceOf(offered);
  /** Undefined where the offer does not say whom it is for. */
  const isForThem = audience && trade !== undefined && audience.has(trade.said.en);
  const wanted = needsOfProduct(product);
  const isMet = (need: Need) => {
    const said = trade?.said.en ?? '';
    if (need === 'shelf') return isForThem === true && resellers.has(said);
    if (need === 'supplies') return isForThem === true && (!foods.test(product) || kitchens.has(said));
    return isForThem === true || !goods.has(need);
  };
  const known = knownDetails(profile, language, frame);
  const own = known.length > 0 ? known : lineDetails(profile, language, frame);
  const isStandIn = standInProfile(profile.username).biography === profile.biography;
  return [...own, ...tradeDetails(trade, profile, language, frame, own)]
    .map(({ needs, clauses, worth, isTrade = false, ...detail }) => {
      const words = detail.facts.flatMap((fact) => contentStems(`${fact.quote} ${fact.phrase}`));
      const shared = new Set(words.filter((word) => isShared(word, stems))).size;
      // A mention written by hand suggests each of its needs; one derived from a line, only the first.
      const causes = clauses === undefined ? needs.slice(0, 1) : needs;
      const cause =
        isForThem === false ? undefined : wanted.find((need) => causes.includes(need) && isMet(need));
      const echoed = new Set(words.filter((word) => echoes.has(word))).size;
      const isReason = cause !== undefined || shared > 0;
      // If the offer names their trade, that is a better reason than a post about something else.
      const rank = isReason ? 4 : isForThem === true && isTrade ? 3 : 0;
      return {
        // The product's main purpose makes a better reason than a side feature.
        score:
          rank +
          worth +
          (isTrade ? 0 : Math.min(shared, 2) * 1.5) +
          // Of two reasons, the one that the offer mentions, even vaguely.
          (isReason && !isTrade ? Math.min(echoed, 2) * 0.4 : 0) +
          (cause !== undefined && cause === wanted[0] ? 2 : 0),
        detail: {
          ...detail,
          cause,
          isTrade,
          isStandIn,
          need: isReason ? (cause ?? wanted[0]) : undefined,
          because: cause && clauses?.[cause] && frame.inTone(clauses[cause]),
          fits: isForThem !== false && (isReason || (isTrade && isForThem === true)),
          trade: isForThem === true ? trade?.said.en : undefined,
        },
      };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ detail }) => detail);
}

/** Those who sell what others make; a candle maker sells candles. */
const resellers: ReadonlySet<string> = new Set([
  'flower shop',
  'vintage shop',
  'cheese shop',
  'café',
  'guesthouse',
  'salon',
]);

/** Flour and coffee are no supplies to a dressmaker. */
const foods =
  /(?<!\p{L})(?:flour|grain|coffee|hops|produce|ingredients|mehl|getreide|kaffee|zutaten|farine|café|harina|farina|caffè|farinha)/iu;
const kitchens: ReadonlySet<string> = new Set([
  'bakery',
  'bread',
  'brewery',
  'café',
  'cheese shop',
  'food truck',
  'guesthouse',
  'recipes',
  'restaurant',
  'sweet shop',
]);

/** Everybody uses supplies, so goods are a reason to write only to those whom they are for. */
const goods: ReadonlySet<Need> = new Set(['supplies', 'shelf', 'design']);

/** Shared numbers, weekdays or words like "pieces", or "books" and "booking", mean nothing. */
const commonplace = new Set(
  'book workshop photo picture plan price free post message piece people person thing place start open room page order card sign call small home town kind week month year today customer client session studio morning evening saturday sunday monday tuesday wednesday thursday friday three four five seven eight nine eleven twelve twenty thirty forty fifty sixty hundred thousand'
    .split(' ')
    .flatMap((word) => contentStems(word)),
);

/** Short words that name a thing; most others of three letters mean nothing. */
const things = new Set('van sub tea pub gym bar spa dog cat hat oil egg jam bee ink pot pen'.split(' '));

/** What many offers are for, and many profiles are. */
const venues = new Set(contentStems('class course lesson clinic practice shop store school salon piece'));

function carriesMeaning(stem: string): boolean {
  return stem.length > 3 || things.has(stem);
}

/** The same word, or the same beginning or end of a compound: "Glasurtests" and "Glasuren", "antigrandine" and "grandine". */
function isShared(word: string, stems: ReadonlySet<string>): boolean {
  if (!carriesMeaning(word) || commonplace.has(word)) return false;
  if (stems.has(word)) return true;
  const alike = (stem: string) =>
    stem.slice(0, 6) === word.slice(0, 6) || stem.endsWith(word) || word.endsWith(stem);
  return word.length > 5 && [...stems].some((stem) => stem.length > 5 && alike(stem));
}

function knownDetails(profile: Profile, language: Language, frame: Frames): Candidate[] {
  return knownMentions(profile, language, contentStems).map(
    ({ field, quote, said: written, clauses, use }) => {
      const said = frame.inTone(written);
      return {
        said,
        facts: [{ field, quote, phrase: phraseOf(said) }],
        needs: Object.keys(clauses) as Need[],
        clauses,
        worth: 3,
        ...(use === undefined ? {} : { use }),
      };
    },
  );
}

function lineDetails(profile: Profile, language: Language, frame: Frames): Candidate[] {
  const posts = profile.recentPosts.map(({ caption }) => ({ field: 'recentPost' as const, text: caption }));
  const texts = [...posts, { field: 'biography' as const, text: profile.biography }];
  return texts.flatMap(({ field, text }) =>
    usableLines(removeInjections(text).safe)
      .slice(0, field === 'recentPost' ? 1 : 4)
      .filter((line) => languageOf(line) === language)
      .flatMap((line) => lineDetail(line, field, language, frame)),
  );
}

function lineDetail(
  line: string,
  field: 'biography' | 'recentPost',
  language: Language,
  frame: Frames,
): Candidate[] {
  const told = language === 'en' ? mentionLine(line, field) : undefined;
  const quoted = field === 'recentPost' ? frame.quotedPost : frame.quotedBio;
  const said = told === undefined ? quoted(line) : frame.inTone(told);
  if (told === undefined && line.split(' ').length > 12) return [];
  const phrase = told === undefined ? line : phraseOf(said);
  return [
    {
      said,
      facts: [{ field, quote: line, phrase }],
      needs: [...needsOfLine(line)],
      worth: worthOf(line, field, told),
    },
  ];
}

/**
 * English lines can be paraphrased; in other languages a short post is quoted like a title, and the rest only if there is nothing better.
 */
function worthOf(line: string, field: 'biography' | 'recentPost', told: string | undefined): number {
  if (told !== undefined) return field === 'biography' ? 2.2 : 2;
  return field === 'recentPost' && line.split(' ').length <= 7 && languageOf(line) !== 'en' ? 1.2 : -3;
}

/** A name alone is no detail, so a trade that is known only from the name comes last. */
function tradeDetails(
  trade: Trade | undefined,
  profile: Profile,
  language: Language,
  frame: Frames,
  others: Candidate[],
): Candidate[] {
  if (trade === undefined || (trade.field === 'fullName' && others.length > 0)) return [];
  const place = trade.isVenue ? placeOf(profile, language) : undefined;
  const phrase = frame.yours(trade.said[language]);
  const facts: ProfileFact[] = [{ field: trade.field, quote: trade.quote, phrase }];
  if (place !== undefined) facts.push({ field: 'biography', quote: place.name, phrase: place.name });
  const said = frame.trade(phrase, place === undefined ? '' : ` ${place.where}`);
  return [{ said, facts, needs: [], worth: 0.2, isTrade: true }];
}

/** The words that carry the detail, without "saw your post about". */
function phraseOf(said: string): string {
  return said.replace(
    /^(?:saw|hab|j’ai vu|he visto|ho visto|vi)\s(?:(?:that|how|gesehen, dass|que|che|(?:ton post|votre publication) sur|[ts]u publicación sobre|il [ts]uo post sul?|a sua publicação sobre|(?:deinen Post|Ihren Beitrag) über|your post about|your post with)\s)?(?:(?:you|your)(?:’re|’ve|’ll)?\s)?/u,
    '',
  );
}
