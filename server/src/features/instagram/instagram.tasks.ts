import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue.ts';
import type { Task } from '../../lib/task.ts';
import { findInstagramAccount } from './instagram.repo.ts';

const Release = z.object({ userId: z.uuid(), sealed: z.string() });
type Release = z.infer<typeof Release>;

export const releaseTask: Task<Release> = { name: 'instagram.release', payload: Release, maxAttempts: 10 };

/** For an account that is about to go: its connection is given back to the sender once the deletion is certain. */
export async function releaseLater(tx: Tx, userId: string): Promise<void> {
  const account = await findInstagramAccount(tx, userId);
  if (account?.connection) await enqueue(tx, releaseTask, { userId, sealed: account.connection });
}
