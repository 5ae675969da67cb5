// What other features do to several messages at once.
import type { Tx } from '../../db/database.ts';
import { noteChange } from '../change/note-change.ts';
import { deleteMessageRows } from './message.repo.ts';

export { moveMessageRows } from './message.repo.ts';

/** With their earlier texts and deliveries, which hang on them. */
export async function dropMessages(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await deleteMessageRows(tx, userId, ids);
  // Nothing else tells the other screens: rows that go alone leave no trace.
  await noteChange(tx, userId);
}
