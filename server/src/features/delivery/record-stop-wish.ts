import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { lockUserAgainstDeletion } from '../account/account.repo.ts';
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
  for (const writer of [sender.userId, ...others]) {
    // Whom a deleted user wrote to is known until a task has deleted it; their list is gone.
    if (!(await lockUserAgainstDeletion(tx, writer))) continue;
    for (const name of person.names) await blockOnRequest({ db: tx, clock }, writer, name);
  }
}
