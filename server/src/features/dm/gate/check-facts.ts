// The message rests on something really in the profile, and can show where.
import { languageOf } from '../../../lib/language.ts';
import { siftOrders } from '../../../lib/orders.ts';
import { usableLines } from '../../../lib/usable-lines.ts';
import { contentStems } from '../../../lib/words.ts';
import type { Profile } from '../../../providers/profiles/port.ts';
import type { ProfileFact } from '../../../providers/writer/port.ts';
import { isSensitive } from '../../writing/suitability/sensitive.ts';
import { numberValues, honestValues } from './numbers.ts';
import type { GateRule } from './rule.ts';

export const checkFacts: GateRule = ({ draft, profile }) => {
  const complaints = draft.facts.flatMap((fact) => checkFact(fact, draft.text, profile));
  if (hasDetail(profile, draft.text) && !draft.facts.some((fact) => fact.field !== 'fullName'))
    complaints.push('It uses no detail of the profile; build on one thing the profile really says.');
  return complaints;
};

function checkFact(fact: ProfileFact, text: string, profile: Profile): string[] {
  const complaints: string[] = [];
  if (!standsInProfile(fact, profile))
    complaints.push(`The words "${fact.quote}" do not stand in the profile's ${fieldNames[fact.field]}.`);
  if (fact.field !== 'fullName' && isSensitive(fact.quote))
    complaints.push(`It builds on "${fact.quote}", which is too personal; choose another detail.`);
  if (fact.phrase.trim() === '' || !text.includes(fact.phrase))
    complaints.push(`The phrase "${fact.phrase}" does not stand in the message.`);
  // A name is a detail also when it is a common word, as Will or Best are.
  else if (fact.field !== 'fullName' && contentStems(fact.phrase).length === 0)
    complaints.push(`The phrase "${fact.phrase}" says nothing; mark the words that carry the detail.`);
  return complaints;
}

const fieldNames: Record<ProfileFact['field'], string> = {
  fullName: 'name',
  biography: 'biography',
  category: 'category',
  followersCount: 'follower count',
  postsCount: 'post count',
  recentPost: 'recent posts',
};

function standsInProfile({ field, quote }: ProfileFact, profile: Profile): boolean {
  if (field === 'followersCount' || field === 'postsCount') return statesCount(quote, profile[field]);
  if (field !== 'recentPost') return contains(siftOrders(profile[field] ?? '').safe, quote);
  return profile.recentPosts.some(
    (post) =>
      contains(siftOrders(post.caption).safe, quote) ||
      post.hashtags.some((tag) => bareTag(tag) === bareTag(quote)),
  );
}

function statesCount(quote: string, count: number): boolean {
  const values = numberValues(quote);
  return values.length === 1 && values[0] !== undefined && honestValues(count).has(values[0]);
}

function contains(text: string, quote: string): boolean {
  return hasLetters(quote) && squeeze(text).includes(squeeze(quote));
}

/** Whether there is a line to build on, in the language of the message; a category or a count may be used but need not be. */
function hasDetail(profile: Profile, text: string): boolean {
  const language = languageOf(text);
  return [profile.biography, ...profile.recentPosts.map((post) => post.caption)]
    .flatMap((source) => usableLines(siftOrders(source).safe))
    .some((line) => languageOf(line) === language);
}

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);
const squeeze = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
const bareTag = (tag: string) => squeeze(tag).replace(/^#/, '');
