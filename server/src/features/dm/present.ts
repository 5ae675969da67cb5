// How jobs and messages look on the wire.
import type { Delivery, Job, Message, TargetInfo } from '@opener/contract/dm';
import type { StoredProfile } from '../../db/documents.ts';
import type { JobRow, ShownJob } from './job.repo.ts';
import { cautionSentence } from '../writing/suitability/reason.ts';
import type { MessageRow } from './message.repo.ts';

export function presentMessage(row: MessageRow, delivery: Delivery | null = null): Message {
  return {
    id: row.id,
    project_id: row.projectId,
    username: row.username,
    generated_message: row.text,
    sent: row.sentAt !== null,
    sent_at: row.sentAt?.toISOString() ?? null,
    edited: row.editedAt !== null,
    created_at: row.createdAt.toISOString(),
    user_info: presentTarget(row.profile),
    facts: row.facts,
    caution: row.caution && cautionSentence(row.caution),
    delivery,
  };
}

export function presentJob(row: JobRow | ShownJob): Job {
  const messageId = 'messageId' in row ? row.messageId : null;
  return {
    id: row.id,
    project_id: row.projectId,
    username: row.username,
    // A dismissed job is one that the person no longer wants to see; on the wire it is cancelled.
    status: row.status === 'dismissed' ? 'cancelled' : row.status,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    result: row.error
      ? { error: row.error, ...(row.refused && { refused: true }) }
      : messageId
        ? { message_id: messageId }
        : null,
  };
}

/** What is missing in the profile is missing here. */
export function presentTarget(profile: StoredProfile): TargetInfo {
  return {
    ...(profile.fullName && { fullName: profile.fullName }),
    ...(profile.category && { category: profile.category }),
    followersCount: profile.followersCount,
    postsCount: profile.postsCount,
    ...(profile.biography && { biography: profile.biography }),
  };
}
