// The task that sends: one per user, who has one sending account, so two never wait at once. It is declared here, below the feature that
// runs it, because connecting an account wakes it too.
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database.ts';
import { enqueueSoonest } from '../../db/enqueue.ts';
import type { Task } from '../../lib/task.ts';

const Sender = z.object({ userId: z.uuid() });
type Sender = z.infer<typeof Sender>;

export const sendTask: Task<Sender> = { name: 'delivery.send', payload: Sender, maxAttempts: 25 };

/** Or sooner, if it is to be woken before: whatever was asked for while it decided is not put off by its decision. */
export async function wakeSender(db: Queryable, userId: string, runAt: Date): Promise<void> {
  await enqueueSoonest(db, sendTask, { userId }, { key: keyOf(userId), runAt });
}

export async function wakeSenderIn(db: Queryable, userId: string, laterMs: number): Promise<void> {
  await enqueueSoonest(db, sendTask, { userId }, { key: keyOf(userId), laterMs });
}

const keyOf = (userId: string) => `delivery:${userId}`;
