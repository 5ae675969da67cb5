import { after, seconds } from '../../lib/clock.ts';
import type { DeliveryDeps } from './deps.ts';
import { markLostAsUnknown } from './delivery.repo.ts';
import { unknownReason } from './settle-delivery.ts';

/** With the minute between two sweeps, nothing stays `sending` for two minutes after its worker died. */
const lostAfterMs = seconds(55);

export async function sweepDeliveries(deps: Pick<DeliveryDeps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock.now();
  const change = { status: 'unknown', reason: unknownReason, finishedAt: now } as const;
  const lost = await markLostAsUnknown(deps.db, after(now, -lostAfterMs), change);
  if (lost > 0) deps.log.warn({ lost }, 'deliveries were lost by a worker that died');
}
