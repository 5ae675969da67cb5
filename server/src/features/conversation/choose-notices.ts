import type { Notices } from '@opener/contract/conversation';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { saveNoticeChoice } from './notice.repo.ts';

export async function chooseNotices(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  { answers }: Notices,
): Promise<void> {
  await saveNoticeChoice(db, { userId, choice: answers, mailedAt: clock.now() });
}
