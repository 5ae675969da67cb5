// The worker's door to connections.
import { handle, type TaskHandler } from '../../lib/task.ts';
import type { InstagramDeps } from './deps.ts';
import { releaseTask } from './instagram.tasks.ts';
import { releaseConnection } from './release-connection.ts';

export function instagramJobs(deps: InstagramDeps): TaskHandler[] {
  return [handle(releaseTask, ({ userId, sealed }) => releaseConnection(deps, userId, sealed))];
}
