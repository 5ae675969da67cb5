import { after, days } from '../../lib/clock.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import type { DmDeps } from './deps.ts';
import { deleteOldJobs, listOwnersOfOldJobs } from './job.repo.ts';

const keptDays = 90;
const atOnce = 500;

/** Deletes jobs that finished long ago. Their messages and ledger entries stay. */
export async function forgetJobs(deps: DmDeps): Promise<void> {
  const before = after(deps.clock.now(), -days(keptDays));
  for (;;) {
    const owners = await listOwnersOfOldJobs(deps.db, before, atOnce);
    if (owners.length === 0) return;
    for (const userId of owners) {
      await deps.db.transaction(async (tx) => {
        await lockCredits(tx, userId);
        await deleteOldJobs(tx, userId, before, atOnce);
      });
    }
  }
}
