import type { Queryable } from '../../db/database.ts';
import { hasNewlyWritten, hasWritten } from '../instagram/heard-from.repo.ts';
import type { DeliveryRow } from './delivery.repo.ts';

type Asked = Pick<DeliveryRow, 'userId' | 'username' | 'recipientId' | 'approvedAt' | 'heldUntil'>;

/**
 * Whether the owner could first be told that this person has written after they last approved this very message, if they ever did. A bulk
 * approval does not count. Replies to messages that they already got don't matter.
 */
export function needsLook(db: Queryable, delivery: Asked): Promise<boolean> {
  const { approvedAt, heldUntil } = delivery;
  return heldUntil === null && approvedAt
    ? hasNewlyWritten(db, delivery, approvedAt)
    : hasWritten(db, delivery, null);
}
