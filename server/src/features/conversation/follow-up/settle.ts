// What the outcome of a follow-up's call means for its credit, the daily count, and the next one.
import type { Tx } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { takeBackSend } from '../../delivery/record-send.ts';
import { haltOf } from '../../instagram/held-because.ts';
import { findSendingAccount } from '../../instagram/sending-account.ts';
import { type EntryRow, findEntry } from '../entry.repo.ts';
import { findThreadRow } from '../thread.repo.ts';
import { returnCredit, useCredit } from './charge.ts';
import { endFollowUp } from './end.ts';
import { findFollowUp } from './follow-up.repo.ts';
import { replan } from './plan.ts';

/** Copies of first messages name their delivery. */
export function isFollowUp({ author, deliveryId }: Pick<EntryRow, 'author' | 'deliveryId'>): boolean {
  return author === 'opener' && deliveryId === null;
}

/** In the transaction that settled the entry, under the lock of the user's credits. `before`: as it was claimed. */
export async function settleFollowUp(deps: { clock: Clock }, tx: Tx, before: EntryRow): Promise<void> {
  const { userId, id, threadId } = before;
  const entry = await findEntry(tx, userId, id);
  if (entry?.status === 'sent' || entry?.status === 'unknown') await payForAttempt(deps, tx, before);
  else await forgetAttempt(deps, tx, before);
  if (entry?.status === 'sent') await replan(tx, { userId, threadIds: [threadId] });
  if (entry?.status === 'waiting') await endIfHalted(deps, tx, entry);
}

/** One that is put back after its account stopped has stopped too. */
async function endIfHalted({ clock }: { clock: Clock }, tx: Tx, entry: EntryRow): Promise<void> {
  const account = await findSendingAccount(tx, entry.userId);
  const halt = haltOf(account, entry.sender, clock.now());
  const followUp = halt && (await findFollowUp(tx, entry.userId, entry.id));
  if (followUp) await endFollowUp(tx, followUp, halt);
}

/** It was sent, or may have been. */
export async function payForAttempt(deps: { clock: Clock }, tx: Tx, claimed: EntryRow): Promise<void> {
  await chargeFor(deps, tx, claimed, 'used');
}

/** It definitely was not sent. */
export async function forgetAttempt(deps: { clock: Clock }, tx: Tx, claimed: EntryRow): Promise<void> {
  const { userId, id, startedAt } = claimed;
  await chargeFor(deps, tx, claimed, 'back');
  if (startedAt) await takeBackSend(tx, { userId, deliveryId: id, at: startedAt });
}

async function chargeFor(
  deps: { clock: Clock },
  tx: Tx,
  { userId, id, threadId }: EntryRow,
  how: 'used' | 'back',
): Promise<void> {
  const creditId = (await findFollowUp(tx, userId, id))?.creditId;
  const thread = await findThreadRow(tx, userId, threadId);
  if (!creditId || !thread) return;
  const reserved = { userId, creditId, username: thread.username };
  await (how === 'used' ? useCredit(deps, tx, reserved) : returnCredit(deps, tx, reserved));
}
