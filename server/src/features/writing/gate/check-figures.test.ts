import { describe, expect, it } from 'vitest';
import type { WriterProject } from '../../../providers/writer/port.ts';
import { aProfile, aProject, draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkFigures } from './check-figures.ts';

const check = (text: string, project: WriterProject = aProject()) =>
  checkFigures(gateInput({ draft: draftSaying(text), project }));

const detail = 'wheel classes in Porto with only 8 seats';

describe('figures', () => {
  it.each([
    '8 seats and the first 3 months',
    'eight seats, three months, one question',
    '٨ seats',
    'a first, second and third try',
    'the two of you',
    'Would 8 people find a seat?',
    'Feel free to say no. Gluten-free, too.',
  ])('takes %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    '9 seats',
    '50% off',
    'twenty people',
    'three dozen bowls',
    'a million fans',
    'since 2019',
    '٩ seats',
    'six weeks of it',
    'fünfundzwanzig Leute',
    'half price for you',
    'a money-back guarantee',
    '284 posts',
  ])('refuses %j', (text) => {
    expect(check(text)).not.toEqual([]);
  });

  it.each([
    ['Half off until Dec 15', 'Half off until December 15.'],
    ['Half off until 24 Dec', 'It is half off until the 24th of December.'],
    ['Halber Preis bis 31. Jan.', 'Der halbe Preis gilt bis 31. Januar.'],
    ['Halber Preis bis 31.1.', 'Der halbe Preis gilt bis 31. Januar.'],
    ['Half off until 12/15', 'Half off until December 15.'],
    ['Half off, until end of Dec.', 'Half off until the end of December.'],
    ['half off til mid-dec', 'Half off until the middle of December.'],
    ['Halber Preis, nur bis Ende Jan', 'Der halbe Preis gilt bis Ende Januar.'],
  ])('knows the month of %j', (offerInfo, text) => {
    expect(check(text, aProject({ offerInfo }))).toEqual([]);
    const another = text.replace(/December|Januar/, (month) => (month === 'Januar' ? 'August' : 'July'));
    expect(check(another, aProject({ offerInfo })).join()).toMatch(/keep to their dates/);
  });

  it('keeps them on their side', () => {
    expect(check(`Hi, ${detail}. We give you 8 months.`).join()).toMatch(/8 is the reader's/);
    expect(check('Hi, 3 wheel classes in Porto with only 8 seats.').join()).toMatch(/3 is the sender's/);
    expect(check(`Hi, ${detail}. We have a list for your 8 seats.`)).toEqual([]);
  });

  it('looks only at the clause that holds them', () => {
    const draft = (text: string) => check(`Hi, ${detail}. ${text}`);
    expect(draft('It is free for 3 months, so wheel classes in Porto could start.')).toEqual([]);
    const said = 'Hi, 3 wheel classes in Porto with only 8 seats, that is plenty.';
    expect(check(said).join()).toMatch(/3 is the sender's/);
  });

  it('lets a condition be told of the reader who meets it', () => {
    const project = aProject({ offerInfo: 'Free for studios with up to 12 seats' });
    const said = (told: string) => check(`Hi, ${detail}. ${told}`, project);
    expect(said('Your wheel classes have fewer than 12 seats, and that is free.')).toEqual([]);
    expect(check('Hi, 12 wheel classes in Porto with only 8 seats.', project)).toHaveLength(1);
  });

  it.each([
    ["8 seats, so you're under the 12", 'over the 12'],
    ['mit 8 Plätzen seid ihr unter den 12', 'mehr als 12'],
    ['8 places, donc moins de 12', 'plus de 12'],
    ['con 8 plazas, menos de 12', 'más de 12'],
    ['i tuoi 8 posti sono meno di 12', 'più di 12'],
  ])('compares the reader with the limit of the offer, but only truly: %j', (told, wrongly) => {
    const profile = aProfile({ biography: 'Wheel classes, 8 seats', recentPosts: [] });
    const project = aProject({ offerInfo: 'Free for studios of 12' });
    const complaints = (phrase: string) => {
      const facts = [{ field: 'biography' as const, quote: '8 seats', phrase }];
      return checkFigures(
        gateInput({ draft: draftSaying(`Hi, ${phrase}, and that is free.`, facts), profile, project }),
      ).join();
    };
    expect(complaints(told)).not.toMatch(/the sender's/);
    expect(complaints(told.replace(/\S+ (?:\S+ )?12$/u, wrongly))).toMatch(/12 is the sender's/);
  });

  it.each([
    ["the minimum is 4 and you've got 8 seats", 'the minimum is 9'],
    ['o mínimo é 4 e vocês têm 8 lugares', 'o mínimo é 9'],
    ['mindestens 4, und ihr habt 8 Plätze', 'mindestens 9'],
  ])('compares the reader with the least that the offer is for, but only truly: %j', (told, wrongly) => {
    const profile = aProfile({ biography: 'Wheel classes, 8 seats', recentPosts: [] });
    const complaints = (phrase: string, least: number) => {
      const facts = [{ field: 'biography' as const, quote: '8 seats', phrase }];
      const project = aProject({ offerInfo: `Free from ${least}` });
      return checkFigures(
        gateInput({ draft: draftSaying(`Hi, ${phrase}.`, facts), profile, project }),
      ).join();
    };
    expect(complaints(told, 4)).not.toMatch(/the sender's/);
    expect(complaints(told.replace(/^.*?4/u, wrongly), 9)).toMatch(/9 is the sender's/);
  });

  it('lets the price of the offer be told of what the reader plans', () => {
    const project = aProject({ offerInfo: 'Half a day for $125, and it includes firewood' });
    const phrase = 'your Thursday is $125';
    const told = (offered: WriterProject, said = phrase) => {
      const facts = [{ field: 'biography' as const, quote: 'Wheel classes on Thursday', phrase: said }];
      return checkFigures(
        gateInput({ draft: draftSaying(`Half a day on ${said}.`, facts), project: offered }),
      ).join();
    };
    expect(told(project)).not.toMatch(/the sender's/);
    expect(told(project, 'your 125 Thursdays')).toMatch(/125 is the sender's/);
  });

  it.each([
    ['60 días sin costo', 'Los primeros 60 días son gratis'],
    ['60 días sin cargo', 'Los primeros 60 días son gratis'],
  ])('calls %j free', (offerInfo, text) => {
    expect(check(text, aProject({ offerInfo }))).toEqual([]);
  });

  it('knows the first part of a price', () => {
    const project = aProject({ offerInfo: '15% off your first R1500' });
    const phrase = 'schools get 15% off the first R1500 they buy';
    const facts = [{ field: 'biography' as const, quote: 'Wheel classes', phrase }];
    expect(checkFigures(gateInput({ draft: draftSaying(`Hi, ${phrase}.`, facts), project })).join()).toBe('');
  });

  it('lets a question name what the offer is for', () => {
    const project = aProject({ offerInfo: 'Half price on the first 35 mm roll' });
    const asking = (question: string) => {
      const facts = [{ field: 'biography' as const, quote: 'Wheel classes', phrase: question }];
      return checkFigures(gateInput({ draft: draftSaying(`Hi there. ${question}`, facts), project })).join();
    };
    expect(asking('Are the ones from the pier 35?')).toBe('');
    expect(asking('Do your 35 classes go well?')).toMatch(/35 is the sender's/);
  });

  it('lets a discount be promised to the reader it is for', () => {
    const project = aProject({ offerInfo: '20% off for studios' });
    expect(check(`Hi, with ${detail} you would get 20% off.`, project)).toEqual([]);
    expect(check(`Hi, 20% of ${detail}.`, project).join()).toMatch(/20 is the sender's/);
  });

  it('knows a condition in words too', () => {
    const text = 'Hi, the kiln was not fired in three years.';
    const facts = [
      {
        field: 'recentPost' as const,
        quote: 'nobody fired it since 2015',
        phrase: 'not fired in three years',
      },
    ];
    const told = (offerInfo: string) =>
      checkFigures(gateInput({ draft: { ...draftSaying(text), facts }, project: aProject({ offerInfo }) }));
    expect(told('$40 off if it was not fired in 3 years or more')).toEqual([]);
    expect(told('$40 off three lessons').join()).toMatch(/3 is the sender's/);
  });

  it('sees the same number in words and in figures', () => {
    const project = aProject({ offerInfo: 'Twenty percent off, an order of 1.400 € or 2 500 g' });
    expect(check('20% off, 1,400 €, 2500 g', project)).toEqual([]);
  });

  it('lets readers have prices of their own', () => {
    const spokenOf = (biography: string) =>
      checkFigures(
        gateInput({ draft: draftSaying('Hi, a kiln for £275.'), profile: aProfile({ biography }) }),
      ).join();
    expect(spokenOf('Got a kiln for £275')).not.toContain('currency');
    expect(spokenOf('Got a kiln')).toContain('currency');
  });

  it('takes no price of the offer in the currency of the reader', () => {
    const project = aProject({ offerInfo: 'First month free, then 19 dollars a month' });
    const priced = (biography: string, text: string) =>
      checkFigures(
        gateInput({
          project,
          draft: draftSaying(text, [
            { field: 'biography', quote: 'mugs from €25', phrase: 'mugs from €25' },
            { field: 'biography', quote: 'classes at €19', phrase: 'classes at €19' },
          ]),
          profile: aProfile({ biography }),
        }),
      ).join();
    const offer = (price: string) => `First month free, then ${price} a month.`;
    expect(priced('mugs from €25', `Hi, mugs from €25. ${offer('19 dollars')}`)).not.toContain('currency');
    expect(priced('classes at €19', `Hi, classes at €19 a seat. ${offer('$19')}`)).not.toContain('currency');
    for (const price of ['€19', '19 €', '19 euros', 'nineteen euros', '€25'])
      expect(priced('mugs from €25', `Hi, lovely mugs. ${offer(price)}`)).toContain('currency');
    expect(priced('classes at €19', `Hi, classes at €19 a seat. ${offer('€19')}`)).toContain('currency');
  });

  it('lets nothing be free that is not', () => {
    const project = aProject({ offerInfo: 'First order half price' });
    expect(check('The first one is free', project)[0]).toMatch(/promises "free"/);
    expect(check('Das erste ist kostenlos', project)[0]).toMatch(/promises "kostenlos"/);
    expect(check('The first order is half price', project)).toEqual([]);
    expect(check('The first order is 50 % off', project)).not.toEqual([]);
  });

  it('tells what the reader gives away from what is promised', () => {
    const said = 'I turn free guides like that into a paid bundle.';
    const project = aProject({ offerInfo: 'The first bundle is a flat 90.' });
    const giver = aProfile({ biography: 'My winter guide is free to print' });
    const judge = (profile = aProfile()) =>
      checkFigures(gateInput({ draft: draftSaying(said), project, profile }));
    expect(judge(giver)).toEqual([]);
    expect(judge()).not.toEqual([]);
  });

  it('takes what is free on a condition', () => {
    const project = aProject({ offerInfo: 'First month free on a weekly bin, 3 month minimum' });
    expect(check('You get the bin free for the first month, with a 3 month minimum', project)).toEqual([]);
  });

  it('reads no number into a word that is one elsewhere', () => {
    const project = aProject({ offerInfo: '3 litres free, one collection a year' });
    expect(check('You get 3 litres free once a year', project)).toEqual([]);
    expect(check('Son once clases', project)).toHaveLength(1);
  });

  it('knows how long it is free', () => {
    const project = aProject({ offerInfo: 'One week free' });
    expect(check('It is free for a week', project)).toEqual([]);
    expect(check('You get a month free', project)[0]).toMatch(/month free/);
  });
});
