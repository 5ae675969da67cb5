import { followUpErrors } from '@opener/contract/follow-up';
import { AppError } from '../../../lib/errors.ts';
import { scheduleOf } from '../../delivery/pacing.ts';
import { haltOf } from '../../instagram/held-because.ts';
import { lockSendingAccount } from '../../instagram/sending-account.ts';
import { findProject } from '../../project/find-project.ts';
import type { ConversationDeps } from '../deps.ts';
import { listOpenTimes } from './follow-up.repo.ts';
import { wakeFollowUps } from './follow-up.tasks.ts';
import { continueHalted, listHalted } from './halt.repo.ts';
import { spread } from './spread.ts';

type Deps = Pick<ConversationDeps, 'db' | 'clock' | 'pace'>;

/**
 * By the user, once the account sends again: those that stopped with it. They keep their day; those whose day has passed are spread over the
 * next days. A repeated request continues none.
 */
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
    const { userId } = project;
    const halted = await listHalted(tx, project, account.account);
    const passed = halted.filter(({ due }) => due <= now);
    const ahead = halted.filter(({ due }) => due > now);
    const others = [...(await listOpenTimes(tx, userId)), ...ahead.map(({ due }) => due)];
    const times = spread(scheduleOf(deps.pace, account), now, { count: passed.length, others });
    const anew = passed.map(({ id }, n) => ({ id, due: times[n]! }));
    const continued = await continueHalted(tx, userId, [...ahead, ...anew]);
    if (continued > 0) await wakeFollowUps(tx, userId);
    return continued;
  });
}
