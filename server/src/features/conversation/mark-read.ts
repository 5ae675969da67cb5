import type { Db } from '../../db/database.ts';
import { findThread } from './find-thread.ts';
import { updateThread } from './thread.repo.ts';

export async function markRead(
  { db }: { db: Db },
  { userId, id }: { userId: string; id: string },
  read: boolean,
): Promise<void> {
  const { unread } = await findThread(db, userId, id);
  const marked = read ? 0 : Math.max(unread, 1);
  if (marked !== unread) await updateThread(db, userId, id, { unread: marked });
}
