import type { Db } from '../../db/database.ts';
import { atOnce, turnMs } from './purge-project.ts';
import { deletedLater, deleteHiddenUser, deleteSome, hasRows, isHiddenUser } from './purge.repo.ts';
import { purgeAccountLater } from './purge.tasks.ts';

/** Deletes the rows of a deleted account, from wherever it was interrupted; the user's own row last. */
export async function purgeAccount(deps: { db: Db }, { userId }: { userId: string }): Promise<void> {
  const { db } = deps;
  if (!(await isHiddenUser(db, userId))) return;
  const end = performance.now() + turnMs;
  for (const table of deletedLater) {
    while ((await deleteSome(db, table, userId, atOnce)) > 0)
      if (performance.now() > end) return purgeAccountLater(db, userId);
    // Locked by somebody who is about to finish.
    if (await hasRows(db, table, userId)) return purgeAccountLater(db, userId);
  }
  await deleteHiddenUser(db, userId);
}
