import { conversationLimits } from '@opener/contract/conversation';
import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { cannotBeSent, tooManyInARow } from './cannot-write.ts';
import { listEntries, type ShownEntry } from './entry.repo.ts';
import { threadNotFound } from './find-thread.ts';
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
};

export async function readThread(deps: Deps, userId: string, id: string): Promise<ReadThread> {
  const thread = await readListedThread(deps, userId, id);
  const account = await findSendingAccount(deps.db, userId);
  const { entries, total } = await listEntries(deps.db, userId, id, conversationLimits.entriesMax);
  const stuck = await cannotBeSent(deps.db, thread, account);
  const refusal = stuck ?? (await tooManyInARow(deps.db, thread));
  const held = stuck ?? heldBecause(account, deps.clock.now());
  return { thread, entries, earlier: total - entries.length, refusal, held };
}

export async function readListedThread(deps: Deps, userId: string, id: string): Promise<ListedThread> {
  const row = await findListedThread(deps.db, { userId, today: await todayOf(deps, userId) }, id);
  if (!row) throw threadNotFound();
  return row;
}
