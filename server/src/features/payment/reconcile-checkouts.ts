import { after, days, minutes } from '../../lib/clock.ts';
import type { PaymentDeps } from './deps.ts';
import { deleteEventsBefore, expireOldCheckouts, listSilentCheckouts } from './payment.repo.ts';
import { takeEvent } from './take-event.ts';

const atOnce = 100;
/** Long after the provider stops repeating an event. */
const eventsKept = days(60);

/** Asks the provider about checkouts that we never heard of again, so that a lost webhook loses no credits. */
export async function reconcileCheckouts(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now();
  for (const { id, sessionId } of await listSilentCheckouts(deps.db, after(now, -minutes(5)), atOnce)) {
    try {
      const event = await deps.payments.look(sessionId!);
      if (event) await takeEvent(deps, event);
    } catch (error) {
      // One that cannot be asked about must not keep the others waiting.
      deps.log.error({ err: error, checkout: id }, 'a checkout could not be reconciled');
    }
  }
  await expireOldCheckouts(deps.db, after(now, -days(7)));
  await deleteEventsBefore(deps.db, after(now, -eventsKept));
}
