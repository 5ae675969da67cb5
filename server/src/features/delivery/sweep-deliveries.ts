import { after, seconds } from '../../lib/clock.ts';
import type { DeliveryDeps } from './deps.ts';
import { listLost } from './delivery.repo.ts';
import { settleWithoutOutcome } from './settle-delivery.ts';

/** With a minute between sweeps, nothing stays `sending` for two minutes after its worker died. */
const lostAfterMs = seconds(55);

export async function sweepDeliveries(deps: DeliveryDeps): Promise<void> {
  const lost = await listLost(deps.db, after(deps.clock.now(), -lostAfterMs));
  // One that fails must not keep the others, of other users too, from being settled.
  for (const delivery of lost)
    await settleWithoutOutcome(deps, delivery, 'worker died').catch((error: unknown) =>
      deps.log.error({ err: error, delivery: delivery.id }, 'a lost delivery could not be settled'),
    );
  if (lost.length > 0) deps.log.warn({ lost: lost.length }, 'deliveries were lost by a worker that died');
}
