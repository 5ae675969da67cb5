import { dmLimits } from '@opener/contract/dm';
import type { Queryable } from '../../db/database.ts';
import { mayHaveBeenSent } from '../delivery/may-have-been-sent.ts';
import type { MessageRow } from '../message/message.repo.ts';

/** A sent message is not rewritten: a second message to the same person costs a credit. */
export async function isFreeRewrite(db: Queryable, message: MessageRow): Promise<boolean> {
  const { userId, id, sentAt, freeRewrites } = message;
  return sentAt === null && freeRewrites < dmLimits.freeRewrites && !(await mayHaveBeenSent(db, userId, id));
}
