// How jobs and messages look on the wire.
import {
  type Delivery,
  dmLimits,
  type Job,
  type Message,
  type MessageVersion,
  type Written,
} from '@opener/contract/dm';
import { presentTarget } from '../writing/present-target.ts';
import type { JobRow } from './job.repo.ts';
import { cautionSentence } from '../writing/suitability/reason.ts';
import type { WrittenTo } from './list-written.ts';
import type { MessageRow } from '../message/message.repo.ts';
import type { VersionRow } from '../message/version.repo.ts';

export function presentMessage(row: MessageRow, delivery: Delivery | null = null, versions = 0): Message {
  return {
    id: row.id,
    project_id: row.projectId,
    username: row.username,
    generated_message: row.text,
    sent: row.sentAt !== null,
    sent_at: row.sentAt?.toISOString() ?? null,
    sent_by: row.sentAt && (delivery?.status === 'sent' ? 'opener' : 'hand'),
    answered_at: row.answeredAt?.toISOString() ?? null,
    edited: row.editedAt !== null,
    created_at: row.createdAt.toISOString(),
    user_info: presentTarget(row.profile),
    facts: row.facts,
    fit: row.fit,
    reason: row.reason,
    versions,
    free_rewrites: isOut(row, delivery) ? 0 : Math.max(0, dmLimits.freeRewrites - row.freeRewrites),
    caution: row.caution && cautionSentence(row.caution),
    delivery,
  };
}

/** Sent, or on its way: such a message is not rewritten. */
function isOut(row: MessageRow, delivery: Delivery | null): boolean {
  return row.sentAt !== null || ['sending', 'sent', 'unknown'].includes(delivery?.status ?? '');
}

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

export function presentVersion(row: VersionRow): MessageVersion {
  return {
    id: row.id,
    text: row.text,
    origin: row.editedAt ? 'edited' : 'written',
    instruction: row.instruction,
    replaced_at: row.createdAt.toISOString(),
  };
}

export function presentWritten({ username, writtenAt, waiting, alsoIn }: WrittenTo): Written {
  return { username, written_at: writtenAt?.toISOString() ?? null, waiting, also_in: alsoIn };
}
