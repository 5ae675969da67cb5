import { describe, expect, it } from 'vitest';
import { aProfile, draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkGreeting } from './check-greeting.ts';

const check = (text: string, biography = 'I’m Tess, and this is the kiln. With @tom') =>
  checkGreeting(gateInput({ draft: draftSaying(text), profile: aProfile({ biography }) }));

describe('greeting', () => {
  it.each([
    ['Jo ~ The Levain Shed 🍞', 'Hi Jo, hope you got through all the chats'],
    ['Jodie ✂️ mobile hair', 'Hi Jodie, hope the kit works'],
    ['Jas + Will do up a house 🧱', 'Hi Jas and Will, hope the floor is done'],
  ])('finds the names in %j', (fullName, text) => {
    expect(checkGreeting(gateInput({ draft: draftSaying(text), profile: aProfile({ fullName }) }))).toEqual(
      [],
    );
  });

  it('finds the name of whoever writes the captions', () => {
    const judge = (caption: string, biography: string) => {
      const profile = aProfile({
        fullName: 'East Soil Farm',
        username: 'eastsoilfarm',
        biography,
        recentPosts: [{ ...aProfile().recentPosts[0]!, caption }],
      });
      return checkGreeting(gateInput({ draft: draftSaying('Hi Monique, good luck'), profile }));
    };
    expect(judge('Monique here. Director and driver', 'A farm')).toEqual([]);
    expect(judge('No name on mine, right Monique', 'A farm, by @monique.grows')).toEqual([]);
    expect(judge('Meet Monique, third season with us', 'A farm')).toHaveLength(1);
  });

  it('finds the names that a biography gives, although the shop is called by one of them', () => {
    const profile = aProfile({
      fullName: 'Coro Estudio Foto',
      biography: 'Retrato, bodas\n📷 por Coro y Ane',
    });
    const draft = draftSaying('Hola Coro y Ane, suerte con la carta', [
      { field: 'biography', quote: 'por Coro y Ane', phrase: 'Coro y Ane' },
    ]);
    expect(checkGreeting(gateInput({ draft, profile }))).toEqual([]);
  });

  it('finds whom a username is by', () => {
    const profile = aProfile({ fullName: 'Carly Jeffs Mobile Hair', username: 'cutsbycarly.mobile' });
    expect(checkGreeting(gateInput({ draft: draftSaying('Hi Carly, good luck'), profile }))).toEqual([]);
  });

  it('takes no shop for a couple', () => {
    const profile = aProfile({ fullName: 'Salt & Stone Studio', username: 'saltandstone' });
    expect(checkGreeting(gateInput({ draft: draftSaying('Hi Salt, hello'), profile }))).toHaveLength(1);
  });

  it.each([
    'Hi Mira, lovely work',
    'Hi, sorry Ms. Paulette is closing up',
    'Hey Mira Kowalski! Lovely work',
    'Hello there, lovely work',
    'hi mira - lovely work',
    'Hi Kilns team, lovely work',
    'Hey Tess, lovely work',
    'Hi, the bowls you fired look calm',
    'Hey. The bowls look calm',
    'Hi, I saw “Kept by hand” on your profile.',
    'Hi, hab deinen Post über die Schalen gesehen.',
    'Hi, hab gesehen, dass du Schalen machst.',
    'Hi, VAT, customs and glazes in one year is a lot.',
    'Mira, your bowls look calm',
    'Honestly, your bowls look calm',
    'Your bowls, I think, look calm',
    'History is in these bowls',
    '“Toprak, su, ateş” is a good line',
    '👋 Hi Mir, lovely work',
  ])('takes %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    'Hi Anna, lovely work',
    'hey anna, lovely work',
    'Hola, Anna, me gustan tus cuencos',
    'Dear Mr Smith, hello',
    'Hi Tom! Lovely',
    'Anna, your bowls look calm',
  ])('refuses %j', (text) => {
    expect(check(text)).toHaveLength(1);
  });
});
