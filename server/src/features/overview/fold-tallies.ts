import type { Db } from '../../db/database.ts';
import { foldTalliesOf, listUnfoldedUsers } from './tally.repo.ts';

const atOnce = 1_000;

/** Merges the rows that a total is summed from, so that there are never many. */
export async function foldTallies({ db }: { db: Db }): Promise<void> {
  for (const userId of await listUnfoldedUsers(db, atOnce)) await foldTalliesOf(db, userId);
}
