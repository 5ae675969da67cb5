import * as z from 'zod/mini';
import type { Queryable, Tx } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue.ts';
import type { Task } from '../../lib/task.ts';
import { findInstagramAccount } from './instagram.repo.ts';

const Release = z.object({ userId: z.uuid(), sealed: z.string() });
type Release = z.infer<typeof Release>;

export const releaseTask: Task<Release> = { name: 'instagram.release', payload: Release, maxAttempts: 10 };

/** Unless it has an owner by then. */
export const releaseUnkeptTask: Task<Release> = {
  name: 'instagram.release-unkept',
  payload: Release,
  maxAttempts: 10,
};

const Login = z.object({ userId: z.uuid() });
type Login = z.infer<typeof Login>;

export const settleLoginTask: Task<Login> = {
  name: 'instagram.settle-login',
  payload: Login,
  maxAttempts: 25,
};

export const forgetHeardTask: Task<object> = {
  name: 'instagram.forget-heard',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

/** Before an account is deleted: the provider's connection is released once the deletion is committed. */
export async function releaseLater(tx: Tx, userId: string): Promise<void> {
  const account = await findInstagramAccount(tx, userId);
  for (const sealed of [account?.connection, account?.pending])
    if (sealed) await enqueue(tx, releaseTask, { userId, sealed });
}

/** One per user: a new login replaces the one before. */
export async function settleLoginLater(db: Queryable, userId: string, runAt: Date): Promise<void> {
  await enqueue(db, settleLoginTask, { userId }, { key: `instagram:login:${userId}`, runAt });
}
