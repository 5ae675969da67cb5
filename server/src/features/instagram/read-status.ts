import type { InstagramStatus } from '@opener/contract/instagram';
import type { Db } from '../../db/database.ts';
import { findInstagramAccount } from './instagram.repo.ts';

export async function readInstagramStatus(deps: { db: Db }, userId: string): Promise<InstagramStatus> {
  const account = await findInstagramAccount(deps.db, userId);
  if (!account || account.state === 'disconnected')
    return { connected: false, username: null, state: 'disconnected' };
  return { connected: account.state === 'connected', username: account.username, state: account.state };
}
