import { voiceTestErrors } from '@opener/contract/voice-test';
import { AppError } from '../../lib/errors.ts';
import { lockAgainstDeletion } from '../account/lock-against-deletion.ts';
import { findProject } from '../project/find-project.ts';
import type { VoiceDeps } from './deps.ts';
import { findVoice } from './find-voice.ts';
import { asVariant, type Letter } from './variant.ts';
import { documentOf } from './voice-document.ts';
import { endRunningTest, findVoiceTest } from './voice-test.repo.ts';
import { upsertVoice } from './voice.repo.ts';

/** From now on everything is written in the chosen voice, also what was queued for the other. */
export async function endVoiceTest(
  deps: VoiceDeps,
  { userId, projectId }: { userId: string; projectId: string },
  use: Letter,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockAgainstDeletion(tx, userId);
    await findProject(tx, userId, projectId);
    const test = await findVoiceTest(tx, userId, projectId);
    if (!test || !(await endRunningTest(tx, { userId, projectId }, { endedAt: now, chosen: use })))
      throw new AppError('conflict', 'no_voice_test', voiceTestErrors.notRunning);
    if (use === 'a') return;
    const voice = asVariant(await findVoice(tx, userId, projectId), test.variant);
    await upsertVoice(tx, { projectId, userId, voice: documentOf(voice), updatedAt: now });
  });
}
