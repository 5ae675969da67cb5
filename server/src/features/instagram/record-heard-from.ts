import type { Db, Tx } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { deleteHeardBefore, insertHeard, listUnnamed } from './heard-from.repo.ts';
import type { Recipient } from '../../providers/instagram/port.ts';
import { idsOf, type KnownPerson, rowsOf } from './known-by.ts';
import type { Sender } from './sending-account.ts';

/** A person wrote to this account. The time is that of receiving the event: nobody here could have read the message before. */
export async function recordHeardFrom(
  { clock }: { clock: Clock },
  tx: Tx,
  sender: Sender,
  person: KnownPerson,
): Promise<void> {
  await insertHeard(tx, rowsOf(sender, person, clock.now()));
}

/**
 * People who wrote while only an id was known are known by name from now on, in every list too. `toldAt` is given where it matters when the
 * user could first know of it, and not when they wrote.
 */
export async function recordName(
  tx: Tx,
  sender: Sender,
  person: { username: string } & Recipient,
  toldAt?: Date,
): Promise<void> {
  const { username } = person;
  for (const heard of await listUnnamed(tx, sender, { username, ids: idsOf(person) }))
    await insertHeard(tx, [{ ...heard, userId: sender.userId, username, ...(toldAt && { at: toldAt }) }]);
}

/** Opt-outs that one user revoked. Other users of the accounts that were asked should still look before they write. */
export async function recordRevoked(
  { clock }: { clock: Clock },
  tx: Tx,
  revokedBy: string,
  told: { userId: string; sender: string; username: string; recipientId: string }[],
): Promise<void> {
  const at = clock.now();
  await insertHeard(
    tx,
    told.map(({ userId, sender, username, recipientId }) => ({
      userId,
      sender,
      username,
      recipientId,
      at,
      revokedBy,
    })),
  );
}

/** Long enough for users who contact the same people again each season or each year. */
const keptDays = 400;

export async function forgetHeard({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteHeardBefore(db, after(clock.now(), -days(keptDays)));
}
