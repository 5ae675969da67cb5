// How jobs look on the wire, and who was written to.
import type { Job, Written } from '@opener/contract/dm';
import type { JobRow } from './job.repo.ts';
import type { WrittenTo } from './list-written.ts';

/** What of a job is seen. One that was swept is made of its message. */
export type PresentableJob = Pick<
  JobRow,
  'id' | 'projectId' | 'username' | 'status' | 'createdAt' | 'startedAt' | 'error' | 'refused' | 'messageId'
>;

export function presentJob(row: PresentableJob): Job {
  const { messageId } = row;
  // An open job may keep what it was told once, and is not over yet.
  const isOpen = row.status === 'pending' || row.status === 'processing';
  return {
    id: row.id,
    project_id: row.projectId,
    username: row.username,
    // A dismissed job is one that the person no longer wants to see; on the wire it is cancelled.
    status: row.status === 'dismissed' ? 'cancelled' : row.status,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    result:
      row.error && !isOpen
        ? { error: row.error, ...(row.refused && { refused: true }) }
        : messageId
          ? { message_id: messageId }
          : null,
  };
}

export function presentWritten({ username, writtenAt, waiting, alsoIn }: WrittenTo): Written {
  return { username, written_at: writtenAt?.toISOString() ?? null, waiting, also_in: alsoIn };
}
