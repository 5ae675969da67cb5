// Short clauses of a profile that can stand between quotation marks in somebody else's sentence.
import { contentStems, words } from '../../../lib/words.ts';
import { isLatin } from './language.ts';

const mostWords = 11;
const mostLetters = 74;
const mostClauses = 8;

/** As they stand in the text, without the punctuation around them. */
export function quotableClauses(text: string): string[] {
  return text
    .split(
      /\n+|(?<=[.!?…])(?<!\b(?:[Nn]o|Mr|Mrs|Dr|St|vs|[Nn]r)\.)\s+|\s*[|•·●▪→➡📍]\s*|\s+[–—-]+\s+|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u200d]+/u,
    )
    .filter((clause) => !clause.trimEnd().endsWith('?'))
    .map((clause) => clause.replaceAll(/^[\s,.:;!¡¿…–—-]+|[\s,.:;!…–—-]+$/gu, ''))
    .filter(isQuotable)
    .slice(0, mostClauses);
}

function isQuotable(clause: string): boolean {
  const count = words(clause).length;
  return (
    count >= 2 &&
    count <= mostWords &&
    clause.length <= mostLetters &&
    isLatin(clause) &&
    contentStems(clause).length > 0 &&
    // Only what a person says about themselves: no tags, handles, addresses, prices, brackets or quotations inside.
    !/[#@"“”„«»[\]{}<>*_`~\\/$€£=+^|?]|\.\p{L}/u.test(clause) &&
    !businessTalk.test(clause) &&
    !sore.test(clause) &&
    !openEnd.test(clause)
  );
}

/** How to order, where to click: true, but no reason to write to anyone. */
const businessTalk =
  /\b(?:dms?|link|links|click|below|shop now|order|orders|bookings?|book now|e-?mail|mail|whatsapp|call|phone|tel|discount|code|giveaway|sale|enquir\w*|inquir\w*|collab\w*|pr|ad|sponsored|follow|subscribe|shipping|worldwide|tap|swipe|she|he|they|tag|comment|comments|restocks?|open (?:daily|mon|tue|wed|thu|fri|sat|sun)\w*|(?:mon|tue|wed|thu|fri|sat|sun)\w*[–-](?:mon|tue|wed|thu|fri|sat|sun)\w*|thank(?:s| you)|holidays|milk is on us|newsletter)\b/iu;

/** Sentences that lean on what came before, or hang in the air. */
const openEnd =
  /^(?:and|but|so|or|because|this|that|these|those|it|they|which|also|then|yes|no|some of you|someone|somebody|the next)\b|\b(?:and|or|the|a|an|of|for|to|with|in|my|our|your)$/iu;

/** What may hurt is not for a stranger to bring up. */
const sore =
  /\b(?:die[ds]?|dead|death|funeral|grief|grieving|cancer|hospital|passed away|lost|broke(?:n)?|divorce\w*|sick|ill|illness|war|sorry|refund\w*|accident|burn(?:ed|t)|crash\w*|fail(?:ed|ure)?|fired|miscarr\w*|depress\w*|anxi\w*|stole\w*|robbed|frost|hail|dnf|wrong|regret\w*|tears|hates?)\b/iu;
