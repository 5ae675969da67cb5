import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { type KnownPerson, rowsOf } from '../instagram/known-by.ts';
import type { Sender } from '../instagram/sending-account.ts';
import { blockOnRequest } from './block-people.ts';
import { listOtherWriters } from './contacted.repo.ts';
import { insertWishes } from './stop-wish.repo.ts';

/** A person told this account to stop. */
export async function recordStopWish(
  { clock }: { clock: Clock },
  tx: Tx,
  sender: Sender,
  person: KnownPerson,
): Promise<void> {
  await insertWishes(tx, rowsOf(sender, person, clock.now()));
  // Other users who wrote to them from this account must not contact them from any of theirs either.
  const others = await listOtherWriters(tx, sender, person);
  for (const writer of [sender.userId, ...others])
    for (const name of person.names) await blockOnRequest({ db: tx, clock }, writer, name);
}
