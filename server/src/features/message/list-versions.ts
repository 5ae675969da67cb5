import type { Db } from '../../db/database.ts';
import { findMessage } from './find-message.ts';
import * as repo from './version.repo.ts';
import type { VersionRow } from './version.repo.ts';

export type { VersionRow };

export async function listVersions(
  deps: { db: Db },
  userId: string,
  messageId: string,
): Promise<VersionRow[]> {
  await findMessage(deps.db, userId, messageId);
  return repo.listVersionRows(deps.db, userId, messageId);
}

/** How many earlier texts each of these messages has. */
export function countVersions(
  deps: { db: Db },
  userId: string,
  messageIds: string[],
): Promise<Map<string, number>> {
  return repo.countVersions(deps.db, userId, messageIds);
}
