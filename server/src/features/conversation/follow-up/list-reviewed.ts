import type { Queryable } from '../../../db/database.ts';
import { listSentTexts } from './follow-up.repo.ts';
import { countInReview, type InReview, listInReview, type ReviewScope } from './review.repo.ts';

/** With what the person got before, oldest first. */
export type Reviewed = InReview & { sent: string[] };

export async function listReviewed(
  db: Queryable,
  scope: ReviewScope,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ reviewed: Reviewed[]; total: number; nextCursor: string | undefined }> {
  const [rows, { review: total }] = await Promise.all([
    // One more than requested tells whether there is a next page.
    listInReview(db, scope, { limit: page.limit + 1, after: page.cursor }),
    countInReview(db, scope),
  ]);
  const shown = rows.slice(0, page.limit);
  const threadIds = shown.map(({ threadId }) => threadId);
  const sent = await listSentTexts(db, scope.userId, threadIds);
  const sentTo = (threadId: string) => sent.filter((one) => one.threadId === threadId);
  return {
    reviewed: shown.map((row) => ({ ...row, sent: sentTo(row.threadId).map(({ text }) => text) })),
    total,
    nextCursor: rows.length > page.limit ? shown.at(-1)?.id : undefined,
  };
}
