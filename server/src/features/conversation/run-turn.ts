import { runSender } from '../delivery/run-sender.ts';
import { sendClaimed } from '../delivery/send-claimed.ts';
import type { ConversationDeps } from './deps.ts';
import { runFollowUp } from './follow-up/run-follow-up.ts';
import { recheckReply } from './recheck-reply.ts';
import { settleReply, settleReplyAsUnknown } from './settle-reply.ts';
import { takeReplyTurn } from './take-reply-turn.ts';

/** Sends one message at most: replies first, because the other person is waiting for them, then follow-ups, which have their day. */
export async function runTurn(deps: ConversationDeps, userId: string): Promise<void> {
  const turn = await takeReplyTurn(deps, userId);
  if (turn.type === 'nothing') {
    if (!(await runFollowUp(deps, userId))) await runSender(deps, userId);
    return;
  }
  if (turn.type === 'later') return;

  const { reply, thread, connection, connectionRef, from } = turn;
  await sendClaimed(deps, {
    userId,
    about: { reply: reply.id },
    request: { connection, from, to: thread.username, text: reply.text },
    recheck: (recipientId) => recheckReply(deps, turn, recipientId),
    settle: (result) => settleReply(deps, reply, result, connectionRef),
    settleAsUnknown: () => settleReplyAsUnknown(deps, reply, 'no answer'),
  });
}
