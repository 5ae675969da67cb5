import { sendClaimed } from '../delivery/send-claimed.ts';
import type { ConversationDeps } from './deps.ts';
import { settleReply, settleReplyWithoutOutcome } from './settle-reply.ts';
import type { ReplyTurn } from './take-reply-turn.ts';

type ClaimedReply = Extract<ReplyTurn, { type: 'send' }>;

/** Sends what a turn has claimed: a reply, or a follow-up, which is one to nobody's words. */
export async function sendClaimedReply(
  deps: ConversationDeps,
  userId: string,
  { reply, thread, connection, connectionRef, from }: ClaimedReply,
  recheck: Parameters<typeof sendClaimed>[1]['recheck'],
): Promise<void> {
  await sendClaimed(deps, {
    userId,
    about: { reply: reply.id },
    request: { connection, from, to: thread.username, text: reply.text },
    recheck,
    settle: (result) => settleReply(deps, reply, result, connectionRef),
    settleWithoutOutcome: () => settleReplyWithoutOutcome(deps, reply, 'no answer'),
  });
}
