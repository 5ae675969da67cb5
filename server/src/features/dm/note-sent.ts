import type { Tx } from '../../db/database.ts';
import { updateMessageRow } from './message.repo.ts';

export async function noteSent(tx: Tx, userId: string, messageId: string, sentAt: Date): Promise<void> {
  await updateMessageRow(tx, { userId, id: messageId }, { sentAt });
}
