// The worker's tasks of conversations, except for the senders themselves (see sender.tasks.ts).
import * as z from 'zod/mini';
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
