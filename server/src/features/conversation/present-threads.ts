// How conversations look on the wire.
import type { OpenThread, Thread, ThreadEntry } from '@opener/contract/conversation';
import type { Queryable } from '../../db/database.ts';
import { listAccountNames } from '../instagram/instagram.repo.ts';
import { type LastEntry, listLastEntries, type ShownEntry } from './entry.repo.ts';
import { presentNext } from './follow-up/present.ts';
import { isFollowUp } from './follow-up/settle.ts';
import type { ReadThread } from './read-thread.ts';
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

export async function presentThread(db: Queryable, row: ListedThread): Promise<Thread> {
  const [thread] = await presentThreads(db, row.userId, [row]);
  return thread!;
}

export async function presentOpenThread(db: Queryable, read: ReadThread): Promise<OpenThread> {
  return {
    ...(await presentThread(db, read.thread)),
    entries: read.entries.map((entry) =>
      presentEntry(entry, isFollowUp(entry) ? read.heldFollowUp : read.held),
    ),
    earlier: read.earlier,
    cannot_write: read.refusal,
    follow_up: read.next ? presentNext(read.next) : null,
  };
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

function presentEntry(entry: ShownEntry, held: string | null): ThreadEntry {
  const { message } = entry;
  return {
    id: entry.id,
    sent_by: entry.author,
    text: entry.text,
    at: entry.at.toISOString(),
    ...stateOf(entry, held),
    follow_up: entry.nth,
    message: message && {
      id: message.id,
      project_id: message.projectId,
      reason: message.reason,
      facts: message.facts,
    },
  };
}

/** Of a message that Opener sent, as its delivery says; whether that waits for review is shown with the message. */
function stateOf(entry: ShownEntry, held: string | null): Pick<ThreadEntry, 'status' | 'reason'> {
  const { deliveryStatus: status } = entry;
  if (status) return { status: status === 'review' ? 'waiting' : status, reason: entry.deliveryReason };
  if (entry.status === 'waiting' && held !== null) return { status: 'held', reason: held };
  return { status: entry.status, reason: entry.reason };
}
