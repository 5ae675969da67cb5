// A task that exists only in tests, and idle handlers for the schedules of the product.
import * as z from 'zod/mini';
import type { Task, TaskHandler } from '../lib/task.ts';
import { schedules } from '../worker/schedules.ts';

export const testWork: Task<{ n: number }> = {
  name: 'test.work',
  payload: z.object({ n: z.number() }),
  maxAttempts: 5,
};

export const idleHandlers: TaskHandler[] = schedules.map(({ task }) => ({ name: task, run: async () => {} }));
