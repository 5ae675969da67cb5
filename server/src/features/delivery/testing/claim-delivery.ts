import type { SendingFixture } from '../../../testing/sending-fixture.ts';
import { deliveryDepsOf } from '../../../wiring.ts';
import { recheckDelivery } from '../recheck-delivery.ts';
import { takeTurn } from '../take-turn.ts';

/** Goes up to the call that sends the next message, and returns its text: the worker dies there. */
export async function claimDelivery({ server, ann }: SendingFixture, username: string): Promise<string> {
  const deps = deliveryDepsOf(server.services);
  const turn = await takeTurn(deps, ann.id);
  const recipient = { recipientId: `id-${username}`, otherIds: [] };
  if (turn.type !== 'send' || !(await recheckDelivery(deps, turn, recipient)))
    throw new Error('nothing may be sent');
  return turn.text;
}
