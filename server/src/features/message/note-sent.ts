import type { Tx } from '../../db/database.ts';
import { updateMessageRow } from './message.repo.ts';

/** A reply came. The first one counts. */
export async function noteAnswered(tx: Tx, userId: string, messageId: string, at: Date): Promise<void> {
  await updateMessageRow(tx, { userId, id: messageId }, { answeredAt: at });
}

export async function noteSent(tx: Tx, userId: string, messageId: string, sentAt: Date): Promise<void> {
  await updateMessageRow(tx, { userId, id: messageId }, { sentAt });
}
