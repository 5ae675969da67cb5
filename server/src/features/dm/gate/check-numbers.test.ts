import { describe, expect, it } from 'vitest';
import { aProfile, aProject, draftSaying } from '../../../testing/drafts.ts';
import { checkNumbers } from './check-numbers.ts';

const check = (text: string) =>
  checkNumbers({ draft: draftSaying(text), profile: aProfile(), project: aProject(), recentTexts: [] });

describe('numbers', () => {
  it.each([
    '8 seats and the first 3 months',
    'eight seats, three months, one question',
    '12,430 followers',
    '12.4K followers',
    'over 12,000 people',
    '12.430 as some write it',
    'thousands of people and hundreds of posts',
    '284 posts',
    '٨ seats',
    'a first, second and third try',
  ])('takes %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    '9 seats',
    '50% off',
    '15,000 followers',
    'twenty people',
    'a million fans',
    'since 2019',
    '٩ seats',
  ])('refuses %j', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  it('sees the same number in words and in figures', () => {
    const input = {
      profile: aProfile(),
      project: aProject({ offerInfo: 'Twenty percent off' }),
      recentTexts: [],
    };
    expect(checkNumbers({ ...input, draft: draftSaying('20% off') })).toEqual([]);
  });
});
