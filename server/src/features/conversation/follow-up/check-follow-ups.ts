import type { ConversationDeps } from '../deps.ts';
import { listDueUsers } from './follow-up.repo.ts';
import { wakeFollowUps } from './follow-up.tasks.ts';

export async function checkFollowUps({ db, clock }: Pick<ConversationDeps, 'db' | 'clock'>): Promise<void> {
  for (const userId of await listDueUsers(db, clock.now())) await wakeFollowUps(db, userId);
}
