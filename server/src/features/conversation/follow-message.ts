// A conversation follows its message, in the transaction that changes the message.
import type { Tx } from '../../db/database.ts';
import type { Addressee } from '../instagram/known-by.ts';
import { endOpen, planAnew } from './follow-up/follow-up.repo.ts';
import { replan } from './follow-up/plan.ts';
import * as repo from './thread.repo.ts';

type Message = { userId: string; id: string; username: string };

/**
 * Marked as answered, which ends the follow-ups to this person, whichever message they follow; or that is undone. The caller holds the
 * sending account's lock.
 */
export async function setMarkedAnswer(
  tx: Tx,
  { userId, id: messageId, ...person }: Message & { recipientId: string | null },
  mark: { answeredAt: Date | null; now: Date },
): Promise<void> {
  await repo.setMarkedAnswer(tx, { userId, messageId }, mark);
  const scope = { userId, threadIds: await listIdsWith(tx, userId, person) };
  await (mark.answeredAt ? endOpen(tx, scope, 'answered') : replan(tx, scope));
}

/** The user sent a message to this person themselves: nobody follows up on another. The caller holds the sending account's lock. */
export async function noteWrittenByHand(
  tx: Tx,
  { userId, id, username }: Message,
  recipientId: string | null,
): Promise<void> {
  const them = await repo.listThreadsWith(tx, userId, { username, recipientId });
  // A message of ours that the user says has arrived is still followed up.
  const threadIds = them.filter(({ messageId }) => messageId !== id).map((thread) => thread.id);
  await endOpen(tx, { userId, threadIds }, 'you_wrote');
}

async function listIdsWith(tx: Tx, userId: string, person: Addressee): Promise<string[]> {
  return (await repo.listThreadsWith(tx, userId, person)).map(({ id }) => id);
}

/** To another project, whose follow-ups they get from now on: what is written speaks of the one before. */
export async function moveThreads(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  projectId: string,
): Promise<void> {
  await repo.moveThreads(tx, userId, messageIds, projectId);
  await planAnew(tx, { userId, messageIds });
  await replan(tx, { userId, messageIds });
}
