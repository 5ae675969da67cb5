import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../providers/profiles/port.ts';
import type { ProfileFact } from '../../../providers/writer/port.ts';
import { aProfile, aProject, draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkFacts } from './check-facts.ts';

const check = (facts: ProfileFact[], text: string, profile: Profile = aProfile()) =>
  checkFacts(gateInput({ draft: draftSaying(text, facts), profile }));

describe('facts', () => {
  it('wants more than the name where there is more', () => {
    const name: ProfileFact = { field: 'fullName', quote: 'Mira', phrase: 'Mira' };
    expect(check([name], 'Hi Mira')).toHaveLength(1);
    const bare = aProfile({ biography: '✨', category: null, recentPosts: [] });
    expect(check([name], 'Hi Mira', bare)).toEqual([]);
    expect(check([], 'Hi', bare)).toEqual([]);
  });

  it.each(['Link in bio', 'mum of two', '京都の陶芸家です', 'Wir backen Brot mit dem Ofen und der Hand'])(
    'wants no detail from a bio of %j, which no English message can build on',
    (biography) => {
      expect(check([], 'Hi, I saw your profile', aProfile({ biography, recentPosts: [] }))).toEqual([]);
    },
  );

  it('never builds on what is too personal, declared or not', () => {
    const profile = aProfile({ biography: 'Potter. Cancer survivor since May' });
    const fact: ProfileFact = { field: 'biography', quote: 'Cancer survivor since May', phrase: 'survivor' };
    expect(check([fact], 'You are a survivor', profile)[0]).toMatch(/too personal/);
    const harmless: ProfileFact = { field: 'biography', quote: 'Potter', phrase: 'potter' };
    expect(check([harmless], 'A potter and cancer survivor. Lovely.', profile)[0]).toMatch(/too personal/);
  });

  it('lets those sell to the sick who do', () => {
    const project = aProject({ productInfo: 'Wigs for people in cancer treatment' });
    const facts: ProfileFact[] = [{ field: 'category', quote: 'Artist', phrase: 'artist' }];
    const text = 'Hi, you are an artist. Wigs for people in cancer treatment.';
    expect(checkFacts(gateInput({ project, draft: draftSaying(text, facts) }))).toEqual([]);
  });
});
