import { describe, expect, it } from 'vitest';
import { apifyItem } from '../../testing/apify-server.ts';
import { apifyProfile, toProfile } from './apify-profile.ts';

const profileOf = (item: unknown) => toProfile(apifyProfile.parse(item));
const post = (timestamp: unknown, more = {}) => ({
  caption: 'c',
  hashtags: [],
  likesCount: 1,
  timestamp,
  ...more,
});

describe('a profile from Apify', () => {
  it('carries everything over', () => {
    expect(profileOf(apifyItem('mira.kilns', { businessCategoryName: 'Artist', verified: true }))).toEqual({
      username: 'mira.kilns',
      fullName: 'Mira Kilns',
      biography: 'Wheel-thrown mugs 🏺\nKiln opens on Fridays',
      category: 'Artist',
      followersCount: 1834,
      followsCount: 402,
      postsCount: 217,
      verified: true,
      externalUrl: 'https://mira-kilns.example/',
      recentPosts: [
        {
          caption: 'Kiln day #pottery',
          hashtags: ['pottery'],
          likesCount: 91,
          timestamp: '2026-10-30T08:00:00.000Z',
        },
        { caption: 'New glaze', hashtags: [], likesCount: 0, timestamp: '2026-10-21T17:30:00.000Z' },
      ],
    });
  });

  it('makes do with a username alone, and with nulls', () => {
    const empty = {
      username: 'x',
      fullName: '',
      biography: '',
      category: null,
      followersCount: 0,
      followsCount: 0,
      postsCount: 0,
      verified: false,
      externalUrl: null,
      recentPosts: [],
    };
    expect(profileOf({ username: 'X' })).toEqual(empty);
    const nulls = Object.fromEntries(Object.keys(apifyItem('x')).map((key) => [key, null]));
    expect(profileOf({ ...nulls, username: 'x' })).toEqual(empty);
    expect(profileOf({ username: 'x', latestPosts: [{ timestamp: '2026-01-01' }] }).recentPosts).toEqual([
      { caption: '', hashtags: [], likesCount: 0, timestamp: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  it.each([
    ['None', null],
    ['', null],
    [null, null],
    ['None,Local Events', 'Local Events'],
    ['Beauty, Cosmetic & Personal Care', 'Beauty, Cosmetic & Personal Care'],
    ['Nonesuch Records', 'Nonesuch Records'],
  ])('reads the category %j as %j', (businessCategoryName, category) => {
    expect(profileOf({ username: 'x', businessCategoryName }).category).toBe(category);
  });

  it.each([
    ['https://a.example/b?c', 'https://a.example/b?c'],
    ['http://a.example', 'http://a.example/'],
    ['javascript:alert(1)', null],
    ['not an address', null],
    ['', null],
  ])('reads the address %j as %j', (externalUrl, expected) => {
    expect(profileOf({ username: 'x', externalUrl }).externalUrl).toBe(expected);
  });

  it('keeps the twelve newest posts, newest first, wherever pinned ones stand', () => {
    const days = Array.from(
      { length: 15 },
      (_, day) => `2026-05-${String(day + 1).padStart(2, '0')}T00:00:00.000Z`,
    );
    const { recentPosts } = profileOf({ username: 'x', latestPosts: days.map((day) => post(day)) });
    expect(recentPosts.map((recent) => recent.timestamp)).toEqual(days.toReversed().slice(0, 12));
  });

  it('leaves out posts without a time, hidden likes and empty hashtags', () => {
    const latestPosts = [
      post('whenever'),
      post(null),
      post('2026-05-01', { likesCount: -1, hashtags: ['', 'a'] }),
    ];
    expect(profileOf({ username: 'x', latestPosts }).recentPosts).toEqual([
      { caption: 'c', hashtags: ['a'], likesCount: 0, timestamp: '2026-05-01T00:00:00.000Z' },
    ]);
  });

  it('strips what no database or page should see, and keeps lines, emoji and right-to-left text', () => {
    const biography = '\u0000\u0007a\u001b[31m\tb\r\nc\u2028d\ud800e\u202efg\u009f 👩‍🎨 שלום\n';
    expect(profileOf({ username: 'x', biography }).biography).toBe('a[31m b\nc\ndefg 👩‍🎨 שלום');
  });

  it.each([
    [{}],
    [{ username: '' }],
    [{ username: 'x', followersCount: '12' }],
    [{ username: 'x', latestPosts: 'none' }],
    [{ username: 'x', biography: ['a'] }],
    ['x'],
  ])('does not take %j for a profile', (item) => {
    expect(apifyProfile.safeParse(item).success).toBe(false);
  });
});
