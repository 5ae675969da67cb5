import { sendClaimed } from '../delivery/send-claimed.ts';
import type { ConversationDeps } from './deps.ts';
import { followName } from './follow-name.ts';
import { isFollowUp } from './follow-up/settle.ts';
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
    async settle(result) {
      const isGone = result.type === 'declined' && result.isNobody === true && !isFollowUp(reply);
      const isRenamed = isGone && (await followName(deps, thread, connection));
      await settleReply(deps, reply, isRenamed ? { type: 'called off' } : result, connectionRef);
    },
    settleWithoutOutcome: () => settleReplyWithoutOutcome(deps, reply, 'no answer'),
  });
}
