import type { InstagramStatus } from '@opener/contract/instagram';
import type { Db } from '../../db/database.ts';
import { findInstagramAccount, hasConnected } from './instagram.repo.ts';

export async function readInstagramStatus(deps: { db: Db }, userId: string): Promise<InstagramStatus> {
  const account = await findInstagramAccount(deps.db, userId);
  if (!account || account.state === 'disconnected')
    return { connected: false, username: null, state: 'disconnected', ...(await firstOf(deps, userId)) };
  return { connected: account.state === 'connected', username: account.username, state: account.state };
}

async function firstOf(deps: { db: Db }, userId: string): Promise<{ first?: true }> {
  return (await hasConnected(deps.db, userId)) ? {} : { first: true };
}
