import type { InstagramStatus } from '@opener/contract/instagram';
import type { Db } from '../../db/database.ts';
import { findInstagramAccount, hasConnected } from './instagram.repo.ts';
import { presentState } from './sending-account.ts';

export async function readInstagramStatus(deps: { db: Db }, userId: string): Promise<InstagramStatus> {
  const account = await findInstagramAccount(deps.db, userId);
  const refused = account?.refused ? { refused: account.refused } : {};
  const state = account ? await presentState(deps.db, account) : 'disconnected';
  if (!account || state === 'disconnected') {
    const none = { connected: false, username: null, state: 'disconnected' as const };
    return { ...none, ...(await firstOf(deps, userId)), ...refused };
  }
  return { connected: state === 'connected', username: account.username, state, ...refused };
}

async function firstOf(deps: { db: Db }, userId: string): Promise<{ first?: true }> {
  return (await hasConnected(deps.db, userId)) ? {} : { first: true };
}
