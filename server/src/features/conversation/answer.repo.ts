// All SQL about what was answered to messages. Every query carries the owner.
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { threadMessages, threads } from '../../db/schema.ts';
import type { ThreadRow } from './thread.repo.ts';

export type SaidEntry = {
  threadId: string;
  author: 'them' | 'opener';
  messageId: string | null;
  text: string;
  outcome: ThreadRow['outcome'];
  /** Whether the conversation is about this message now. */
  isAbout: boolean;
};

/** Our messages and their answers, oldest first, in the conversations that these messages belong to. */
export async function listEntriesAround(
  db: Queryable,
  userId: string,
  messageIds: readonly string[],
): Promise<SaidEntry[]> {
  const { rows } = await db.execute<SaidEntry>(sql`
    select m.thread_id as "threadId", m.author, m.message_id as "messageId", m.text, t.outcome,
      m.message_id is not distinct from t.message_id as "isAbout"
    from ${threadMessages} m join ${threads} t on t.id = m.thread_id and t.user_id = m.user_id
    where m.user_id = ${userId} and m.author in ('them', 'opener') and m.thread_id = any(array(
      select own.thread_id from ${threadMessages} own
      where own.user_id = ${userId} and own.message_id = any(${sql.param(messageIds)}::uuid[])))
    order by m.at, m.id`);
  return rows;
}
