// Recurring tasks.
import type { CronItem } from 'graphile-worker';
import { forgetExpiredTask } from '../features/account/account.tasks.ts';
import {
  checkThreadsTask,
  forgetThreadsTask,
  sweepRepliesTask,
} from '../features/conversation/conversation.tasks.ts';
import { checkFollowUpsTask } from '../features/conversation/follow-up/follow-up.tasks.ts';
import { dailyNoticesTask } from '../features/conversation/notice.tasks.ts';
import { forgetJobsTask, forgetProfilesTask, sweepJobsTask } from '../features/dm/dm.tasks.ts';
import { sweepTask } from '../features/delivery/delivery.tasks.ts';
import { forgetHeardTask } from '../features/instagram/instagram.tasks.ts';
import { foldTalliesTask } from '../features/overview/overview.tasks.ts';
import { reconcileTask } from '../features/payment/payment.tasks.ts';
import { purgeLeftoversTask } from '../features/purge/purge.tasks.ts';
import { sweepTasksTask } from '../features/system/system.tasks.ts';
import type { Task } from '../lib/task.ts';

export const schedules: CronItem[] = [
  hourly(purgeLeftoversTask, 7),
  hourly(forgetExpiredTask, 17),
  hourly(forgetHeardTask, 27),
  hourly(forgetProfilesTask, 37),
  hourly(forgetJobsTask, 47),
  hourly(sweepTasksTask, 57),
  hourly(dailyNoticesTask, 7),
  hourly(forgetThreadsTask, 32),
  everyMinute(sweepTask),
  everyMinute(sweepRepliesTask),
  everyMinute(checkFollowUpsTask),
  everyMinute(sweepJobsTask),
  everyMinute(foldTalliesTask),
  { task: reconcileTask.name, match: '*/10 * * * *', options: { maxAttempts: reconcileTask.maxAttempts } },
  {
    task: checkThreadsTask.name,
    match: '5,15,25,35,45,55 * * * *',
    options: { maxAttempts: checkThreadsTask.maxAttempts },
  },
];

function hourly(task: Task<object>, minute: number): CronItem {
  return { task: task.name, match: `${minute} * * * *`, options: { maxAttempts: task.maxAttempts } };
}

function everyMinute(task: Task<object>): CronItem {
  return { task: task.name, match: '* * * * *', options: { maxAttempts: task.maxAttempts } };
}
