import { describe, expect, it } from 'vitest';
import type { WriterProject } from '../../../providers/writer/port.ts';
import { aProfile, aProject, draftSaying } from '../../../testing/drafts.ts';
import { checkOffer } from './check-offer.ts';

const check = (text: string, project: WriterProject = aProject()) =>
  checkOffer({ draft: draftSaying(text), profile: aProfile(), project, recentTexts: [] });

describe('offer', () => {
  it('takes the words of the project in other forms', () => {
    expect(check('I make something that takes bookings and reminds people of a class')).toEqual([]);
  });

  it('refuses a message about nothing, or about one word in common', () => {
    expect(check('I would love to work with you')[0]).toMatch(/"Booking software for studios/);
    expect(check('You have a lovely studio')).toHaveLength(1);
  });

  it('asks less of a short description', () => {
    expect(check('I make soap', aProject({ productInfo: 'We sell soap', offerInfo: 'Free' }))).toEqual([]);
  });

  it('reads descriptions without spaces between words', () => {
    const project = aProject({ productInfo: '陶芸教室の予約', offerInfo: '無料' });
    expect(check('We make 陶芸教室の予約 easy', project)).toEqual([]);
  });

  it('cannot ask for words where there are none', () => {
    expect(check('Hello', aProject({ productInfo: '✨', offerInfo: '🎁' }))).toEqual([]);
  });
});
