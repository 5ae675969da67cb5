import type { DeliveryDeps } from '../deps.ts';
import { recheckDelivery } from '../recheck-delivery.ts';
import { takeTurn } from '../take-turn.ts';

/** Goes up to the call that sends the next message, and returns its text: the worker dies there. */
export async function claimDelivery(deps: DeliveryDeps, userId: string, username: string): Promise<string> {
  const turn = await takeTurn(deps, userId);
  const recipient = { recipientId: `id-${username}`, otherIds: [] };
  if (turn.type !== 'send' || !(await recheckDelivery(deps, turn, recipient)))
    throw new Error('nothing may be sent');
  return turn.text;
}
