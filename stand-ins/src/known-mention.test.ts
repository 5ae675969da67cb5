import { expect, it } from 'vitest';
import { sampleUsernames } from './sample-usernames.ts';
import { standInProfile } from './stand-in-profile.ts';
import { kinds } from './kinds/index.ts';
import { knownMentions } from './known-mention.ts';
import { mentionsIn } from './mentions/index.ts';
import { mentionLanguages as languages } from './mentions/mention.ts';

const stemsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const entries = languages.flatMap((language) =>
  Object.entries(mentionsIn(language)).flatMap(([id, mentions]) =>
    mentions.map(([opening, said, clauses]) => ({ language, id, opening, said, clauses })),
  ),
);

it('has mentions of every kind of account', () => {
  expect(kinds.filter((kind) => (mentionsIn('en')[kind.id] ?? []).length < 2).map((kind) => kind.id)).toEqual(
    [],
  );
});

it.each(entries)('$language $id: $opening', ({ id, opening, said, clauses }) => {
  const kind = kinds.find((candidate) => candidate.id === id);
  const texts = [...(kind?.captions ?? []), ...(kind?.bios ?? [])].filter((text) => text.startsWith(opening));
  expect(texts).toHaveLength(1);
  for (const slot of said.match(/\{\w+\}/gu) ?? []) expect(texts[0]).toContain(slot);
  expect(said).not.toMatch(/[.!?]$/);
  for (const clause of Object.values(clauses)) {
    expect(clause).toMatch(/^, .*[^.!?]$/u);
    for (const slot of clause.match(/\{\w+\}/gu) ?? []) expect(texts[0]).toContain(slot);
  }
});

it('knows something of nearly every stand-in that shows anything', () => {
  const profiles = sampleUsernames(300)
    .map(standInProfile)
    .filter((profile) => profile.recentPosts.length > 0);
  const unknown = profiles.filter((profile) => knownMentions(profile, 'en', stemsOf).length === 0);
  expect(unknown.length / profiles.length).toBeLessThan(0.02);
});

it('leaves no slot open, and quotes the profile as it is', () => {
  for (const profile of sampleUsernames(200).map(standInProfile))
    for (const language of languages)
      for (const { said, quote, field } of knownMentions(profile, language, stemsOf)) {
        expect(said).not.toMatch(/[{}]/);
        const texts =
          field === 'biography' ? [profile.biography] : profile.recentPosts.map((post) => post.caption);
        expect(texts.some((text) => text.includes(quote))).toBe(true);
      }
});
