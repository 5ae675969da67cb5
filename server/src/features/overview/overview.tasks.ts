import * as z from 'zod/mini';
import type { Task } from '../../lib/task.ts';

export const foldTalliesTask: Task<object> = {
  name: 'overview.fold-tallies',
  payload: z.looseObject({}),
  maxAttempts: 3,
};
