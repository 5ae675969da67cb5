import { lockAgainstDeletion } from '../account/lock-against-deletion.ts';
import { findProject } from '../project/find-project.ts';
import type { VoiceDeps } from './deps.ts';
import { documentOf, type ProjectVoice } from './voice-document.ts';
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
    await upsertVoice(tx, { projectId, userId, voice: documentOf(voice), updatedAt: deps.clock.now() });
  });
}
