// Deletes the rows of deleted projects and accounts, after nobody can see them any more.
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue.ts';
import type { Task } from '../../lib/task.ts';

const Project = z.object({ userId: z.uuid(), projectId: z.uuid() });
const Account = z.object({ userId: z.uuid() });

export const purgeProjectTask: Task<z.infer<typeof Project>> = {
  name: 'purge.project',
  payload: Project,
  maxAttempts: 25,
};
export const purgeAccountTask: Task<z.infer<typeof Account>> = {
  name: 'purge.account',
  payload: Account,
  maxAttempts: 25,
};
export const purgeLeftoversTask: Task<object> = {
  name: 'purge.leftovers',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

export async function purgeProjectLater(db: Queryable, userId: string, projectId: string): Promise<void> {
  await enqueue(db, purgeProjectTask, { userId, projectId }, { key: `purge:project:${projectId}` });
}

export async function purgeAccountLater(db: Queryable, userId: string): Promise<void> {
  await enqueue(db, purgeAccountTask, { userId }, { key: `purge:account:${userId}` });
}
