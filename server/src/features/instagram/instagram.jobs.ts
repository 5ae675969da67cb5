// The worker's tasks of connections.
import { handle, type TaskHandler } from '../../lib/task.ts';
import type { InstagramDeps } from './deps.ts';
import { forgetHeardTask, releaseTask, releaseUnkeptTask, settleLoginTask } from './instagram.tasks.ts';
import { forgetHeard } from './record-heard-from.ts';
import { releaseUnkept, releaseUnused } from './release-connection.ts';
import { settleLogin } from './settle-login.ts';

export function instagramTaskHandlers(deps: InstagramDeps): TaskHandler[] {
  return [
    handle(releaseTask, (release, { lastAttempt }) => releaseUnused(deps, release, lastAttempt)),
    handle(releaseUnkeptTask, ({ userId, sealed }) => releaseUnkept(deps, userId, sealed)),
    handle(settleLoginTask, ({ userId }) => settleLogin(deps, userId)),
    handle(forgetHeardTask, () => forgetHeard(deps)),
  ];
}
