// What happens by the clock.
import type { CronItem } from 'graphile-worker';
import { forgetExpiredTask } from '../features/account/account.tasks.ts';

export const schedules: CronItem[] = [
  {
    task: forgetExpiredTask.name,
    match: '17 * * * *',
    options: { maxAttempts: forgetExpiredTask.maxAttempts },
  },
];
