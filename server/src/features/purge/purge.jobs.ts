// The worker's tasks of deleted projects and accounts.
import type { Db } from '../../db/database.ts';
import { handle, type TaskHandler } from '../../lib/task.ts';
import { purgeAccount } from './purge-account.ts';
import { purgeLeftovers } from './purge-leftovers.ts';
import { purgeProject } from './purge-project.ts';
import { purgeAccountTask, purgeLeftoversTask, purgeProjectTask } from './purge.tasks.ts';

export function purgeTaskHandlers(deps: { db: Db }): TaskHandler[] {
  return [
    handle(purgeProjectTask, (project) => purgeProject(deps, project)),
    handle(purgeAccountTask, (account) => purgeAccount(deps, account)),
    handle(purgeLeftoversTask, () => purgeLeftovers(deps)),
  ];
}
