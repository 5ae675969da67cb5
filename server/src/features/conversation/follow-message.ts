// A conversation follows its message, in the transaction that changes the message.
import type { Tx } from '../../db/database.ts';
import { endOpen } from './follow-up/follow-up.repo.ts';
import { replan } from './follow-up/plan.ts';
import * as repo from './thread.repo.ts';

/** Marked as answered, which ends its follow-ups, or that is undone. The caller holds the sending account's lock. */
export async function setMarkedAnswer(
  tx: Tx,
  message: { userId: string; messageId: string },
  mark: { answeredAt: Date | null; now: Date },
): Promise<void> {
  await repo.setMarkedAnswer(tx, message, mark);
  const scope = { userId: message.userId, messageIds: [message.messageId] };
  await (mark.answeredAt ? endOpen(tx, scope, 'answered') : replan(tx, scope));
}

/** To another project, whose follow-ups they get from now on. */
export async function moveThreads(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  projectId: string,
): Promise<void> {
  await repo.moveThreads(tx, userId, messageIds, projectId);
  await replan(tx, { userId, messageIds });
}
