// Mails about new answers. A burst of answers becomes one mail.
import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue.ts';
import { after, type Clock, minutes } from '../../lib/clock.ts';
import type { Task } from '../../lib/task.ts';
import { findNoticeChoice } from './notice.repo.ts';

const Notice = z.object({ userId: z.uuid() });
export const noticeTask: Task<z.infer<typeof Notice>> = {
  name: 'conversation.notice',
  payload: Notice,
  maxAttempts: 10,
};

/** Once an hour: users whose day begins get theirs. */
export const dailyNoticesTask: Task<object> = {
  name: 'conversation.daily-notices',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

const gatherMs = minutes(1);

/** In the transaction of the answer. */
export async function noticeAnswer({ clock }: { clock: Clock }, tx: Tx, userId: string): Promise<void> {
  if ((await findNoticeChoice(tx, userId)) !== 'at_once') return;
  const runAt = after(clock.now(), gatherMs);
  await enqueue(tx, noticeTask, { userId }, { key: `answers:${userId}`, runAt, preserveRunAt: true });
}
