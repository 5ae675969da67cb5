// No person, place or brand in the message that is in neither profile nor project. Without a dictionary a name shows
// itself by its capital inside a sentence; at the start of one, only known places and possessives can be told.
import { isFirstName } from '../../../lib/first-names.ts';
import { languageOf } from '../../../lib/language.ts';
import { stopWords } from '../../../lib/stop-words.ts';
import { fold } from '../../../lib/words.ts';
import { isKnownPlace } from './known-places.ts';
import type { GateRule } from './rule.ts';
import { profileText, projectText, wordFinder } from './source.ts';

export const checkNames: GateRule = ({ draft, profile, project }) => {
  const fused = [profile.username, ...profile.recentPosts.flatMap((post) => post.hashtags)];
  const captions = [profile.biography, ...profile.recentPosts.map((post) => post.caption)];
  const tags = captions.flatMap((text) => text.match(/#[\p{L}\p{N}_]+/gu) ?? []);
  const isKnown = wordFinder(`${profileText(profile)}\n${projectText(project)}`, [...fused, ...tags]);
  const invented = [...candidates(draft.text)].filter((word) => !isKnown(word));
  return [...new Set(invented)].map(
    (word) => `"${word}" is in neither the profile nor the project; leave it out.`,
  );
};

const everyday = new Set(
  `instagram insta ig dm dms reel reels story stories ok okay ps ai diy faq fyi tv pdf sms crm qa english`.split(
    /\s+/,
  ),
);

function* candidates(text: string): Generator<string> {
  const isGerman = languageOf(text) === 'de';
  for (const { 0: tag } of text.matchAll(/(?<![\p{L}\p{N}])#[\p{L}\p{N}_]+/gu)) yield tag.slice(1);
  for (const match of text.matchAll(/(?<![\p{L}\p{M}\p{N}#@._])\p{Lu}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?/gu)) {
    const word = match[0];
    const bare = word.replace(/['’]s?$/u, '');
    const folded = fold(word);
    if (stopWords.has(folded) || everyday.has(fold(bare)) || bare.length === 1) continue;
    // German writes every noun with a capital, so there only names that are known as such can be told.
    const starts = startsSentence(text.slice(0, match.index)) || (isGerman && !isFirstName(bare));
    if (!starts || isKnownPlace(fold(bare)) || (word !== bare && !plainPossessives.has(folded))) yield bare;
  }
}

const plainPossessives = new Set(
  "today's tonight's everybody's everyone's nobody's anybody's somebody's nothing's winter's summer's spring's".split(
    ' ',
  ),
);

/** Also after a colon, an opening quote, an emoji or a line break a capital means nothing. */
function startsSentence(before: string): boolean {
  return /(?:^|[.!?…:。！？؟]["”’')\]]*\s+|[\n\p{Extended_Pictographic}\ufe0f\u200d]\s*|["“„«‘(¿¡]\s*|(?:^|\s)')$/u.test(
    before,
  );
}
