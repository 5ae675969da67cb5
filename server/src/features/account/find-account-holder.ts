import type { User } from '@opener/contract/account';
import type { Queryable } from '../../db/database.ts';
import { findUser } from './account.repo.ts';

/** The person behind an account, for mails about it. */
export async function findAccountHolder(db: Queryable, userId: string): Promise<User | undefined> {
  return findUser(db, userId);
}
