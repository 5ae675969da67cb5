// The worker's tasks of conversations, except for the senders themselves (see sender.tasks.ts).
import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue.ts';
import type { Task } from '../../lib/task.ts';
import { lookupQueue } from '../delivery/delivery.tasks.ts';

export const sweepRepliesTask: Task<object> = {
  name: 'conversation.sweep',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

/** Finds out which accounts are due, and starts one reading each. */
export const checkThreadsTask: Task<object> = {
  name: 'conversation.check',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

const Account = z.object({ userId: z.uuid() });
export const readThreadsTask: Task<z.infer<typeof Account>> = {
  name: 'conversation.read',
  payload: Account,
  maxAttempts: 2,
};

export const forgetThreadsTask: Task<object> = {
  name: 'conversation.forget',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

const Unplaced = z.object({
  userId: z.uuid(),
  account: z.string(),
  recipientId: z.string(),
  chatId: z.string(),
});
/** Somebody wrote, and it is not known yet to which conversation that belongs. */
export type Unplaced = z.infer<typeof Unplaced>;
/** Retried for about a day. */
export const placeAnswerTask: Task<Unplaced> = {
  name: 'conversation.place',
  payload: Unplaced,
  maxAttempts: 14,
};

export async function placeAnswerLater(tx: Tx, unplaced: Unplaced): Promise<void> {
  const { userId, recipientId, chatId } = unplaced;
  const key = `conversation:place:${userId}:${recipientId}:${chatId}`;
  await enqueue(tx, placeAnswerTask, unplaced, { key, queueName: lookupQueue(userId) });
}
