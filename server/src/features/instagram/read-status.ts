import type { Db } from '../../db/database.ts';
import { findInstagramAccount, hasConnected, type InstagramAccount } from './instagram.repo.ts';
import { presentState } from './sending-account.ts';

export type ConnectionStatus = {
  state: InstagramAccount['state'];
  /** Null without a connection. */
  username: string | null;
  /** No account was ever connected, so the sending mode is still to be chosen. */
  isFirst: boolean;
  /** Why a login that was confirmed in the app was refused, until the next one. */
  refused: string | null;
};

export async function readInstagramStatus(deps: { db: Db }, userId: string): Promise<ConnectionStatus> {
  const account = await findInstagramAccount(deps.db, userId);
  const refused = account?.refused || null;
  const state = account ? await presentState(deps.db, account) : 'disconnected';
  if (!account || state === 'disconnected') {
    const isFirst = !(await hasConnected(deps.db, userId));
    return { state: 'disconnected', username: null, isFirst, refused };
  }
  return { state, username: account.username, isFirst: false, refused };
}
