// The worker's tasks of conversations. Replies and first messages share one sender per account.
import { handle, type TaskHandler } from '../../lib/task.ts';
import { sendTask } from '../instagram/sender.tasks.ts';
import { checkThreads } from './check-threads.ts';
import {
  checkThreadsTask,
  forgetThreadsTask,
  placeAnswerTask,
  readThreadsTask,
  sweepRepliesTask,
} from './conversation.tasks.ts';
import type { ConversationDeps } from './deps.ts';
import { checkFollowUps } from './follow-up/check-follow-ups.ts';
import { checkFollowUpsTask, writeFollowUpsTask } from './follow-up/follow-up.tasks.ts';
import { writeDueFollowUps } from './follow-up/write-due.ts';
import { forgetThreads } from './forget-threads.ts';
import { dailyNoticesTask, noticeTask } from './notice.tasks.ts';
import { notify, notifyDaily } from './notify.ts';
import { oneTurnEach } from './one-turn-each.ts';
import { placeAnswer } from './place-answer.ts';
import { readThreads } from './read-threads.ts';
import { sweepReplies } from './sweep-replies.ts';

export function conversationTaskHandlers(deps: ConversationDeps): TaskHandler[] {
  const takeTurn = oneTurnEach(deps);
  return [
    handle(sendTask, ({ userId }) => takeTurn(userId)),
    handle(sweepRepliesTask, () => sweepReplies(deps)),
    handle(checkThreadsTask, () => checkThreads(deps)),
    handle(readThreadsTask, ({ userId }) => readThreads(deps, userId)),
    handle(placeAnswerTask, (unplaced, { lastAttempt }) => placeAnswer(deps, unplaced, lastAttempt)),
    handle(forgetThreadsTask, () => forgetThreads(deps)),
    handle(checkFollowUpsTask, () => checkFollowUps(deps)),
    handle(writeFollowUpsTask, ({ userId }) => writeDueFollowUps(deps, userId)),
    handle(noticeTask, ({ userId }) => notify(deps, userId, 'at_once')),
    handle(dailyNoticesTask, () => notifyDaily(deps)),
  ];
}
