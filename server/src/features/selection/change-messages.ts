import type { LeftReason, SelectionAction } from '@opener/contract/selection';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { lockAgainstDeletion } from '../account/lock-against-deletion.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { approveDeliveries, skipDeliveries } from '../delivery/change-deliveries.ts';
import { deleteMessages } from '../dm/delete-messages.ts';
import { listWritten } from '../dm/list-written.ts';
import { moveMessages } from '../dm/move-messages.ts';
import { findSendingAccount, lockSendingAccount } from '../instagram/sending-account.ts';
import { judgeChosen } from './judge-chosen.ts';
import { type ChosenMessage, listChosen, lockChosen } from './selection.repo.ts';

export type SelectionDeps = { db: Db; clock: Clock };

export type MessagesChange = {
  userId: string;
  action: SelectionAction;
  ids: readonly string[];
  /** The project that they are moved to. */
  projectId?: string | undefined;
  /** Includes those whose person already has a message there. */
  again?: boolean | undefined;
};

export type ChangeResult = {
  done: number;
  left: { reason: LeftReason; messages: number }[];
  /** Identifies the change for undo; null if it can't be undone. */
  changedAt: Date | null;
};

/** Changes all that can be changed, in one transaction; idempotent. */
export async function changeMessages(deps: SelectionDeps, change: MessagesChange): Promise<ChangeResult> {
  return deps.db.transaction(async (tx) => {
    await lockInOrder(tx, change);
    // Only now: the time to undo must not start while waiting for the locks.
    const at = deps.clock.now();
    const { allowed, told } = await judge(tx, change);
    const ids = allowed.map(({ id }) => id);
    if (ids.length === 0) return told;
    await carryOut(tx, change, ids, at);
    const canBeTakenBack = change.action === 'approve' || change.action === 'skip';
    return { ...told, changedAt: canBeTakenBack ? at : null };
  });
}

/** Returns the same numbers without changing anything. */
export async function previewChange(deps: SelectionDeps, change: MessagesChange): Promise<ChangeResult> {
  return (await judge(deps.db, change)).told;
}

/** The sender decides under the account's lock, so that nothing starts to be sent between the check and the change. */
async function lockInOrder(tx: Tx, { userId, action, ids }: MessagesChange): Promise<void> {
  // Blocks rewrites of messages that are about to move.
  if (action === 'move' || action === 'delete') await lockCredits(tx, userId);
  await lockSendingAccount(tx, userId);
  await lockAgainstDeletion(tx, userId);
  await lockChosen(tx, userId, ids);
}

async function carryOut(tx: Tx, change: MessagesChange, ids: string[], at: Date): Promise<void> {
  const { userId, action, projectId } = change;
  switch (action) {
    case 'approve':
      return approveDeliveries(tx, userId, ids, at);
    case 'skip':
      return skipDeliveries(tx, userId, ids, at);
    case 'move':
      return moveMessages(tx, userId, ids, projectId!);
    case 'delete':
      return deleteMessages(tx, userId, ids);
  }
}

async function judge(
  db: Queryable,
  change: MessagesChange,
): Promise<{ allowed: ChosenMessage[]; told: ChangeResult }> {
  const { userId, action, ids, projectId } = change;
  const account = await findSendingAccount(db, userId);
  const isConnected = account !== undefined && account.state !== 'disconnected';
  const chosen = await listChosen(db, { userId, account: isConnected ? account.account : null }, ids);
  const known = await whoIsKnown(db, change, chosen);
  const allowed: ChosenMessage[] = [];
  const left = new Map<LeftReason, number>();
  const leave = (reason: LeftReason, messages = 1) => left.set(reason, (left.get(reason) ?? 0) + messages);
  for (const message of chosen) {
    const reason = judgeChosen(action, message, { isConnected, projectId, known });
    if (reason) {
      leave(reason);
      continue;
    }
    allowed.push(message);
    // A second message to the same person in this selection would collide there.
    if (action === 'move' && !change.again) known.add(message.username);
  }
  if (chosen.length < ids.length) leave('gone', ids.length - chosen.length);
  const told = {
    done: allowed.length,
    left: [...left].map(([reason, messages]) => ({ reason, messages })),
    changedAt: null,
  };
  return { allowed, told };
}

/** Who would get a second message in the target project. */
async function whoIsKnown(
  db: Queryable,
  { userId, action, projectId, again = false }: MessagesChange,
  chosen: ChosenMessage[],
): Promise<Set<string>> {
  if (action !== 'move' || projectId === undefined) return new Set();
  const names = chosen.filter((message) => message.projectId !== projectId).map(({ username }) => username);
  // Also without names to check: the project must belong to the user.
  const written = await listWritten({ db }, userId, projectId, names);
  const there = written.filter(({ writtenAt, waiting }) => writtenAt !== null || waiting);
  return new Set(again ? [] : there.map(({ username }) => username));
}
