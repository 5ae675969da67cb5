import { isDeepStrictEqual } from 'node:util';
import { lockAgainstDeletion } from '../account/lock-against-deletion.ts';
import { findProject } from '../project/find-project.ts';
import type { VoiceDeps } from './deps.ts';
import { findVoice } from './find-voice.ts';
import { documentOf, type ProjectVoice } from './voice-document.ts';
import { findRunningTest, upsertVoiceTest } from './voice-test.repo.ts';
import { upsertVoice } from './voice.repo.ts';

export async function saveVoice(
  deps: VoiceDeps,
  userId: string,
  projectId: string,
  voice: ProjectVoice,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAgainstDeletion(tx, userId);
    await findProject(tx, userId, projectId);
    const now = deps.clock.now();
    const document = documentOf(voice);
    const running = await findRunningTest(tx, userId, projectId);
    const hasChanged =
      running && !isDeepStrictEqual(document, documentOf(await findVoice(tx, userId, projectId)));
    await upsertVoice(tx, { projectId, userId, voice: document, updatedAt: now });
    // Results of different texts are not added up.
    if (hasChanged)
      await upsertVoiceTest(tx, { projectId, userId, variant: running.variant, startedAt: now });
  });
}
