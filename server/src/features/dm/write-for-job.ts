import type { StoredProfile } from '../../db/documents.ts';
import { findProject } from '../project/find-project.ts';
import { voiceFor } from '../writing/voice-for.ts';
import { readProfile } from '../writing/read-profile.ts';
import { writeDraft, type WrittenDraft } from '../writing/write-draft.ts';
import type { GenerationDeps } from './deps.ts';
import type { HeldJob } from './job.repo.ts';
import { findMessageRow, listRecentTexts } from '../message/message.repo.ts';
import { listVersionRows } from '../message/version.repo.ts';

const recentMessages = 50;

export type JobDraft = WrittenDraft & {
  profile: StoredProfile;
  /** Which voice of a running test wrote it. */
  variant: string | null;
};

/** Collects what the writer needs for a job. */
export async function writeForJob(
  deps: GenerationDeps,
  job: HeldJob,
  signal: AbortSignal,
): Promise<JobDraft> {
  const { userId, projectId, username } = job;
  const profile = await readProfile(deps, username, signal, deps.onStep);
  const { name, productInfo, offerInfo } = await findProject(deps.db, userId, projectId);
  const { voice, variant } = await voiceFor(deps.db, job);
  const earlierTexts = job.replaces ? await listEarlierTexts(deps, userId, job.replaces) : [];
  const recentTexts = (await listRecentTexts(deps.db, userId, projectId, recentMessages)).filter(
    (text) => !earlierTexts.includes(text),
  );
  const written = await writeDraft(
    { ...deps, onDraft: () => deps.onStep('draft written') },
    {
      project: { name, productInfo, offerInfo },
      voice,
      profile,
      anyway: (job.anyway && job.refused) || undefined,
      recentTexts,
      earlierTexts,
      instruction: job.instruction ?? undefined,
    },
    signal,
  );
  return { ...written, profile, variant };
}

/** The present text first, then earlier ones. */
async function listEarlierTexts(deps: GenerationDeps, userId: string, messageId: string): Promise<string[]> {
  const message = await findMessageRow(deps.db, userId, messageId);
  const versions = await listVersionRows(deps.db, userId, messageId);
  return [...(message ? [message.text] : []), ...versions.map(({ text }) => text)];
}
