import type { Db, Tx } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { deleteHeardBefore, insertHeard } from './heard-from.repo.ts';
import type { Sender } from './sending-account.ts';

/**
 * A person wrote to this account; they are known by these names, by an id, or both. The time is that of receiving the event: nobody here
 * could have read the message before.
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

/** Long enough for users who contact the same people again each season or each year. */
const keptDays = 400;

export async function forgetHeard({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteHeardBefore(db, after(clock.now(), -days(keptDays)));
}
