import type { InstagramStatus } from '@opener/contract/instagram';
import type { Db } from '../../db/database.ts';
import { findInstagramAccount, hasConnected } from './instagram.repo.ts';

export async function readInstagramStatus(deps: { db: Db }, userId: string): Promise<InstagramStatus> {
  const account = await findInstagramAccount(deps.db, userId);
  const refused = account?.refused ? { refused: account.refused } : {};
  if (!account || account.state === 'disconnected') {
    const none = { connected: false, username: null, state: 'disconnected' as const };
    return { ...none, ...(await firstOf(deps, userId)), ...refused };
  }
  const { username, state } = account;
  return { connected: state === 'connected', username, state, ...refused };
}

async function firstOf(deps: { db: Db }, userId: string): Promise<{ first?: true }> {
  return (await hasConnected(deps.db, userId)) ? {} : { first: true };
}
