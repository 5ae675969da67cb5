import { after, minutes } from '../../../lib/clock.ts';
import { wakeSender } from '../../instagram/sender.tasks.ts';
import type { ConversationDeps } from '../deps.ts';
import { readWholeThread } from '../read-threads.ts';
import { sendClaimedReply } from '../send-claimed-reply.ts';
import { holdUnread, putLast } from './hold-unread.ts';
import { recheckFollowUp } from './recheck.ts';
import { type FollowUpTurn, takeFollowUpTurn } from './take-turn.ts';

/** Sends one follow-up at most. False if none may be sent now, so that it is a first message's turn. */
export async function runFollowUp(deps: ConversationDeps, userId: string): Promise<boolean> {
  const turn = await takeReadTurn(deps, userId);
  if (turn.type !== 'send') return false;
  await sendClaimedReply(deps, userId, turn, (recipient) => recheckFollowUp(deps, turn, recipient));
  return true;
}

/** How many conversations are read in one turn before others get theirs. */
const atOnce = 5;
const unreadMs = minutes(5);

/** An answer whose event was lost is taken before anything is claimed, and ends the follow-up. What cannot be read is not sent. */
async function takeReadTurn(deps: ConversationDeps, userId: string): Promise<FollowUpTurn> {
  let turn = await takeFollowUpTurn(deps, userId);
  for (let n = 0; n < atOnce && turn.type === 'read'; n++) {
    const { connection, thread, followUp } = turn;
    const reading = await readWholeThread(deps, connection, thread);
    // In either case it keeps no others waiting.
    if (reading === 'not shown') await holdUnread(deps, followUp);
    if (reading === 'failed') await putLast(deps, followUp);
    if (reading === 'away' || reading === 'failed') return tryLater(deps, userId, unreadMs);
    turn = await takeFollowUpTurn(deps, userId, reading === 'read' ? thread.id : undefined);
  }
  return turn.type === 'read' ? tryLater(deps, userId, 0) : turn;
}

async function tryLater(deps: ConversationDeps, userId: string, ms: number): Promise<FollowUpTurn> {
  const at = after(deps.clock.now(), ms);
  await wakeSender(deps.db, userId, at);
  return { type: 'later', at };
}
