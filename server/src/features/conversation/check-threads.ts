import { enqueue } from '../../db/enqueue.ts';
import type { ConversationDeps } from './deps.ts';
import { readThreadsTask } from './conversation.tasks.ts';
import { listReaders } from './thread.repo.ts';

/** One reading per connected account; while one waits, no second is added. */
export async function checkThreads({ db }: Pick<ConversationDeps, 'db'>): Promise<void> {
  for (const userId of await listReaders(db))
    await enqueue(
      db,
      readThreadsTask,
      { userId },
      { key: `conversation:read:${userId}`, preserveRunAt: true },
    );
}
