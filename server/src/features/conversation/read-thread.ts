import { conversationLimits } from '@opener/contract/conversation';
import { followUpHolds } from '@opener/contract/follow-up';
import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { cannotBeSent, tooManyInARow } from './cannot-write.ts';
import { listEntries, type ShownEntry } from './entry.repo.ts';
import { threadNotFound } from './find-thread.ts';
import { hasCredit } from './follow-up/charge.ts';
import { type NextFollowUp, readNextFollowUp } from './follow-up/read-next.ts';
import { findListedThread, type ListedThread } from './thread-list.repo.ts';
import { todayOf } from './today.ts';

type Deps = { db: Queryable; clock: Clock };

export type ReadThread = {
  thread: ListedThread;
  /** The newest ones, oldest first. */
  entries: ShownEntry[];
  /** How many older ones there are. */
  earlier: number;
  /** Why nothing can be written back, if so. */
  refusal: string | null;
  /** Why a waiting reply cannot be sent right now, if so. */
  held: string | null;
  /** The same for a waiting follow-up. */
  heldFollowUp: string | null;
  /** What happens next if they do not answer. */
  next: NextFollowUp | undefined;
};

export async function readThread(deps: Deps, userId: string, id: string): Promise<ReadThread> {
  const thread = await readListedThread(deps, userId, id);
  const account = await findSendingAccount(deps.db, userId);
  const { entries, total } = await listEntries(deps.db, userId, id, conversationLimits.entriesMax);
  const stuck = await cannotBeSent(deps.db, thread, account);
  const refusal = stuck ?? (await tooManyInARow(deps.db, thread));
  const paused = heldBecause(account, deps.clock.now());
  const isElsewhere = account?.account !== thread.sender;
  const heldFollowUp =
    (isElsewhere ? stuck : paused) ?? ((await hasCredit(deps.db, userId)) ? null : followUpHolds.credit);
  const next = await readNextFollowUp(deps.db, thread, deps.clock.now());
  const earlier = total - entries.length;
  return { thread, entries, earlier, refusal, held: stuck ?? paused, heldFollowUp, next };
}

export async function readListedThread(deps: Deps, userId: string, id: string): Promise<ListedThread> {
  const row = await findListedThread(deps.db, { userId, today: await todayOf(deps, userId) }, id);
  if (!row) throw threadNotFound();
  return row;
}
