import { followUpErrors } from '@opener/contract/follow-up';
import { capOn } from '@opener/contract/pace';
import { AppError } from '../../../lib/errors.ts';
import { scheduleOf } from '../../delivery/pacing.ts';
import { haltOf } from '../../instagram/held-because.ts';
import { lockSendingAccount } from '../../instagram/sending-account.ts';
import { findProject } from '../../project/find-project.ts';
import type { ConversationDeps } from '../deps.ts';
import { wakeFollowUps } from './follow-up.tasks.ts';
import { continueHalted } from './halt.repo.ts';

type Deps = Pick<ConversationDeps, 'db' | 'clock' | 'pace'>;

/** By the user, once the account sends again: those that stopped with it. A repeated request continues none. */
export async function continueFollowUps(
  deps: Deps,
  project: { userId: string; projectId: string },
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const account = await lockSendingAccount(tx, project.userId);
    await findProject(tx, project.userId, project.projectId);
    const now = deps.clock.now();
    if (!account?.account || haltOf(account, account.account, now) !== undefined)
      throw new AppError('conflict', 'halted', followUpErrors.halted);
    const perDay = Math.max(1, capOn(scheduleOf(deps.pace, account), now));
    const continued = await continueHalted(tx, project, { sender: account.account, now, perDay });
    if (continued > 0) await wakeFollowUps(tx, project.userId);
    return continued;
  });
}
