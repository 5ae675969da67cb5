import { voiceTestErrors } from '@opener/contract/voice-test';
import { AppError } from '../../lib/errors.ts';
import { lockAgainstDeletion } from '../account/lock-against-deletion.ts';
import { findProject } from '../project/find-project.ts';
import type { VoiceDeps } from './deps.ts';
import { findVoice } from './find-voice.ts';
import { isSameAs } from './variant.ts';
import { variantDocumentOf, variantFrom, type VoiceVariant } from './voice-document.ts';
import { findRunningTest, upsertVoiceTest } from './voice-test.repo.ts';

/** Starts a test, or another one if B changes: results of different texts are not added up. */
export async function saveVoiceTest(
  deps: VoiceDeps,
  { userId, projectId }: { userId: string; projectId: string },
  variant: VoiceVariant,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAgainstDeletion(tx, userId);
    await findProject(tx, userId, projectId);
    const voice = await findVoice(tx, userId, projectId);
    if (isSameAs(variant, voice)) throw new AppError('conflict', 'same_voice', voiceTestErrors.same);
    const running = await findRunningTest(tx, userId, projectId);
    if (running && isSameAs(variant, variantFrom(running.variant))) return;
    const startedAt = deps.clock.now();
    await upsertVoiceTest(tx, { projectId, userId, variant: variantDocumentOf(variant), startedAt });
  });
}
