import { conversationErrors } from '@opener/contract/conversation';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findThreadRow, type ThreadRow } from './thread.repo.ts';

export async function findThread(db: Queryable, userId: string, id: string): Promise<ThreadRow> {
  const thread = await findThreadRow(db, userId, id);
  if (!thread) throw threadNotFound();
  return thread;
}

export function threadNotFound(): AppError {
  return new AppError('not_found', 'no_thread', conversationErrors.threadNotFound);
}
