import type { Tx } from '../../db/database.ts';
import { type DeliveryRow, listDeliveriesOf } from './delivery.repo.ts';
import { type DeliveryState, reasonOf } from './read-deliveries.ts';

/** What the screen showed of it. */
export type SeenDelivery = Pick<DeliveryState, 'status' | 'reason'> & { isAnswered: boolean };

/** Whether it is still what its owner saw when they decided about it; null: it was not scheduled. */
export async function isAsSeen(
  tx: Tx,
  delivery: DeliveryRow | undefined,
  seen: SeenDelivery | null,
): Promise<boolean> {
  if (!delivery || !seen) return delivery === undefined && seen === null;
  // What is in line is held and released all the time, and says nothing about its person.
  if (delivery.status === 'waiting') return seen.status === 'waiting' || seen.status === 'held';
  const [row] = await listDeliveriesOf(tx, delivery.userId, [delivery.messageId]);
  return (
    row !== undefined &&
    seen.status === row.status &&
    seen.reason === reasonOf(row) &&
    seen.isAnswered === (row.answeredAt !== null)
  );
}
