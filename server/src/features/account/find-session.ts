import type { User } from '@opener/contract/account';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashToken } from '../../lib/crypto.ts';
import { findSessionUser } from './account.repo.ts';
import { type ClosedDeps, isClosed } from './is-closed.ts';

export type Session = { user: User; tokenHash: string };

export async function findSession(
  deps: { db: Db; clock: Clock } & ClosedDeps,
  token: string,
): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const user = await findSessionUser(deps.db, tokenHash, deps.clock.now());
  return user && !isClosed(deps, user.email) ? { user, tokenHash } : undefined;
}
