// The worker's tasks of its own queue.
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { handle, type TaskHandler } from '../../lib/task.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { sweepTasksTask } from './system.tasks.ts';

export function systemTaskHandlers(deps: { db: Db; clock: Clock; log: Logger }): TaskHandler[] {
  return [handle(sweepTasksTask, () => sweepTasks(deps))];
}
