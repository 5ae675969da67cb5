// Parses the answer of Apify's Instagram scraper into our profile.
import { z } from 'zod';
import type { Profile, ProfilePost } from './port.ts';

const mostPosts = 12;

/** Absent, null and hidden (-1) counts all mean unknown. */
const count = z
  .number()
  .nullish()
  .transform((n) => Math.max(0, Math.trunc(n ?? 0)));
const text = z
  .string()
  .nullish()
  .transform((t) => clean(t ?? ''));
const flag = z
  .boolean()
  .nullish()
  .transform((f) => f ?? false);

const apifyPost = z.object({
  caption: text,
  hashtags: z
    .array(text)
    .nullish()
    .transform((tags) => tags ?? []),
  likesCount: count,
  timestamp: z.string().nullish(),
});

export const apifyProfile = z.object({
  username: z.string().min(1),
  fullName: text,
  biography: text,
  followersCount: count,
  followsCount: count,
  postsCount: count,
  private: flag,
  verified: flag,
  businessCategoryName: text,
  externalUrl: z.string().nullish(),
  latestPosts: z
    .array(apifyPost)
    .nullish()
    .transform((posts) => posts ?? []),
});

export type ApifyProfile = z.infer<typeof apifyProfile>;

/** How the scraper says that it found nobody: `not_found`, `no_items`, and texts that changed over time. */
export const apifyError = z.object({ error: z.string().min(1) });

export function toProfile(raw: ApifyProfile): Profile {
  return {
    username: raw.username.toLowerCase(),
    fullName: raw.fullName,
    biography: raw.biography,
    category: toCategory(raw.businessCategoryName),
    followersCount: raw.followersCount,
    followsCount: raw.followsCount,
    postsCount: raw.postsCount,
    verified: raw.verified,
    externalUrl: toWebAddress(raw.externalUrl),
    recentPosts: toRecentPosts(raw.latestPosts),
  };
}

/** The vendor lists pinned posts first, however old they are. */
function toRecentPosts(posts: ApifyProfile['latestPosts']): ProfilePost[] {
  return posts
    .flatMap((post) => {
      const time = Date.parse(post.timestamp ?? '');
      if (Number.isNaN(time)) return [];
      return [{ ...post, hashtags: post.hashtags.filter((tag) => tag !== ''), time }];
    })
    .toSorted((a, b) => b.time - a.time)
    .slice(0, mostPosts)
    .map(({ time, ...post }) => ({ ...post, timestamp: new Date(time).toISOString() }));
}

/** `None` means no category, alone or before the real one: `None,Local Events`. */
function toCategory(name: string): string | null {
  const stated = name.replace(/^None(,|$)/, '').trim();
  return stated === '' ? null : stated;
}

/** Only addresses that a page may link to; anything else could be a script. */
function toWebAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Drops control characters, lone surrogates (the database stores neither) and direction overrides; keeps line breaks. */
function clean(raw: string): string {
  return raw
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e]/gu, '')
    .trim();
}
