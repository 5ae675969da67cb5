import type { Queryable } from '../../db/database.ts';
import { hasWritten } from '../instagram/heard-from.repo.ts';
import type { DeliveryRow } from './delivery.repo.ts';

type Asked = Pick<DeliveryRow, 'userId' | 'username' | 'recipientId' | 'approvedAt' | 'heldUntil'>;

/**
 * Whether this person wrote after the owner last approved this very message, if they ever did. A bulk approval does not count. Replies to
 * messages that they already got don't matter.
 */
export function needsLook(db: Queryable, delivery: Asked): Promise<boolean> {
  const { approvedAt, heldUntil } = delivery;
  return hasWritten(db, delivery, heldUntil === null ? approvedAt : null);
}
