// The message uses something that is really in the profile, and nothing too personal.
import { detectLanguage } from '../../../lib/language.ts';
import type { GateRule } from './rule.ts';
import { removeInjections } from '../../../lib/injections.ts';
import { usableLines } from '../../../lib/usable-lines.ts';
import type { Profile } from '../../../providers/profiles/port.ts';
import type { WriterProject } from '../../../providers/writer/port.ts';
import { isSensitive } from '../suitability/sensitive.ts';
import { sentencesOf } from './sentences.ts';
import { projectText } from './source.ts';

export const checkFacts: GateRule = ({ draft, profile, project, language }) => {
  const details = draft.facts.filter(({ field }) => field !== 'fullName');
  const tooPersonal =
    details.find(({ quote }) => isSensitive(quote))?.quote ??
    (language === 'en' ? sensitivePart(draft, project) : undefined);
  return [
    ...(tooPersonal === undefined
      ? []
      : [`It builds on "${tooPersonal}", which is too personal; choose another detail.`]),
    ...(details.length === 0 && hasDetail(profile, language)
      ? [
          'It rests on no detail of the profile; build on one thing that it really says, and quote it exactly.',
        ]
      : []),
  ];
};

/** What is said about the reader, declared as a fact or not. The sender's product may well be for the sick or the religious. */
function sensitivePart(draft: Parameters<GateRule>[0]['draft'], project: WriterProject): string | undefined {
  const found = sentencesOf(draft.text, draft.facts).find(
    ({ text, isSenders }) => !isSenders && isSensitive(text),
  );
  // The project last, because it is long.
  return found === undefined || isSensitive(projectText(project)) ? undefined : found.text;
}

/** Whether there is a line to build on; a category or a count may be used but is not required. */
function hasDetail(profile: Profile, language: string): boolean {
  const texts = [profile.biography, ...profile.recentPosts.map((post) => post.caption)];
  return texts
    .flatMap((text) => usableLines(removeInjections(text).safe))
    .some((line) => detectLanguage(line) === language);
}
