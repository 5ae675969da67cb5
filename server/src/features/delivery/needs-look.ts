import type { Queryable } from '../../db/database.ts';
import { hasWritten } from '../instagram/heard-from.repo.ts';
import type { DeliveryRow } from './delivery.repo.ts';

type Asked = Pick<DeliveryRow, 'userId' | 'username' | 'recipientId' | 'approvedAt' | 'heldUntil'>;

/**
 * Whether this person wrote after the owner last said of this very message that it may go out, if they ever did. What was approved
 * together with others was not looked at by itself. What they answered to messages that they have is no matter of those.
 */
export function needsLook(db: Queryable, delivery: Asked): Promise<boolean> {
  const { approvedAt, heldUntil } = delivery;
  return hasWritten(db, delivery, heldUntil === null ? approvedAt : null);
}
