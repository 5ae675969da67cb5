import type { Db, Tx } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { deleteHeardBefore, insertHeard } from './heard-from.repo.ts';
import { type KnownPerson, rowsOf } from './known-by.ts';
import type { Sender } from './sending-account.ts';

/** Somebody wrote to this account. The time is ours: until we heard of it, nobody here could have read it. */
export async function noteHeard(
  { clock }: { clock: Clock },
  tx: Tx,
  sender: Sender,
  person: KnownPerson,
): Promise<void> {
  await insertHeard(tx, rowsOf(sender, person, clock.now()));
}

/** Whoever goes back to the same people, each season or each year, still finds what they said the last time. */
const keptDays = 400;

export async function forgetHeard({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteHeardBefore(db, after(clock.now(), -days(keptDays)));
}
