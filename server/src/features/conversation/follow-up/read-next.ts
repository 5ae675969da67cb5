import { followUpEnds } from '@opener/contract/follow-up';
import type { Queryable } from '../../../db/database.ts';
import type { StoredFollowUpEnd } from '../../../db/documents.ts';
import { findProject } from '../../project/find-project.ts';
import { haltOf } from '../../instagram/held-because.ts';
import { findSendingAccount } from '../../instagram/sending-account.ts';
import type { ListedThread } from '../thread-list.repo.ts';
import { findLastOf, type FollowUpRow } from './follow-up.repo.ts';
import { canResume } from './halt.ts';

export type NextFollowUp = Pick<FollowUpRow, 'id' | 'nth' | 'dueAt' | 'text'> & {
  state: 'planned' | 'review' | 'ended';
  reason: string | null;
  isHeldForReview: boolean;
  canResume: boolean;
};

/** Plain from what is shown anyway, or the user's own doing long ago. */
const untold: ReadonlySet<StoredFollowUpEnd | null> = new Set<StoredFollowUpEnd | null>([
  'answered',
  'off',
  'decided',
]);

/** What happens next if they do not answer, or why nothing does. One that is queued or sent is among what was said. */
export async function readNextFollowUp(
  db: Queryable,
  thread: ListedThread,
  now: Date,
): Promise<NextFollowUp | undefined> {
  const { userId, projectId } = thread;
  if (thread.lastAnswerAt !== null || thread.outcome !== null || thread.isBlocked) return undefined;
  const row = await findLastOf(db, userId, thread.id);
  if (!row || row.status === 'queued' || untold.has(row.ended)) return undefined;
  const account = await findSendingAccount(db, userId);
  const { sendingMode } = await findProject(db, userId, projectId);
  const state = row.status === 'writing' ? 'planned' : row.status;
  const { id, nth, dueAt, text, ended } = row;
  return {
    id,
    nth,
    dueAt,
    text,
    state,
    reason: ended === null ? row.reason : sentenceOf(ended, row.reason),
    isHeldForReview: sendingMode === 'review',
    canResume: canResume(row) && haltOf(account, thread.sender, now) === undefined,
  };
}

/** What held it until it was too late, or what the writer said, tells more. */
function sentenceOf(ended: StoredFollowUpEnd, reason: string | null): string {
  const sentence = followUpEnds[ended];
  if (reason === null) return sentence;
  if (ended === 'late') return `${sentence} ${reason}`;
  return ended === 'unwritable' ? reason : sentence;
}
