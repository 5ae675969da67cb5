import { seconds } from '../../lib/clock.ts';
import type { Recipient, SendRequest, SendResult } from '../../providers/instagram/port.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import type { DeliveryDeps } from './deps.ts';

/** Well below the time after which a delivery or a reply counts as lost. */
const patienceMs = seconds(45);

/** A delivery or a reply whose status `sending` is committed. */
type Claimed = {
  userId: string;
  /** Its id, for the log. */
  about: { delivery: string } | { reply: string };
  request: SendRequest;
  /** Whether it may still be sent, now that the provider has found the recipient. */
  recheck(recipient: Recipient): Promise<boolean>;
  settle(result: SendResult): Promise<void>;
  settleWithoutOutcome(): Promise<void>;
};

/** Makes the call, records its outcome, and schedules the sender's next turn. */
export async function sendClaimed(deps: DeliveryDeps, claimed: Claimed): Promise<void> {
  try {
    // Not aborted when the process stops: finishing a call is better than an unknown outcome.
    const signal = AbortSignal.timeout(patienceMs);
    const found = (recipient: Recipient) => claimed.recheck(recipient);
    const result = await deps.instagram.send(claimed.request, { signal, found });
    if (result.type === 'not now' && result.isAway)
      deps.log.warn(claimed.about, 'the sending provider is away, or refuses us');
    await claimed.settle(result);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    deps.log.warn({ reason, ...claimed.about }, 'a message has no definite answer');
    await claimed.settleWithoutOutcome();
  }
  await wakeSender(deps.db, claimed.userId, deps.clock.now());
}
