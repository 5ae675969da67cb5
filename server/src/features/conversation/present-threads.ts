// How conversations look on the wire.
import type { Thread } from '@opener/contract/conversation';
import type { Queryable } from '../../db/database.ts';
import { listAccountNames } from '../instagram/instagram.repo.ts';
import { type LastEntry, listLastEntries } from './entry.repo.ts';
import type { ListedThread } from './thread-list.repo.ts';

export async function presentThreads(
  db: Queryable,
  userId: string,
  rows: readonly ListedThread[],
): Promise<Thread[]> {
  if (rows.length === 0) return [];
  const [names, lasts] = await Promise.all([
    listAccountNames(db, userId),
    listLastEntries(
      db,
      userId,
      rows.map(({ id }) => id),
    ),
  ]);
  const lastOf = new Map(lasts.map((entry) => [entry.threadId, entry]));
  return rows.map((row) => present(row, names.get(row.sender) ?? row.sender, lastOf.get(row.id)));
}

function present(row: ListedThread, account: string, last: LastEntry | undefined): Thread {
  return {
    id: row.id,
    username: row.username,
    full_name: row.fullName || null,
    account,
    project: { id: row.projectId, name: row.projectName },
    message_id: row.messageId,
    began_at: row.beganAt.toISOString(),
    last_answer_at: row.lastAnswerAt?.toISOString() ?? null,
    last: last ? { sent_by: last.author, text: last.text, at: last.at.toISOString() } : null,
    unread: row.unread,
    needs_me: row.needsMe,
    outcome: row.outcome,
    not_now_until: row.notNowUntil,
    suggested_outcome: row.suggested,
    do_not_contact: row.isBlocked,
  };
}
