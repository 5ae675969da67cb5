// The language of a message.
import { detectLanguage } from '../../lib/language.ts';
import type { Profile } from '../../providers/profiles/port.ts';
import type { WriterProject } from '../../providers/writer/port.ts';

/** The voice's; else the recipient's, where the project allows it and the writer can; else the project's. An ISO 639-1 code. */
export function chooseLanguage(
  choice: string,
  project: WriterProject,
  profile: Profile,
  writer: { translates: boolean },
): string {
  const own = detectLanguage(`${project.productInfo}\n${project.offerInfo}`) ?? 'en';
  if (choice === 'project') return own;
  if (choice !== 'recipient') return choice;
  return (writer.translates ? languageOfProfile(profile) : undefined) ?? own;
}

/** A biography alone may be four names of places and "se habla español"; what somebody writes every week tells more. */
function languageOfProfile(profile: Profile): string | undefined {
  const captions = profile.recentPosts.slice(0, 6).map(({ caption }) => caption);
  return detectLanguage([profile.biography, ...captions].join('\n'));
}
