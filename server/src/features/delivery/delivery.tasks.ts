// The worker's tasks of sending, except for the senders themselves (see sender.tasks.ts).
import * as z from 'zod/mini';
import type { Queryable, Tx } from '../../db/database.ts';
import { clearQueue, enqueue } from '../../db/enqueue.ts';
import type { Task } from '../../lib/task.ts';

export const sweepTask: Task<object> = { name: 'delivery.sweep', payload: z.looseObject({}), maxAttempts: 3 };

const Stop = z.object({ userId: z.uuid(), recipientId: z.string() });
type Stop = z.infer<typeof Stop>;

/** Retried for about four days while the sender does not answer. */
export const blockByIdTask: Task<Stop> = { name: 'delivery.block-by-id', payload: Stop, maxAttempts: 25 };

/** Lookups run one at a time per user, so that many replies to one user don't delay those of others. */
export const lookupQueue = (userId: string) => `lookup:${userId}`;

export async function blockByIdLater(db: Queryable, stop: Stop): Promise<void> {
  const { userId, recipientId } = stop;
  const key = `delivery:stop:${userId}:${recipientId}`;
  await enqueue(db, blockByIdTask, stop, { key, queueName: lookupQueue(userId) });
}

/** When the account is deleted: the payloads name people. A running task is left to finish. */
export async function withdrawLookups(tx: Tx, userId: string): Promise<void> {
  await clearQueue(tx, lookupQueue(userId));
}
