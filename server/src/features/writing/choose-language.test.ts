import { expect, it } from 'vitest';
import { aProfile, aProject } from '../../testing/drafts.ts';
import { chooseLanguage } from './choose-language.ts';

const model = { translates: true };
const posted = (biography: string, ...captions: string[]) =>
  aProfile({
    biography,
    recentPosts: captions.map((caption) => ({ ...aProfile().recentPosts[0]!, caption })),
  });
const english = posted(
  'Sue & Pete, ex Shropshire\n4 ruins, 200 olive trees, Penela, central Portugal\nsince 2023',
  'Storm took the tarp off ruin 3 again. Pete found it in the chapel.',
  'Bathroom number one has a DOOR',
);
const german = posted('🧶 Stricken, Tee, Nordsee\n(english ok!)', 'Sturm. Deich. Mütze hat gehalten.');

it('is the reader’s, by all that they write', () => {
  expect(chooseLanguage('recipient', aProject(), english, model)).toBe('en');
  expect(chooseLanguage('recipient', aProject(), german, model)).toBe('de');
});

it('is the project’s for a writer that cannot translate', () => {
  expect(chooseLanguage('recipient', aProject(), german, { translates: false })).toBe('en');
});

it('is what the voice says', () => {
  expect(chooseLanguage('project', aProject(), german, model)).toBe('en');
  expect(chooseLanguage('fr', aProject(), german, model)).toBe('fr');
});
