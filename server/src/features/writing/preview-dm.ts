import { commonErrors } from '@opener/contract/errors';
import { type Preview, type Voice, voiceErrors, voiceLimits } from '@opener/contract/voice';
import { seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import { findProject } from '../project/find-project.ts';
import type { WritingDeps } from './deps.ts';
import { findVoice } from './find-voice.ts';
import { presentTarget } from './present-target.ts';
import { today } from './preview-day.ts';
import { readProfile } from './read-profile.ts';
import { cautionSentence, Unsuitable } from './suitability/reason.ts';
import { deletePreviewDaysBefore, returnPreview, takePreview } from './voice.repo.ts';
import { writeDraft } from './write-draft.ts';

/** A little less than the client's timeout, so that our answer arrives. */
const patienceMs = seconds(55);

export type PreviewRequest = {
  userId: string;
  projectId: string;
  username: string;
  voice?: Voice | undefined;
};

/** Saves and charges nothing; only a preview that shows a message counts. */
export async function previewDm(deps: WritingDeps, request: PreviewRequest): Promise<Preview> {
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
    const { draft, caution } = await writeDraft(deps, { project, voice, profile }, signal);
    return {
      username,
      generated_message: draft.text,
      user_info: presentTarget(profile),
      facts: draft.facts,
      fit: draft.fit,
      reason: draft.reason,
      caution: caution && cautionSentence(caution),
      previews_left: voiceLimits.previewsPerDay - used,
    };
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
