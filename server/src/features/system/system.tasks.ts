import * as z from 'zod/mini';
import type { Task } from '../../lib/task.ts';

export const sweepTasksTask: Task<object> = {
  name: 'system.sweep-tasks',
  payload: z.looseObject({}),
  maxAttempts: 3,
};
