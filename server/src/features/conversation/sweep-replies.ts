import { after, seconds } from '../../lib/clock.ts';
import type { ConversationDeps } from './deps.ts';
import { listLostReplies } from './entry.repo.ts';
import { settleReplyWithoutOutcome } from './settle-reply.ts';

/** With a minute between sweeps, nothing stays `sending` for two minutes after its worker died. */
const lostAfterMs = seconds(55);

export async function sweepReplies(deps: ConversationDeps): Promise<void> {
  const lost = await listLostReplies(deps.db, after(deps.clock.now(), -lostAfterMs));
  // One that fails must not keep the others, of other users too, from being settled.
  for (const reply of lost)
    await settleReplyWithoutOutcome(deps, reply, 'worker died').catch((error: unknown) =>
      deps.log.error({ err: error, reply: reply.id }, 'a lost reply could not be settled'),
    );
  if (lost.length > 0) deps.log.warn({ lost: lost.length }, 'replies were lost by a worker that died');
}
