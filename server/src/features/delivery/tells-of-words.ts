import type { DeliveryRow } from './delivery.repo.ts';
import { saysSkippedByUser, tellsOfAnother } from './skip-reasons.ts';

/** Whether it is shown that its person has written, if they have: where the user's next press may send it. */
export function tellsOfWords({ status, reason, answeredAt }: DeliveryRow): boolean {
  if (status === 'review' || status === 'failed') return true;
  if (status === 'skipped') return saysSkippedByUser(reason) || tellsOfAnother(reason);
  return status === 'unknown' && answeredAt === null;
}
