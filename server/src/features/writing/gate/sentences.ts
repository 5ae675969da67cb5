// The sentences of a message, and whom each of them is about. Several rules read the same ones.
import { remember } from '../../../lib/remember.ts';
import type { ProfileFact } from '../../../providers/writer/port.ts';

export type Sentence = {
  text: string;
  /** Contains words from the profile. */
  hasDetail: boolean;
  /** The sender speaks about themselves. */
  isSenders: boolean;
  isQuestion: boolean;
};

export function sentencesOf(text: string, facts: ProfileFact[]): Sentence[] {
  const spans = facts
    .filter(({ field }) => field !== 'fullName')
    // The first mention counts: the offer may repeat the word.
    .map(({ phrase }) => ({ from: text.indexOf(phrase), to: text.indexOf(phrase) + phrase.length }))
    .filter(({ from }) => from !== -1);
  let end = 0;
  return splitSentences(text).map((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    const [from, to] = [start, end];
    return {
      text: sentence,
      hasDetail: spans.some((span) => span.from < to && span.to > from),
      isSenders: isSenders(sentence),
      isQuestion: /[?？؟]/u.test(sentence),
    };
  });
}

const isSenders = remember(500, (sentence) => senders.test(sentence));

/** A full stop after a figure or an abbreviation does not end a sentence. */
export const splitSentences = remember(200, (text): readonly string[] =>
  text
    .split(
      /(?<=[.!?。！？؟][”"»)]?)(?<!(?<![\p{L}\d.:])(?:\d{1,2}|\p{L}|ca|Nr|no|Dr|St|Mr|Mrs|Ms|vs|z\.B|d\.h|inkl|max|min|Sr|Sra|bzw)\.)\s+|\n+|(?<=[。！？])/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== ''),
);

const senders =
  /(?<!\p{L})(?:I['’]m writing|te escribo (?:de|desde)|ich schreibe (?:dir |ihnen )?(?:von|vom)|je (?:t['’]|vous )écris de|ti scrivo da|escrevo d[aoe]|we|we['’](?:re|ve|ll|d)|our|ours|us|I['’]m (?:with|from|at)|I (?:run|work|make|build|teach|sell|offer|help)|wir|unser\p{L}{0,2}|uns|ich (?:bin|mache|arbeite|biete|baue|leite)|nous|notre|nos|je (?:suis|travaille|propose|fais)|nosotr[oa]s|nuestr[oa]s?|soy|trabajo|ofrecemos|hacemos|somos|tenemos|noi|nostr[oaie]|siamo|facciamo|offriamo|lavoro|sono|nós|nosso|nossa|nossos|nossas|somos|fazemos|oferecemos|trabalho|sou|wij|onze|ons|my|nasz\p{L}{0,2}|vi|vår\p{L}{0,2}|мы|наш\p{L}{0,2}|biz|bizim|نحن|私たち)(?!\p{L})/iu;
