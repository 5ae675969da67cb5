import type { StoredProfile, SuitabilityReason } from '../../db/documents.ts';
import { days, after } from '../../lib/clock.ts';
import { FinalFault } from '../../lib/port-faults.ts';
import type { Draft, WriterProject } from '../../providers/writer/port.ts';
import { findProject } from '../project/find-project.ts';
import { judgeProfile } from '../writing/suitability/judge-profile.ts';
import { Unsuitable } from '../writing/suitability/reason.ts';
import type { GenerationDeps } from './deps.ts';
import { checkDraft } from './gate/check-draft.ts';
import type { JobRow } from './job.repo.ts';
import { listRecentTexts } from './message.repo.ts';
import { findCachedProfile, saveProfile } from './profile.repo.ts';

export const profileCacheDays = 7;
const recentMessages = 50;

export type WrittenDraft = {
  draft: Draft;
  profile: StoredProfile;
  /** Why it must not go out without the person's own word. */
  caution: SuitabilityReason | null;
};

/** Profile, suitability, writer, quality gate. A refused draft is written once more with the reason; then it is over. */
export async function writeDraft(
  deps: GenerationDeps,
  job: JobRow,
  signal: AbortSignal,
): Promise<WrittenDraft> {
  const profile = await readProfile(deps, job.username, signal);
  const { name, productInfo, offerInfo } = await findProject(deps.db, job.userId, job.projectId);
  const project: WriterProject = { name, productInfo, offerInfo };
  const caution = cautionAbout(profile, project, job.anyway);
  const recentTexts = await listRecentTexts(deps.db, job.userId, job.projectId, recentMessages);
  const request = { project, profile, recentOpenings: recentTexts.map(firstSentence) };

  const first = await deps.writer.write(request, { signal });
  deps.onStep('draft written');
  const complaints = checkDraft({ draft: first, project, profile, recentTexts });
  if (complaints.length === 0) return { draft: first, profile, caution };

  const second = await deps.writer.write({ ...request, complaint: complaints.join(' ') }, { signal });
  const remaining = checkDraft({ draft: second, project, profile, recentTexts });
  if (remaining.length === 0) return { draft: second, profile, caution };
  deps.log.warn({ complaints, remaining }, 'two drafts were refused by the gate');
  throw new FinalFault('gate', 'We could not write a message for this profile that is good enough to send.');
}

function cautionAbout(
  profile: StoredProfile,
  project: WriterProject,
  anyway: boolean,
): SuitabilityReason | null {
  const judged = judgeProfile(profile, project);
  if (judged.verdict === 'write') return null;
  if (judged.verdict === 'refuse' && !anyway) throw new Unsuitable(judged.reason);
  return judged.reason;
}

async function readProfile(
  deps: GenerationDeps,
  username: string,
  signal: AbortSignal,
): Promise<StoredProfile> {
  const now = deps.clock.now();
  const cached = await findCachedProfile(deps.db, username, after(now, -days(profileCacheDays)));
  if (cached) return cached;
  const profile = await deps.profiles.read(username, { signal });
  deps.onStep('profile read');
  await saveProfile(deps.db, username, profile, now);
  deps.onStep('profile kept');
  return profile;
}

function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/su.exec(text)?.[0] ?? text;
}
