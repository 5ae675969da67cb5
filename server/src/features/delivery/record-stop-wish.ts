import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Sender } from '../instagram/sending-account.ts';
import { blockOnRequest } from './block-people.ts';
import { listOtherWriters } from './contacted.repo.ts';
import { insertWishes } from './stop-wish.repo.ts';

/** A person told this account to stop; they are known by these names, by an id, or both. */
export async function recordStopWish(
  { clock }: { clock: Clock },
  tx: Tx,
  { userId, account: sender }: Sender,
  { names, recipientId }: { names: string[]; recipientId: string },
): Promise<void> {
  const at = clock.now();
  const known = names.length > 0 || recipientId === '' ? names : [''];
  await insertWishes(
    tx,
    known.map((username) => ({ userId, sender, username, recipientId, at })),
  );
  // Other users who wrote to them from this account must not contact them from any of theirs either.
  const others = await listOtherWriters(tx, { userId, account: sender }, { names, recipientId });
  for (const writer of [userId, ...others])
    for (const name of names) await blockOnRequest({ db: tx, clock }, writer, name);
}
