// A plausible profile for any username, the same every time.
import { createDice, type Dice } from './dice.ts';
import type { Kind } from './kinds/kind.ts';
import { locales } from './kinds/locales.ts';
import { nameFor } from './name-for.ts';
import { twistBio, twistOf } from './twists.ts';
import { kindOf } from './words-of.ts';
import { unsuitableProfile } from './unsuitable.ts';
import type { Profile, ProfilePost } from './profile.ts';

const bioLimit = 150;
const mostPosts = 12;
/** Fixed, so that a profile does not change over time. */
const newestPost = Date.UTC(2026, 9, 31, 18);
const hour = 3_600_000;

export function standInProfile(username: string): Profile {
  return unsuitableProfile(username) ?? suitableProfile(username);
}

function suitableProfile(username: string): Profile {
  const kind = kindOf(username);
  const twist = twistOf(username);
  const dice = createDice(`numbers ${username}`);
  const followersCount = dice.spread(...kind.followers);
  const recentPosts =
    twist === 'no posts' || twist === 'bare' ? [] : postsFor(username, kind, followersCount);

  return {
    username,
    fullName: twist === 'bare' ? '' : nameFor(username, kind),
    biography: bioFor(username, kind),
    category: twist === 'bare' ? null : dice.pick(kind.categories),
    followersCount,
    followsCount: dice.spread(40, 3_000),
    postsCount: recentPosts.length === 0 ? 0 : recentPosts.length + dice.spread(1, 1_800),
    verified: followersCount > 50_000 && dice.chance(0.4),
    externalUrl: dice.chance(0.6) ? `https://${username.replaceAll(/[._]+/g, '-')}.example` : null,
    recentPosts,
  };
}

function bioFor(username: string, kind: Kind): string {
  const dice = createDice(`bio ${username}`);
  const fill = (text: string) => fillSlots(text, slotsFor(username, kind, dice));
  const bio = dice.shuffle(kind.bios).map(fill).find(fits) ?? '';
  const rambling = [...kind.bios, ...kind.captions, ...kind.bios, ...kind.captions];
  return twistBio(twistOf(username), bio, rambling.map(fill), dice);
}

function fits(bio: string): boolean {
  return Array.from(bio).length <= bioLimit;
}

function postsFor(username: string, kind: Kind, followers: number): ProfilePost[] {
  const dice = createDice(`posts ${username}`);
  const own = dice.shuffle(kind.captions);
  const everyday = dice.shuffle(locales[kind.language].everyday).slice(0, dice.below(4));
  // The newest post is always about the trade: otherwise there would be nothing to write about.
  const captions = [...own.slice(0, 1), ...dice.shuffle([...own.slice(1), ...everyday])];
  let time = newestPost - dice.between(1, 30 * 24) * hour;

  return captions.slice(0, Math.min(mostPosts, dice.between(3, captions.length))).map((caption) => {
    const hashtags = dice.shuffle(kind.hashtags).slice(0, dice.below(5));
    const text = fillSlots(caption, slotsFor(username, kind, dice));
    const tags = hashtags.map((tag) => `#${tag}`).join(' ');
    const timestamp = new Date(time).toISOString();
    time -= dice.between(20, 9 * 24) * hour;
    return {
      caption: tags === '' ? text : `${text}\n\n${tags}`,
      hashtags,
      likesCount: Math.round(followers * (dice.between(5, 90) / 1_000)),
      timestamp,
    };
  });
}

type Slots = { make: string; place: string; year: string };

/** What they make varies between texts; place and year do not. */
function slotsFor(username: string, kind: Kind, dice: Dice): Slots {
  const settled = createDice(`settled ${username}`);
  return {
    make: dice.pick(kind.makes),
    place: settled.pick(locales[kind.language].places),
    year: String(settled.between(1998, 2024)),
  };
}

function fillSlots(text: string, slots: Slots): string {
  return text
    .replaceAll(/(^|\n|[.!?] )\{make\}/g, (_, before: string) => `${before}${upperFirst(slots.make)}`)
    .replaceAll('{make}', slots.make)
    .replaceAll('{place}', slots.place)
    .replaceAll('{year}', slots.year);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
