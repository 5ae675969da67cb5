import {
  conversationLimits,
  type OpenThread,
  type Thread,
  type ThreadEntry,
} from '@opener/contract/conversation';
import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { cannotWrite } from './cannot-write.ts';
import { listEntries, type ShownEntry } from './entry.repo.ts';
import { threadNotFound } from './find-thread.ts';
import { presentThreads } from './present-threads.ts';
import { findListedThread, type ListedThread } from './thread-list.repo.ts';
import { todayOf } from './today.ts';

type Deps = { db: Queryable; clock: Clock };

export async function readThread(deps: Deps, userId: string, id: string): Promise<OpenThread> {
  const row = await findListed(deps, userId, id);
  const account = await findSendingAccount(deps.db, userId);
  const now = deps.clock.now();
  const [thread] = await presentThreads(deps.db, userId, [row]);
  const { entries, total } = await listEntries(deps.db, userId, id, conversationLimits.entriesMax);
  const refused = await cannotWrite(deps.db, row, account);
  // A waiting reply is held by what keeps the account from sending, or by what would refuse it now.
  const held = refused ?? heldBecause(account, now);
  return {
    ...thread!,
    entries: entries.map((entry) => presentEntry(entry, held)),
    earlier: total - entries.length,
    cannot_write: refused,
  };
}

export async function readListedThread(deps: Deps, userId: string, id: string): Promise<Thread> {
  const [thread] = await presentThreads(deps.db, userId, [await findListed(deps, userId, id)]);
  return thread!;
}

async function findListed(deps: Deps, userId: string, id: string): Promise<ListedThread> {
  const row = await findListedThread(deps.db, { userId, today: await todayOf(deps, userId) }, id);
  if (!row) throw threadNotFound();
  return row;
}

function presentEntry(entry: ShownEntry, held: string | null): ThreadEntry {
  const { message } = entry;
  return {
    id: entry.id,
    sent_by: entry.author,
    text: entry.text,
    at: entry.at.toISOString(),
    ...stateOf(entry, held),
    message: message && {
      id: message.id,
      project_id: message.projectId,
      reason: message.reason,
      facts: message.facts,
    },
  };
}

function stateOf(entry: ShownEntry, held: string | null): Pick<ThreadEntry, 'status' | 'reason'> {
  if (entry.deliveryStatus)
    return {
      // Put back for another try: whether it waits for review or for its turn is shown with the message.
      status: entry.deliveryStatus === 'review' ? 'waiting' : entry.deliveryStatus,
      reason: entry.deliveryReason,
    };
  if (entry.status === 'waiting' && held !== null) return { status: 'held', reason: held };
  return { status: entry.status, reason: entry.reason };
}
