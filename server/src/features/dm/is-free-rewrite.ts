import { dmLimits } from '@opener/contract/dm';
import type { Queryable } from '../../db/database.ts';
import { isOnItsWay } from '../delivery/is-on-its-way.ts';
import type { MessageRow } from '../message/message.repo.ts';

/** What was sent is not rewritten: a second message beside it costs what a message costs. */
export async function isFreeRewrite(db: Queryable, message: MessageRow): Promise<boolean> {
  const { userId, id, sentAt, freeRewrites } = message;
  return sentAt === null && freeRewrites < dmLimits.freeRewrites && !(await isOnItsWay(db, userId, id));
}
