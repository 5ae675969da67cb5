import type { Db, Tx } from '../../db/database.ts';
import { countAnswersAfter } from './entry.repo.ts';
import { threadNotFound } from './find-thread.ts';
import { lockThread, updateThread } from './thread.repo.ts';

type Where = { userId: string; id: string };

/** Answers after the newest that was on the screen stay unread. */
export async function markRead(deps: { db: Db }, where: Where, upTo: string | undefined): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const unread = await lockUnread(tx, where);
    const since = upTo === undefined ? 0 : await countAnswersAfter(tx, where, upTo);
    const left = Math.min(unread, since);
    if (left !== unread) await updateThread(tx, where.userId, where.id, { unread: left });
  });
}

export async function markUnread(deps: { db: Db }, where: Where): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await lockUnread(tx, where)) === 0) await updateThread(tx, where.userId, where.id, { unread: 1 });
  });
}

/** An answer that arrives at the same moment waits, so that its own mark is not lost. */
async function lockUnread(tx: Tx, { userId, id }: Where): Promise<number> {
  const thread = await lockThread(tx, userId, id);
  if (!thread) throw threadNotFound();
  return thread.unread;
}
