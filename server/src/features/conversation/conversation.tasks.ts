// The worker's tasks of conversations, except for the senders themselves (see sender.tasks.ts).
import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue.ts';
import type { Task } from '../../lib/task.ts';

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

const Nameless = z.object({
  userId: z.uuid(),
  account: z.string(),
  recipientId: z.string(),
  chatId: z.string(),
});
/** Somebody wrote, and the event does not say who. Retried for about four days while the provider does not answer. */
export type Nameless = z.infer<typeof Nameless>;
export const recognizeTask: Task<Nameless> = {
  name: 'conversation.recognize',
  payload: Nameless,
  maxAttempts: 25,
};

/** One at a time per user, as each may be a call to the provider. */
export const recognitionQueue = (userId: string) => `conversation:recognize:${userId}`;

export async function recognizeLater(tx: Tx, nameless: Nameless): Promise<void> {
  const queueName = recognitionQueue(nameless.userId);
  const key = `${queueName}:${nameless.recipientId}:${nameless.chatId}`;
  await enqueue(tx, recognizeTask, nameless, { key, queueName });
}
