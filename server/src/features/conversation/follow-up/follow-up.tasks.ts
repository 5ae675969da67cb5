// The worker's tasks of follow-ups.
import * as z from 'zod/mini';
import type { Queryable } from '../../../db/database.ts';
import { enqueue } from '../../../db/enqueue.ts';
import type { Task } from '../../../lib/task.ts';

/** Finds out who has follow-ups whose day has come. */
export const checkFollowUpsTask: Task<object> = {
  name: 'follow_up.check',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

const User = z.object({ userId: z.uuid() });
export const writeFollowUpsTask: Task<z.infer<typeof User>> = {
  name: 'follow_up.write',
  payload: User,
  maxAttempts: 3,
};

/**
 * One task of a user waits and one runs, however often they are woken: it waits for vendors, and its slots are everybody's. A waiting one
 * keeps its place in the queue.
 */
export async function wakeFollowUps(db: Queryable, userId: string): Promise<void> {
  const queueName = `follow_up:${userId}`;
  await enqueue(db, writeFollowUpsTask, { userId }, { key: queueName, queueName, preserveRunAt: true });
}
