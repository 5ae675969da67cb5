import { describe, expect, it } from 'vitest';
import { sampleUsernames } from './sample-usernames.ts';
import { kinds } from './kinds/index.ts';
import { standInProfile } from './stand-in-profile.ts';
import { hugeBioLength, twistOf } from './twists.ts';
import { kindOf, wordsOf } from './words-of.ts';
import type { Profile } from './profile.ts';

const crowd = sampleUsernames(1_200);
const characters = (text: string) => Array.from(text).length;

describe('the kinds of account', () => {
  it('are at least forty, with names of their own, in eleven languages', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(40);
    expect(new Set(kinds.map((kind) => kind.id)).size).toBe(kinds.length);
    expect(new Set(kinds.map((kind) => kind.language)).size).toBe(11);
  });

  it('leave no slot unfilled, and use none that nobody fills', () => {
    const texts = crowd
      .map(standInProfile)
      .flatMap((p) => [p.biography, ...p.recentPosts.map((post) => post.caption)]);
    expect(texts.filter((text) => /\{(make|place|year)\}/.test(text))).toEqual([]);
    const slots = kinds
      .flatMap((kind) => [...kind.bios, ...kind.captions])
      .flatMap((text) => text.match(/\{\w+\}/g));
    expect(new Set(slots.filter((slot) => slot !== null))).toEqual(new Set(['{make}', '{place}', '{year}']));
  });
});

describe('a local profile', () => {
  it('follows the words of its username', () => {
    expect(wordsOf('thenorthlightyoga_22')).toEqual(['the', 'northlight', 'yoga']);
    expect(kindOf('northlight.yoga').id).toBe('yoga-studio');
    expect(standInProfile('northlight.yoga').fullName).toMatch(/^Northlight/);
    expect(kindOf('mira.kilns').id).toBe('potter');
    expect(standInProfile('mira.kilns').fullName).toMatch(/^Mira/);
    expect(standInProfile('john_smithson').fullName).toMatch(/^John Smithson/);
  });

  it('has an invented name where the username is none', () => {
    for (const username of ['12345', '_.__', 'xkq', 'the', 'a'])
      expect(standInProfile(username).fullName).not.toBe('');
  });

  it('stays within what Instagram allows, but for the huge bios', () => {
    const [huge, usual] = [true, false].map((asked) =>
      crowd.filter((username) => (twistOf(username) === 'huge bio') === asked).map(standInProfile),
    );
    const lengths = (profiles: Profile[] = []) => profiles.map((profile) => characters(profile.biography));
    expect(Math.max(...lengths(usual))).toBeLessThanOrEqual(150);
    expect(Math.min(...lengths(huge))).toBeGreaterThan(hugeBioLength - 10);
    for (const profile of usual ?? []) {
      expect(profile.recentPosts.length).toBeLessThanOrEqual(12);
      expect(profile.postsCount).toBeGreaterThanOrEqual(profile.recentPosts.length);
    }
  });

  it('shows every difficulty somewhere in a crowd', () => {
    const bios = crowd.map((username) => standInProfile(username).biography);
    const share = (holds: (bio: string) => boolean) => bios.filter(holds).length / bios.length;
    expect(share((bio) => bio === '')).toBeGreaterThan(0.03);
    expect(share((bio) => characters(bio) > 150)).toBeGreaterThan(0.01);
    expect(share((bio) => /^\p{Extended_Pictographic}/u.test(bio))).toBeGreaterThan(0.01);
    expect(share((bio) => /[\u0590-\u06ff]/.test(bio))).toBeGreaterThan(0.03);
    // Unsuitable profiles only on request.
    expect(share((bio) => /instructions|admin mode|AI models/i.test(bio))).toBe(0);
  });

  it('can be asked for a difficulty by name', () => {
    expect(standInProfile('nobio.anna').biography).toBe('');
    expect(characters(standInProfile('hugebio.anna').biography)).toBeGreaterThan(1_900);
    expect(standInProfile('noposts.anna').recentPosts).toEqual([]);
    expect(standInProfile('bare.anna')).toMatchObject({
      fullName: '',
      biography: '',
      category: null,
      recentPosts: [],
    });
    expect(twistOf('orders.anna')).toBe('injection');
    expect(twistOf('emojibio.anna')).toBe('emoji bio');
  });

  it('names the hashtags that its captions hold', () => {
    for (const post of standInProfile('northlight.yoga').recentPosts)
      for (const tag of post.hashtags) expect(post.caption).toContain(`#${tag}`);
  });

  it('differs from the next one', () => {
    const bios = crowd
      .map((username) => standInProfile(username))
      .filter((profile) => profile.biography !== '');
    expect(new Set(bios.map((profile) => profile.biography)).size / bios.length).toBeGreaterThan(0.75);
    const whole = new Set(
      crowd.map((username) => JSON.stringify({ ...standInProfile(username), username: '' })),
    );
    expect(whole.size).toBe(crowd.length);
  });
});

describe('sample usernames', () => {
  it('are possible, all different, always the same, and cover every kind first', () => {
    expect(new Set(crowd).size).toBe(1_200);
    expect(crowd.filter((username) => !/^[a-z0-9._]{1,30}$/.test(username))).toEqual([]);
    expect(sampleUsernames(1_200)).toEqual(crowd);
    expect(sampleUsernames(7)).toEqual(crowd.slice(0, 7));
    expect(new Set(sampleUsernames(kinds.length).map((username) => kindOf(username).id)).size).toBe(
      kinds.length,
    );
  });

  it('never ask for trouble', () => {
    expect(crowd.filter((username) => /^(missing|private|slow|flaky|down)/.test(username))).toEqual([]);
  });
});
