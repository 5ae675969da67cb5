// Deliveries as their owner sees them: a waiting one that cannot be sent right now is held, with the reason.
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { listAccountNames } from '../instagram/instagram.repo.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { type DeliveryStatus, listDeliveriesOf, type ShownDelivery } from './delivery.repo.ts';
import type { Pace } from '@opener/contract/pace';
import { readNextSend } from './read-next-send.ts';
import { waitsForRewrite, wroteFirst } from './skip-reasons.ts';
import { tellsOfWords } from './tells-of-words.ts';

export type DeliveryState = {
  status: DeliveryStatus | 'held';
  reason: string | null;
  /** Only for the next one. */
  sendAt: Date | null;
  answeredAt: Date | null;
};

/** By message. */
export async function readDeliveries(
  deps: { db: Db; clock: Clock; pace: Pace },
  userId: string,
  messageIds: string[],
): Promise<Map<string, DeliveryState>> {
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
      return [row.messageId, stateOf(row, because, next?.deliveryId === row.id ? next.at : null)];
    }),
  );
}

const waitsFor = (account: string) => `Waiting for @${account}, which is not connected.`;

function stateOf(row: ShownDelivery, halt: string | null, sendAt: Date | null): DeliveryState {
  const held = halt ?? (row.isBeingRewritten ? waitsForRewrite : null);
  const isHeld = row.status === 'waiting' && held !== null;
  return {
    status: isHeld ? 'held' : row.status,
    reason: isHeld ? held : reasonOf(row),
    sendAt,
    answeredAt: row.answeredAt,
  };
}

/** Whether somebody wrote is looked up each time instead of stored with the delivery, so that nothing can clear it. */
export function reasonOf(row: ShownDelivery): string | null {
  const { reason, wrote } = row;
  if (!wrote || !tellsOfWords(row)) return reason;
  return reason === null ? wroteFirst : `${reason} ${wroteFirst}`;
}
