import { commonErrors } from '@opener/contract/errors';
import { voiceErrors, voiceLimits } from '@opener/contract/voice';
import type { StoredProfile } from '../../db/documents.ts';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import { findProject } from '../project/find-project.ts';
import type { WritingDeps } from './deps.ts';
import { findVoice } from './find-voice.ts';
import { today } from './preview-day.ts';
import { readProfile } from './read-profile.ts';
import { Unsuitable } from './suitability/reason.ts';
import type { ProjectVoice } from './voice-document.ts';
import { deletePreviewDaysBefore, returnPreview, takePreview } from './voice.repo.ts';
import { writeDraft, type WrittenDraft } from './write-draft.ts';

/** A little less than the client's timeout, so that our answer arrives. */
const patienceMs = seconds(55);

export type PreviewRequest = {
  userId: string;
  projectId: string;
  username: string;
  voice?: ProjectVoice | undefined;
};

export type PreviewedDm = WrittenDraft & { username: string; profile: StoredProfile; previewsLeft: number };

/** Saves and charges nothing; only a preview that shows a message counts. */
export async function previewDm(deps: WritingDeps, request: PreviewRequest): Promise<PreviewedDm> {
  const { userId, projectId, username } = request;
  const { name, productInfo, offerInfo } = await findProject(deps.db, userId, projectId);
  const voice = request.voice ?? (await findVoice(deps.db, userId, projectId));
  const day = today(deps.clock);
  await deletePreviewDaysBefore(deps.db, userId, day);
  const used = await takePreview(deps.db, userId, day, voiceLimits.previewsPerDay);
  if (used === undefined) throw new AppError('too_many', 'no_previews_left', voiceErrors.noPreviewsLeft);
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const profile = await readProfile(deps, username, signal);
    const project = { name, productInfo, offerInfo };
    const written = await writeDraft(deps, { project, voice, profile }, signal);
    return { ...written, username, profile, previewsLeft: voiceLimits.previewsPerDay - used };
  } catch (error) {
    await returnPreview(deps.db, userId, day);
    throw told(error);
  }
}

function told(error: unknown): unknown {
  if (error instanceof Unsuitable) return new AppError('conflict', error.id, error.sentence);
  if (error instanceof FinalFault) {
    const isMissing = error.id === 'profile_missing' || error.id === 'profile_private';
    return new AppError(isMissing ? 'not_found' : 'upstream', error.id, error.sentence);
  }
  if (error instanceof TransientFault)
    return new AppError('upstream', 'preview_failed', commonErrors.generic);
  if (error instanceof Error && error.name === 'TimeoutError')
    return new AppError('slow', 'preview_slow', commonErrors.generic);
  return error;
}
