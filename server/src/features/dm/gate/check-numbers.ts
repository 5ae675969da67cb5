// No figure in the message that is in neither profile nor project.
import { numberValues, honestValues } from './numbers.ts';
import type { GateRule } from './rule.ts';
import { profileText, projectText } from './source.ts';

export const checkNumbers: GateRule = ({ draft, profile, project }) => {
  const allowed = new Set([
    ...numberValues(profileText(profile)),
    ...numberValues(projectText(project)),
    ...[profile.followersCount, profile.followsCount, profile.postsCount].flatMap((count) => [
      ...honestValues(count),
    ]),
  ]);
  const withoutSmallWords = draft.text.replaceAll(
    /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)s?\b/giu,
    ' ',
  );
  const invented = numberValues(withoutSmallWords).filter((value) => !allowed.has(value));
  return [...new Set(invented)].map(
    (value) => `The number ${value} is in neither the profile nor the project; leave it out.`,
  );
};
