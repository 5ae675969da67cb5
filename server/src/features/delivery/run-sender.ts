import { seconds } from '../../lib/clock.ts';
import type { DeliveryDeps } from './deps.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { recheckDelivery } from './recheck-delivery.ts';
import { settleAsUnknown, settleDelivery } from './settle-delivery.ts';
import { takeTurn } from './take-turn.ts';

/** Well below the time after which a delivery counts as lost. */
const patienceMs = seconds(45);

/** Sends one message at most, then schedules its next turn. */
export async function runSender(deps: DeliveryDeps, userId: string): Promise<void> {
  const turn = await takeTurn(deps, userId);
  if (turn.type !== 'send') return;

  const { delivery, connection, connectionRef, from, text } = turn;
  try {
    // Not aborted when the process stops: finishing a call is better than an unknown outcome.
    const signal = AbortSignal.timeout(patienceMs);
    const found = (recipientId: string) => recheckDelivery(deps, turn, recipientId);
    const request = { connection, from, to: delivery.username, text };
    const result = await deps.instagram.send(request, { signal, found });
    await settleDelivery(deps, delivery, result, connectionRef);
  } catch (error) {
    deps.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown', delivery: delivery.id },
      'a delivery has no definite answer',
    );
    await settleAsUnknown(deps, delivery, 'no answer');
  }
  await wakeSender(deps.db, userId, deps.clock.now());
}
