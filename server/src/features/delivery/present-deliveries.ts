// How deliveries look on the wire: a waiting one that cannot go out right now is held, and says why.
import type { Delivery } from '@opener/contract/dm';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { findSendingAccount, type InstagramAccount } from '../instagram/sending-account.ts';
import { type DeliveryRow, listDeliveriesOf } from './delivery.repo.ts';

export async function presentDeliveries(
  deps: { db: Db; clock: Clock },
  userId: string,
  messageIds: string[],
): Promise<Map<string, Delivery>> {
  if (messageIds.length === 0) return new Map();
  const rows = await listDeliveriesOf(deps.db, userId, messageIds);
  if (rows.length === 0) return new Map();
  const account = await findSendingAccount(deps.db, userId);
  const held = heldBecause(account, deps.clock.now());
  return new Map(rows.map((row) => [row.messageId, present(row, account, held)]));
}

export function heldBecause(account: InstagramAccount | undefined, now: Date): string | null {
  if (!account || account.state === 'disconnected') return 'No Instagram account is connected.';
  if (account.state === 'reconnect')
    return `Instagram no longer lets us in. Please reconnect @${account.username}.`;
  if (account.frozenUntil && account.frozenUntil > now) {
    return `Instagram limited @${account.username}, so sending rests for 48 hours to protect it.`;
  }
  return account.paused ? 'Sending is paused.' : null;
}

function present(row: DeliveryRow, account: InstagramAccount | undefined, held: string | null): Delivery {
  const isHeld = row.status === 'waiting' && held !== null;
  return {
    status: isHeld ? 'held' : row.status,
    reason: isHeld ? held : row.reason,
    send_at: row.status === 'waiting' && !isHeld ? (account?.nextSendAt?.toISOString() ?? null) : null,
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}
