import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { lockUserAgainstDeletion } from '../account/account.repo.ts';
import { type KnownPerson, rowsOf } from '../instagram/known-by.ts';
import type { Sender } from '../instagram/sending-account.ts';
import { blockOnRequest } from './block-people.ts';
import { listIdsOf, listOtherWriters } from './contacted.repo.ts';
import { insertWishes } from './stop-wish.repo.ts';

/** A person told this account to stop. */
export async function recordStopWish(
  { clock }: { clock: Clock },
  tx: Tx,
  sender: Sender,
  person: KnownPerson,
): Promise<void> {
  const ids = await listIdsOf(tx, sender, person.names);
  const known = { ...person, recipientIds: [...new Set([...person.recipientIds, ...ids])] };
  // Other users who wrote to them from this account must not contact them from any of theirs either.
  const others = await listOtherWriters(tx, sender, known);
  for (const userId of [sender.userId, ...others]) {
    // Whom a deleted user wrote to is known until a task has deleted it; their list is gone.
    if (!(await lockUserAgainstDeletion(tx, userId))) continue;
    await insertWishes(tx, rowsOf({ ...sender, userId }, known, clock.now()));
    for (const name of person.names) await blockOnRequest({ db: tx, clock }, userId, name);
  }
}
