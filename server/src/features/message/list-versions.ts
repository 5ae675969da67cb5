import type { Db } from '../../db/database.ts';
import { findMessage } from './find-message.ts';
import { listVersionRows, type VersionRow } from './version.repo.ts';

export async function listVersions(
  deps: { db: Db },
  userId: string,
  messageId: string,
): Promise<VersionRow[]> {
  await findMessage(deps.db, userId, messageId);
  return listVersionRows(deps.db, userId, messageId);
}
