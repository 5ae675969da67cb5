import { detectLanguage } from '../../lib/language.ts';
import { FinalFault } from '../../lib/port-faults.ts';
import type { FollowUpRequest, WriterPort, WriterProject } from '../../providers/writer/port.ts';
import type { StoredProfile } from '../../db/documents.ts';
import { boundProfile, boundProject, boundTexts, boundVoice } from './bound-request.ts';
import { checkFollowUp } from './gate/check-follow-up.ts';
import type { ProjectVoice } from './voice-document.ts';

type Asked = {
  project: WriterProject;
  voice: ProjectVoice;
  profile: StoredProfile;
  /** What they got so far, oldest first. */
  sent: string[];
  isLast: boolean;
};

/** Writer, gate, second reading. Gate and reading may each ask for one more draft. */
export async function writeFollowUp(
  { writer }: { writer: WriterPort },
  asked: Asked,
  signal: AbortSignal,
): Promise<string> {
  const request = requestFor(asked);
  const objections: { by: 'gate' | 'reading'; text: string; complaint: string }[] = [];
  for (;;) {
    const text = (await writer.followUp({ ...request, refused: objections.at(-1) }, { signal })).trim();
    const complaints = checkFollowUp(text, request);
    const raised =
      complaints.length > 0
        ? ({ by: 'gate', text, complaint: complaints.join(' ') } as const)
        : await readAgain(writer, request, text, signal);
    if (raised === undefined) return text;
    if (objections.some(({ by }) => by === raised.by))
      throw new FinalFault('gate', 'We could not write a good enough follow-up for this person.');
    objections.push(raised);
  }
}

async function readAgain(writer: WriterPort, request: FollowUpRequest, text: string, signal: AbortSignal) {
  const reading = await writer.checkFollowUp?.(request, text, { signal });
  if (reading === undefined || reading.passes) return undefined;
  return { by: 'reading', text, complaint: reading.complaint } as const;
}

/** In the language of the first message, whoever changed it. */
function requestFor({ project, voice, profile, sent, isLast }: Asked): FollowUpRequest {
  const { language: _, skipsWeak: __, ...spoken } = boundVoice(voice);
  const texts = boundTexts(sent);
  return {
    project: boundProject(project),
    voice: spoken,
    profile: boundProfile(profile),
    language: detectLanguage(texts[0] ?? '') ?? detectLanguage(project.productInfo) ?? 'en',
    sent: texts,
    isLast,
  };
}
