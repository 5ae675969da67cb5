// Everything a message may draw on: the project, the voice, and the profile without prompt injections.
import { removeInjections } from '../../../lib/injections.ts';
import { contentStems, fold, words } from '../../../lib/words.ts';
import type { Profile } from '../../../providers/profiles/port.ts';
import type { WriterProject } from '../../../providers/writer/port.ts';
import type { GateInput } from './rule.ts';

/** The profile's own words, as one text. */
export function profileText(profile: Profile): string {
  return [
    profile.username.replaceAll(/[._]+/g, ' '),
    ...[profile.fullName, profile.category ?? '', profile.biography].map(
      (text) => removeInjections(text).safe,
    ),
    ...profile.recentPosts
      .flatMap(({ caption, hashtags }) => [caption, ...hashtags])
      .map((text) => removeInjections(text).safe),
  ].join('\n');
}

export function projectText(project: WriterProject): string {
  return [project.name, project.productInfo, project.offerInfo].join('\n');
}

/** Everything the sender says about themselves. */
export function offerText({ project, voice }: Pick<GateInput, 'project' | 'voice'>): string {
  const { senderName, senderLine, audience, benefit, offerLine, ask } = voice;
  return [projectText(project), senderName, senderLine, audience, benefit, offerLine, ask].join('\n');
}

/** Prompt injections found anywhere in the profile. */
export function profileInjections(profile: Profile): string[] {
  const texts = [profile.fullName, profile.category ?? '', profile.biography];
  const posted = profile.recentPosts.flatMap(({ caption, hashtags }) => [caption, ...hashtags]);
  return [...texts, ...posted].flatMap((text) => removeInjections(text).removed);
}

/** Returns a function that tests whether a word is in the text, inflected or as a part of a hashtag or username. */
export function wordFinder(text: string, fused: string[]): (word: string) => boolean {
  const known = new Set([...words(text), ...contentStems(text)]);
  const tokens = fused.map((token) => fold(token).replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return (word) => {
    const folded = words(word).join('');
    if (folded === '' || known.has(folded) || contentStems(word).some((found) => known.has(found)))
      return true;
    return folded.length > 3 && tokens.some((token) => token.includes(folded));
  };
}
