import type { Db, Tx } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { deleteHeardBefore, insertHeard } from './heard-from.repo.ts';
import type { Sender } from './sending-account.ts';

/**
 * Somebody wrote to this account: they are known by these names, by an id, or both. The time is ours: until we heard of it, nobody here
 * could have read it.
 */
export async function recordHeardFrom(
  { clock }: { clock: Clock },
  tx: Tx,
  { userId, account: sender }: Sender,
  { names, recipientId }: { names: string[]; recipientId: string },
): Promise<void> {
  const at = clock.now();
  const known = names.length > 0 || recipientId === '' ? names : [''];
  await insertHeard(
    tx,
    known.map((username) => ({ userId, sender, username, recipientId, at })),
  );
}

/** Whoever goes back to the same people, each season or each year, still finds what they said the last time. */
const keptDays = 400;

export async function forgetHeard({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteHeardBefore(db, after(clock.now(), -days(keptDays)));
}
