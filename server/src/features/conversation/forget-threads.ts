import { after, type Clock, days } from '../../lib/clock.ts';
import type { Db } from '../../db/database.ts';
import { deleteThreadsBefore } from './thread.repo.ts';

/** As long as we remember who has written to an account. */
const keptDays = 400;

export async function forgetThreads({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteThreadsBefore(db, after(clock.now(), -days(keptDays)));
}
