import type { Db } from '../../db/database.ts';
import { deleteSession } from './account.repo.ts';
import type { Session } from './find-session.ts';

/** Ends this session only; the user stays signed in elsewhere. */
export async function logOut(deps: { db: Db }, session: Session): Promise<void> {
  await deleteSession(deps.db, session.user.id, session.tokenHash);
}
