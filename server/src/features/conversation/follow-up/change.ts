import { type followUpActions, followUpErrors } from '@opener/contract/follow-up';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../lib/errors.ts';
import { scheduleOf } from '../../delivery/pacing.ts';
import { haltOf } from '../../instagram/held-because.ts';
import { lockSendingAccount, type SendingAccount } from '../../instagram/sending-account.ts';
import type { ConversationDeps } from '../deps.ts';
import { findEntry } from '../entry.repo.ts';
import { findThread } from '../find-thread.ts';
import type { ThreadRow } from '../thread.repo.ts';
import {
  endOpen,
  findDueDay,
  findLastOf,
  type FollowUpRow,
  listOpenTimes,
  lockFollowUp,
  updateFollowUp,
} from './follow-up.repo.ts';
import { canResume } from './halt.ts';
import { placeWritten } from './place.ts';
import { queueFollowUp } from './queue.ts';
import { spread } from './spread.ts';
import { whyNot } from './why-not.ts';

type Change = { action: (typeof followUpActions)[number]; text?: string | undefined };
type Deps = Pick<ConversationDeps, 'db' | 'clock' | 'writer' | 'pace'>;

/** By the user, for one conversation. Stopping can be taken back. */
export async function changeFollowUp(
  deps: Deps,
  { userId, threadId }: { userId: string; threadId: string },
  { action, text }: Change,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The sender decides under the same lock, so nothing changes in between.
    const account = await lockSendingAccount(tx, userId);
    const thread = await findThread(tx, userId, threadId);
    const last = await findLastOf(tx, userId, threadId);
    const followUp = last && (await lockFollowUp(tx, userId, last.id));
    if (!followUp) throw new AppError('conflict', 'no_follow_up', followUpErrors.none);
    switch (action) {
      case 'stop':
        return stop(tx, followUp);
      case 'resume':
        return resume(deps, tx, { followUp, thread, account });
      case 'approve':
        return approve(deps, tx, { followUp, thread, account, text });
    }
  });
}

async function stop(tx: Tx, { userId, id, threadId, status }: FollowUpRow): Promise<void> {
  const entry = await findEntry(tx, userId, id);
  const isOver = status === 'ended' || (entry !== undefined && entry.status !== 'waiting');
  if (isOver) throw refusal();
  await endOpen(tx, { userId, threadIds: [threadId] }, 'stopped');
}

type Changed = { followUp: FollowUpRow; thread: ThreadRow; account: SendingAccount | undefined };

async function resume(deps: Deps, tx: Tx, { followUp, thread, account }: Changed): Promise<void> {
  if (!canResume(followUp)) throw refusal();
  const now = deps.clock.now();
  if (haltOf(account, thread.sender, now) !== undefined)
    throw new AppError('conflict', 'halted', followUpErrors.halted);
  if ((await whyNot(deps, tx, followUp, thread)) !== undefined)
    throw new AppError('conflict', 'too_late', followUpErrors.tooLate);
  const { text, dueAt, was, reason } = followUp;
  // Whoever holds it for review wants to read it, whatever the project does now.
  if (text !== null && was === 'review')
    return updateFollowUp(tx, followUp, { status: 'review', ended: null, reason });
  if (text !== null) return placeWritten(deps, tx, followUp, thread, { text, now });
  const due = (await findDueDay(tx, followUp)) ?? dueAt;
  const lookAt = due > now ? due : now;
  await updateFollowUp(tx, followUp, { status: 'planned', ended: null, reason: null, dueAt: lookAt, lookAt });
}

async function approve(
  deps: Deps,
  tx: Tx,
  { followUp, thread, account, text }: Changed & { text: string | undefined },
): Promise<void> {
  if (followUp.status !== 'review') throw refusal();
  const now = deps.clock.now();
  const others = await listOpenTimes(tx, followUp.userId);
  const [askedAt = now] = account ? spread(scheduleOf(deps.pace, account), now, { count: 1, others }) : [];
  await queueFollowUp(tx, followUp, thread, { text: text ?? followUp.text ?? '', now, askedAt });
}

function refusal(): AppError {
  return new AppError('conflict', 'wrong_state', followUpErrors.cannot);
}
