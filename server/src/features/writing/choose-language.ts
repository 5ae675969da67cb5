// The language of a message.
import { detectLanguage } from '../../lib/language.ts';
import type { Profile } from '../../providers/profiles/port.ts';
import type { WriterProject } from '../../providers/writer/port.ts';

/** The voice's; else the recipient's, if the project allows it and the writer can; else the project's. An ISO 639-1 code. */
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

/** A biography alone may be four place names and "se habla español"; captions are more reliable. */
function languageOfProfile(profile: Profile): string | undefined {
  const captions = profile.recentPosts.slice(0, 6).map(({ caption }) => caption);
  return detectLanguage([profile.biography, ...captions].join('\n'));
}
