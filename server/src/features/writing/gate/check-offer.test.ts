import { describe, expect, it } from 'vitest';
import type { WriterProject } from '../../../providers/writer/port.ts';
import { aProject, aVoice, draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkOffer } from './check-offer.ts';

const check = (text: string, project: WriterProject = aProject()) =>
  checkOffer(gateInput({ draft: draftSaying(text), project }));

describe('offer', () => {
  it('takes the words of the project in other forms', () => {
    expect(check('It takes bookings and reminds people of a class, 3 months free')).toEqual([]);
  });

  it('refuses a message about nothing, or about one word in common', () => {
    expect(check('I would love to work with you')[0]).toMatch(/"Booking software for studios/);
    expect(check('You have a lovely studio, 3 of them')).toHaveLength(1);
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

  it('wants every figure of the offer, in figures or in words', () => {
    const project = aProject({ offerInfo: '50 % off the first 2 orders until 31 March' });
    const told = (text: string) => check(`Booking software for studios. ${text}`, project);
    expect(told('Half price on the first two orders until 31 March')).toEqual([]);
    expect(told('50 % off the first orders')).toEqual([
      'It leaves out the 2 of the offer; say the offer whole.',
      'It leaves out the 31 of the offer; say the offer whole.',
    ]);
  });

  it('reads no number into a word that is one elsewhere', () => {
    const project = aProject({
      productInfo: 'Hand-dyed wool from a small shed, posted worldwide.',
      offerInfo: '15% off a sweater quantity in any colour, once per customer',
    });
    const draft = draftSaying('Handgefärbte Wolle, auf eine Pullovermenge 15 % Rabatt, einmal pro Kundin');
    expect(checkOffer(gateInput({ draft, project, language: 'de' }))).toEqual([]);
  });

  it('takes the line that stands for a long offer', () => {
    const voice = aVoice({ offerLine: '3 months free' });
    const project = aProject({ offerInfo: '3 months free, then 12 € a month, 2 users' });
    const draft = draftSaying('Booking software for studios, 3 months free');
    expect(checkOffer(gateInput({ draft, project, voice }))).toEqual([]);
  });

  it('leaves a translation to the second reading', () => {
    const draft = draftSaying('Für Studios, 3 Monate lang');
    expect(checkOffer(gateInput({ draft, language: 'de' }))).toEqual([]);
  });
});
