import type { Tx } from '../../db/database.ts';
import { lockMessageText } from './message.repo.ts';

/** The words as they are now; an edit at this very moment waits, and then changes only the copy. */
export async function readMessageText(tx: Tx, userId: string, messageId: string): Promise<string> {
  return lockMessageText(tx, userId, messageId);
}
