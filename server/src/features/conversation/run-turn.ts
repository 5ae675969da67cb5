import { seconds } from '../../lib/clock.ts';
import { runSender } from '../delivery/run-sender.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import type { ConversationDeps } from './deps.ts';
import { recheckReply } from './recheck-reply.ts';
import { settleReply, settleReplyAsUnknown } from './settle-reply.ts';
import { takeReplyTurn } from './take-reply-turn.ts';

/** Well below the time after which a reply counts as lost. */
const patienceMs = seconds(45);

/** Sends one thing at most: replies first, because somebody waits for them. */
export async function runTurn(deps: ConversationDeps, userId: string): Promise<void> {
  const turn = await takeReplyTurn(deps, userId);
  if (turn.type === 'nothing') return runSender(deps, userId);
  if (turn.type === 'later') return;

  const { reply, thread, connection, connectionRef, from } = turn;
  try {
    // Not aborted when the process stops: finishing a call is better than an unknown outcome.
    const signal = AbortSignal.timeout(patienceMs);
    const found = (recipientId: string) => recheckReply(deps, turn, recipientId);
    const request = { connection, from, to: thread.username, text: reply.text };
    const result = await deps.instagram.send(request, { signal, found });
    await settleReply(deps, reply, result, connectionRef);
  } catch (error) {
    deps.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown', reply: reply.id },
      'a reply has no definite answer',
    );
    await settleReplyAsUnknown(deps, reply, 'no answer');
  }
  await wakeSender(deps.db, userId, deps.clock.now());
}
