import type { Db } from '../../db/database.ts';
import { listHiddenProjects, listHiddenUsers } from './purge.repo.ts';
import { purgeAccountLater, purgeProjectLater } from './purge.tasks.ts';

const atOnce = 1_000;

/** A task that failed for good is started again: what was deleted must not stay. */
export async function purgeLeftovers({ db }: { db: Db }): Promise<void> {
  for (const userId of await listHiddenUsers(db, atOnce)) await purgeAccountLater(db, userId);
  for (const { userId, projectId } of await listHiddenProjects(db, atOnce))
    await purgeProjectLater(db, userId, projectId);
}
