// What the worker does about sending, beside the senders themselves (see sender.tasks.ts).
import * as z from 'zod/mini';
import type { Queryable, Tx } from '../../db/database.ts';
import { dequeueLine, enqueue } from '../../db/enqueue.ts';
import type { Task } from '../../lib/task.ts';

export const sweepTask: Task<object> = { name: 'delivery.sweep', payload: z.looseObject({}), maxAttempts: 3 };

const Stop = z.object({ userId: z.uuid(), recipientId: z.string() });
type Stop = z.infer<typeof Stop>;

/** Tried for about four days, as long as the sender does not answer. */
export const blockByIdTask: Task<Stop> = { name: 'delivery.block-by-id', payload: Stop, maxAttempts: 25 };

/** One at a time for each person: however many strangers write to them, the others' turn comes. */
export async function blockByIdLater(db: Queryable, stop: Stop): Promise<void> {
  const line = lineOf(stop.userId);
  await enqueue(db, blockByIdTask, stop, { key: `${line}:${stop.recipientId}`, line });
}

/** With the account: what they carry names people. One that is running ends by itself. */
export async function withdrawStops(tx: Tx, userId: string): Promise<void> {
  await dequeueLine(tx, lineOf(userId));
}

const lineOf = (userId: string) => `delivery:stop:${userId}`;
