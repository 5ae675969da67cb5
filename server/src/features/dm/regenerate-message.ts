import type { DmDeps } from './deps.ts';
import { findMessage } from './find-message.ts';
import type { JobRow } from './job.repo.ts';
import { queueDmIn } from './queue-dm.ts';

/** Writes anew for one credit. The new message takes the old one's place, unless that was sent already. */
export async function regenerateMessage(deps: DmDeps, userId: string, messageId: string): Promise<JobRow> {
  return deps.db.transaction(async (tx) => {
    const { projectId, username, caution } = await findMessage(tx, userId, messageId);
    const { job } = await queueDmIn(deps, tx, {
      userId,
      projectId,
      username,
      replaces: messageId,
      // Asked for once, it was asked for.
      anyway: caution !== null,
    });
    return job;
  });
}
