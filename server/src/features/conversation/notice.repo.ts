// All SQL about mails about new answers.
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { answerNotices, threads } from '../../db/schema.ts';

type NoticeRow = typeof answerNotices.$inferSelect;
export type NoticeChoice = NoticeRow['choice'];

export async function findNoticeChoice(db: Queryable, userId: string): Promise<NoticeChoice> {
  const [row] = await db.select().from(answerNotices).where(eq(answerNotices.userId, userId));
  return row?.choice ?? 'off';
}

/** Answers that are there already are not mailed. */
export async function saveNoticeChoice(
  db: Queryable,
  { userId, choice, mailedAt }: NoticeRow,
): Promise<void> {
  await db
    .insert(answerNotices)
    .values({ userId, choice, mailedAt })
    .onConflictDoUpdate({
      target: answerNotices.userId,
      set: {
        choice,
        mailedAt: sql`case when ${answerNotices.choice} = 'off' then ${mailedAt.toISOString()}::timestamptz else ${answerNotices.mailedAt} end`,
      },
    });
}

/** Locked, so that two workers don't mail the same answers. */
export async function lockNotice(tx: Tx, userId: string): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(answerNotices).where(eq(answerNotices.userId, userId)).for('update');
  return row;
}

export async function setMailedAt(tx: Tx, userId: string, mailedAt: Date): Promise<void> {
  await tx.update(answerNotices).set({ mailedAt }).where(eq(answerNotices.userId, userId));
}

export async function listDailyReaders(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ userId: answerNotices.userId })
    .from(answerNotices)
    .where(eq(answerNotices.choice, 'daily'));
  return rows.map(({ userId }) => userId);
}

const shown = 5;

/** Conversations with unread answers that arrived since then: the names of the newest, and how many there are. */
export async function listNewAnswers(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ names: string[]; total: number }> {
  const news = and(eq(threads.userId, userId), gt(threads.unread, 0), gt(threads.heardAt, since));
  const [rows, [counted]] = await Promise.all([
    db
      .select({ username: threads.username })
      .from(threads)
      .where(news)
      .orderBy(desc(threads.heardAt))
      .limit(shown),
    db.select({ n: count() }).from(threads).where(news),
  ]);
  return { names: rows.map(({ username }) => username), total: counted?.n ?? 0 };
}
