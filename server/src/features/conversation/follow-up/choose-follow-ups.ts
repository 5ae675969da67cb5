import type { Db } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { lockSendingAccount } from '../../instagram/sending-account.ts';
import { findProject } from '../../project/find-project.ts';
import { endPassed, listAhead } from './follow-up.repo.ts';
import { replan } from './plan.ts';
import { findSettings, saveSettings } from './settings.repo.ts';

type Choice = { isOn: boolean; firstDays: number; secondDays: number | null };

/** One whose day has passed when they are turned on, or their days change, is not sent: nobody expects a wave of late messages. */
export async function chooseFollowUps(
  deps: { db: Db; clock: Clock },
  project: { userId: string; projectId: string },
  choice: Choice,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The sender decides under the same lock, so nothing that was turned off is sent.
    await lockSendingAccount(tx, project.userId);
    await findProject(tx, project.userId, project.projectId);
    const before = await findSettings(tx, project);
    const isSame =
      before?.isOn === choice.isOn &&
      before.firstDays === choice.firstDays &&
      before.secondDays === choice.secondDays;
    if (isSame) return;
    const now = deps.clock.now();
    const ahead = await listAhead(tx, project, now);
    await saveSettings(tx, { ...project, ...choice, since: now });
    await replan(tx, project);
    // One that something has held since its day, or that was continued after it, keeps its day.
    await endPassed(tx, { userId: project.userId, threadIds: ahead });
  });
}
