import { after, days, minutes } from '../../lib/clock.ts';
import type { PaymentDeps } from './deps.ts';
import {
  deleteEventsBefore,
  deleteExpiredCheckouts,
  expireOldCheckouts,
  takeSilentCheckouts,
} from './payment.repo.ts';
import { handleEvent } from './handle-event.ts';

const atOnce = 10;
/** Less than the interval; what was not reached comes first in the next round. */
const patienceMs = minutes(8);
/** A slow payment is still processed and finds its checkout. */
const expiredKept = days(90);
/** Long after the provider stops repeating an event. */
const eventsKept = days(60);

/** Asks the provider about checkouts without a final event, so that a lost webhook loses no credits. */
export async function reconcileCheckouts(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now();
  const deadline = Date.now() + patienceMs;
  const turn = { createdBefore: after(now, -minutes(5)), notLookedAtSince: now, limit: atOnce };
  while (Date.now() < deadline) {
    const silent = await takeSilentCheckouts(deps.db, turn);
    for (const checkout of silent) await lookAfter(deps, checkout);
    if (silent.length < atOnce) break;
  }
  await expireOldCheckouts(deps.db, after(now, -days(7)));
  await deleteExpiredCheckouts(deps.db, after(now, -expiredKept));
  await deleteEventsBefore(deps.db, after(now, -eventsKept));
}

async function lookAfter(deps: PaymentDeps, { id, sessionId }: { id: string; sessionId: string }) {
  try {
    const event = await deps.payments.look(sessionId);
    if (event) await handleEvent(deps, event);
  } catch (error) {
    // A failure for one must not block the others.
    deps.log.error({ err: error, checkout: id }, 'a checkout could not be reconciled');
  }
}
