import { isUrgentWaiting } from '../delivery/delivery.repo.ts';
import { runSender } from '../delivery/run-sender.ts';
import type { ConversationDeps } from './deps.ts';
import { runFollowUp } from './follow-up/run-follow-up.ts';
import { recheckReply } from './recheck-reply.ts';
import { sendClaimedReply } from './send-claimed-reply.ts';
import { takeReplyTurn } from './take-reply-turn.ts';

/** Sends one message at most: replies first, because the other person is waiting for them, then follow-ups, which have their day. */
export async function runTurn(deps: ConversationDeps, userId: string): Promise<void> {
  const turn = await takeReplyTurn(deps, userId);
  switch (turn.type) {
    case 'send':
      return sendClaimedReply(deps, userId, turn, (recipient) => recheckReply(deps, turn, recipient));
    case 'later':
      // What the user wants sent now waits for no gap, as the reply does.
      if (await isUrgentWaiting(deps.db, userId)) await runSender(deps, userId);
      return;
    case 'nothing':
      if (!(await runFollowUp(deps, userId))) await runSender(deps, userId);
  }
}
