// Changes that other features make to several messages at once.
import type { Tx } from '../../db/database.ts';
import { noteChange } from '../change/note-change.ts';
import { deleteMessageRows } from './message.repo.ts';

export { moveMessageRows } from './message.repo.ts';

/** Also deletes their earlier texts and deliveries, by cascade. */
export async function dropMessages(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await deleteMessageRows(tx, userId, ids);
  // Other screens learn of it only by this: deletions fire no trigger.
  await noteChange(tx, userId);
}
