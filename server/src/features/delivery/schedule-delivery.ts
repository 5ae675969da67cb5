import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { hasBought } from '../credit/has-bought.ts';
import { hasWritten } from '../instagram/heard-from.repo.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { insertDelivery } from './delivery.repo.ts';
import { whyBlocked } from './why-blocked.ts';

export type Deliverable = { userId: string; projectId: string; messageId: string; username: string };

/**
 * In the transaction that creates the message: with a connected account and a pack ever bought, it is scheduled. A review with a reason, or
 * for somebody who has written, can only be ended by the user, for this message alone.
 */
export async function scheduleDelivery(
  deps: { clock: Clock },
  tx: Tx,
  message: Deliverable,
  findMode: () => Promise<'auto' | 'review' | { review: string }>,
): Promise<void> {
  const account = await findSendingAccount(tx, message.userId);
  if (!account || account.state === 'disconnected') return;
  if (!(await hasBought(tx, message.userId))) return;

  const mode = await findMode();
  const now = deps.clock.now();
  const blocked = await whyBlocked(tx, account, message);
  const goesByItself = mode === 'auto' && !(await hasWritten(tx, message, null));
  await insertDelivery(tx, {
    id: newId(),
    ...message,
    sender: account.account,
    status: blocked ? 'skipped' : goesByItself ? 'waiting' : 'review',
    reason: blocked ?? (typeof mode === 'object' ? mode.review : null),
    createdAt: now,
  });
  if (!blocked && goesByItself) await wakeSender(tx, message.userId, now);
}
