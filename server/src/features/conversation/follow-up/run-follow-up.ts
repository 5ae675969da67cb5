import { after, minutes } from '../../../lib/clock.ts';
import { wakeSender } from '../../instagram/sender.tasks.ts';
import type { ConversationDeps } from '../deps.ts';
import { readOneThread } from '../read-threads.ts';
import { sendClaimedReply } from '../send-claimed-reply.ts';
import { recheckFollowUp } from './recheck.ts';
import { type FollowUpTurn, takeFollowUpTurn } from './take-turn.ts';

/** Sends one follow-up at most. False if none may be sent now, so that it is a first message's turn. */
export async function runFollowUp(deps: ConversationDeps, userId: string): Promise<boolean> {
  const turn = await takeReadTurn(deps, userId);
  if (turn.type !== 'send') return false;
  await sendClaimedReply(deps, userId, turn, (recipientId) => recheckFollowUp(deps, turn, recipientId));
  return true;
}

const unreadMs = minutes(5);

/** An answer whose event was lost is taken before anything is claimed, and ends the follow-up. What cannot be read is not sent. */
async function takeReadTurn(deps: ConversationDeps, userId: string): Promise<FollowUpTurn> {
  const turn = await takeFollowUpTurn(deps, userId);
  if (turn.type !== 'read') return turn;
  if (await readOneThread(deps, turn.connection, turn.thread)) return takeFollowUpTurn(deps, userId);
  const at = after(deps.clock.now(), unreadMs);
  await wakeSender(deps.db, userId, at);
  return { type: 'later', at };
}
