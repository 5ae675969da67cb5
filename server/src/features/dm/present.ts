// How jobs and written targets look on the wire.
import type { Job, Written } from '@opener/contract/dm';
import type { ShownJob } from './job.repo.ts';
import type { WrittenTo } from './list-written.ts';

export function presentJob(row: ShownJob): Job {
  const { messageId } = row;
  // An open job may have a stored fault, but has not failed yet.
  const isOpen = row.status === 'pending' || row.status === 'processing';
  return {
    id: row.id,
    project_id: row.projectId,
    username: row.username,
    // On the wire, a dismissed job is cancelled.
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
