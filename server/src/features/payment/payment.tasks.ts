import * as z from 'zod/mini';
import type { Task } from '../../lib/task.ts';

export const reconcileTask: Task<object> = {
  name: 'payment.reconcile',
  payload: z.looseObject({}),
  maxAttempts: 3,
};
