import { messageErrors } from '@opener/contract/message';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findMessageRow, type MessageRow } from './message.repo.ts';

export async function findMessage(db: Queryable, userId: string, id: string): Promise<MessageRow> {
  const message = await findMessageRow(db, userId, id);
  if (!message) throw messageNotFound();
  return message;
}

export function messageNotFound() {
  return new AppError('not_found', 'message_not_found', messageErrors.messageNotFound);
}
