import type { DeliveryDeps } from './deps.ts';
import { recheckDelivery } from './recheck-delivery.ts';
import { sendClaimed } from './send-claimed.ts';
import { settleDelivery, settleWithoutOutcome } from './settle-delivery.ts';
import { takeTurn } from './take-turn.ts';

/** Sends one first message at most. */
export async function runSender(deps: DeliveryDeps, userId: string): Promise<void> {
  const turn = await takeTurn(deps, userId);
  if (turn.type !== 'send') return;

  const { delivery, connection, connectionRef, from, text } = turn;
  await sendClaimed(deps, {
    userId,
    about: { delivery: delivery.id },
    request: { connection, from, to: delivery.username, text },
    recheck: (recipient) => recheckDelivery(deps, turn, recipient),
    settle: (result) => settleDelivery(deps, delivery, result, connectionRef),
    settleWithoutOutcome: () => settleWithoutOutcome(deps, delivery, 'no answer'),
  });
}
