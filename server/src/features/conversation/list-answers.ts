import type { Queryable } from '../../db/database.ts';
import type { ThreadRow } from './thread.repo.ts';
import { listEntriesAround, type SaidEntry } from './answer.repo.ts';

/** What came of a message: what the person answered to it, and what the user decided. */
export type MessageAnswer = { text: string; outcome: ThreadRow['outcome'] };

/** More than a cell holds. */
const longest = 40_000;

/**
 * By message. What was said after a later message to the same person answers that one, and the outcome belongs to the message that the
 * conversation is about now.
 */
export async function listAnswers(
  db: Queryable,
  userId: string,
  messageIds: readonly string[],
): Promise<Map<string, MessageAnswer>> {
  const answers = new Map<string, MessageAnswer>();
  const current = new Map<string, string>();
  for (const entry of await listEntriesAround(db, userId, messageIds)) {
    if (entry.author === 'opener') begin(answers, current, entry);
    else addTo(answers.get(current.get(entry.threadId) ?? ''), entry.text);
  }
  return answers;
}

/** A follow-up belongs to the message that it follows. */
function begin(answers: Map<string, MessageAnswer>, current: Map<string, string>, entry: SaidEntry): void {
  const { messageId, threadId } = entry;
  if (messageId === null) return;
  current.set(threadId, messageId);
  if (answers.has(messageId)) return;
  answers.set(messageId, { text: '', outcome: entry.isAbout ? entry.outcome : null });
}

function addTo(answer: MessageAnswer | undefined, text: string): void {
  if (answer) answer.text = [answer.text, text].filter(Boolean).join('\n\n').slice(0, longest);
}
