// How messages and their earlier texts look on the wire.
import { dmLimits } from '@opener/contract/dm';
import type { Delivery, Message, MessageVersion } from '@opener/contract/message';
import { presentTarget } from '../writing/present.ts';
import { cautionSentence } from '../writing/suitability/reason.ts';
import type { MessageRow } from './message.repo.ts';
import type { VersionRow } from './version.repo.ts';

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
    variant: letterOf(row.variant),
    versions,
    free_rewrites: isOut(row, delivery) ? 0 : Math.max(0, dmLimits.freeRewrites - row.freeRewrites),
    caution: row.caution && cautionSentence(row.caution),
    delivery,
  };
}

/** Whichever test it was. */
function letterOf(variant: string | null): Message['variant'] {
  return variant === null ? null : variant.startsWith('b') ? 'b' : 'a';
}

/** Sent or on its way: such a message is not rewritten. */
function isOut(row: MessageRow, delivery: Delivery | null): boolean {
  return row.sentAt !== null || ['sending', 'sent', 'unknown'].includes(delivery?.status ?? '');
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
