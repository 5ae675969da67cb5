// The worker's tasks of figures.
import type { Db } from '../../db/database.ts';
import { handle, type TaskHandler } from '../../lib/task.ts';
import { foldTallies } from './fold-tallies.ts';
import { foldTalliesTask } from './overview.tasks.ts';

export function overviewTaskHandlers(deps: { db: Db }): TaskHandler[] {
  return [handle(foldTalliesTask, () => foldTallies(deps))];
}
