// How deliveries look on the wire: a waiting one that cannot be sent right now is held, with the reason.
import type { Delivery } from '@opener/contract/message';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { listAccountNames } from '../instagram/instagram.repo.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { type DeliveryRow, listDeliveriesOf } from './delivery.repo.ts';
import type { Pace } from '@opener/contract/pace';
import { readNextSend } from './read-next-send.ts';
import { wroteFirst } from './skip-reasons.ts';

export async function presentDeliveries(
  deps: { db: Db; clock: Clock; pace: Pace },
  userId: string,
  messageIds: string[],
): Promise<Map<string, Delivery>> {
  if (messageIds.length === 0) return new Map();
  const rows = await listDeliveriesOf(deps.db, userId, messageIds);
  if (rows.length === 0) return new Map();
  const account = await findSendingAccount(deps.db, userId);
  const now = deps.clock.now();
  const held = heldBecause(account, now);
  const connected = account && account.state !== 'disconnected' ? account.account : null;
  const names = await listAccountNames(deps.db, userId);
  const someWait = rows.some(({ status }) => status === 'waiting');
  const next = account && !held && someWait ? await readNextSend(deps, account, now) : undefined;
  return new Map(
    rows.map((row) => {
      const because = row.sender === connected ? held : waitsFor(names.get(row.sender) ?? row.sender);
      return [row.messageId, present(row, because, next?.deliveryId === row.id ? next.at : null)];
    }),
  );
}

const waitsFor = (account: string) => `Waiting for @${account}, which is not connected.`;

function present(row: DeliveryRow & { wrote: boolean }, held: string | null, sendAt: Date | null): Delivery {
  const isHeld = row.status === 'waiting' && held !== null;
  return {
    status: isHeld ? 'held' : row.status,
    reason: isHeld ? held : reasonOf(row),
    send_at: sendAt?.toISOString() ?? null,
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}

/** Whether somebody wrote is looked up each time instead of stored with the delivery, so that nothing can clear it. */
function reasonOf({ status, reason, wrote }: DeliveryRow & { wrote: boolean }): string | null {
  if (status !== 'review' || !wrote) return reason;
  return reason === null ? wroteFirst : `${reason} ${wroteFirst}`;
}
