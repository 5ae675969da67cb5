import { isUrgentWaiting } from '../delivery/delivery.repo.ts';
import { runSender } from '../delivery/run-sender.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import type { ConversationDeps } from './deps.ts';
import { runFollowUp } from './follow-up/run-follow-up.ts';
import { recheckReply } from './recheck-reply.ts';
import { sendClaimedReply } from './send-claimed-reply.ts';
import { takeReplyTurn } from './take-reply-turn.ts';

/** Sends one message at most: replies first, because the other person is waiting for them, then follow-ups, which have their day. */
export async function runTurn(deps: ConversationDeps, userId: string): Promise<void> {
  const turn = await takeReplyTurn(deps, userId);
  if (turn.type === 'nothing') {
    if (!(await runFollowUp(deps, userId))) await runSender(deps, userId);
    return;
  }
  if (turn.type === 'later') return sendUrgent(deps, userId, turn.at);

  await sendClaimedReply(deps, userId, turn, (recipient) => recheckReply(deps, turn, recipient));
}

/** What the user wants sent now waits for no gap, as the reply does whose turn is later. */
async function sendUrgent(deps: ConversationDeps, userId: string, replyAt: Date): Promise<void> {
  if (!(await isUrgentWaiting(deps.db, userId))) return;
  if (!(await runSender(deps, userId))) await wakeSender(deps.db, userId, replyAt);
}
